import SweepDiagnostics

/// An object a line and finding, with the keys of `JSONFinding`.
struct NDJSONReport: ReportWriter {
  func begin() -> String { "" }

  func file(_ name: String, _ findings: [Diagnostic]) -> String {
    findings.reduce(into: "") { $0 += JSONText.line(JSONFinding($1)) + "\n" }
  }

  func end(_ summary: Summary) -> String { "" }
}
