import SweepDiagnostics

/// Findings one after the other, each as a text that ends its line.
struct TextReport: ReportWriter {
  /// The text of a finding.
  let text: @Sendable (Diagnostic) -> String

  func file(_ name: String, _ findings: [Diagnostic], _ time: Duration?) -> String {
    findings.reduce(into: "") { $0 += text($1) + "\n" }
  }
}
