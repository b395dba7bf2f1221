import SweepDiagnostics

/// Findings as compilers write them: `file:line:col: error[SH0202]: message`, and nothing besides.
struct ShortReport: ReportWriter {
  private let ink: Ink

  init(isColored: Bool) { ink = isColored ? .colored : .plain }

  func begin() -> String { "" }

  func file(_ name: String, _ findings: [Diagnostic]) -> String {
    findings.reduce(into: "") { $0 += $1.headline(in: ink) + "\n" }
  }

  func end(_ summary: Summary) -> String { "" }
}
