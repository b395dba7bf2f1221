import SweepDiagnostics

/// One document: `version` of the format, `tool`, `findings` and, counted at last, the `summary`.
struct JSONReport: ReportWriter {
  private let version: String
  private var items = JSONItems()

  /// Makes the writer for a version of the program.
  init(version: String) { self.version = version }

  func begin() -> String {
    let tool = JSONText.line(["name": "sweephand", "version": version])
    return #"{"version":1,"tool":\#(tool),"findings":["#
  }

  mutating func file(_ name: String, _ findings: [Diagnostic]) -> String {
    findings.reduce(into: "") { $0 += items.next(JSONFinding($1)) }
  }

  func end(_ summary: Summary) -> String {
    let counts = [
      "files": summary.files, "unreadable": summary.unreadable, "errors": summary.count(.error),
      "warnings": summary.count(.warning), "notes": summary.count(.note),
    ]
    return "\n],\"summary\":\(JSONText.line(counts))}\n"
  }
}
