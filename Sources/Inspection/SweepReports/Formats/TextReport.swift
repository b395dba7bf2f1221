import SweepDiagnostics

/// Findings as people read them: the headline, the line with a caret, the hint.
struct TextReport: ReportWriter {
  private let ink: Ink

  init(isColored: Bool) { ink = isColored ? .colored : .plain }

  func begin() -> String { "" }

  func file(_ name: String, _ findings: [Diagnostic]) -> String {
    findings.reduce(into: "") { $0 += $1.text(in: ink) + "\n" }
  }

  func end(_ summary: Summary) -> String { "" }
}
