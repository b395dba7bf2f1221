import SweepDiagnostics

/// One JSON document: the `version` of the format, the `tool`, the `findings` and the `summary`.
struct JSONReport: ReportWriter {
  private let version: String
  private var items = JSONItems()

  /// Makes the writer for a version of the program.
  init(version: String) { self.version = version }

  func begin() -> String {
    let tool = JSON.object(["name": .string("sweephand"), "version": .string(version)])
    return #"{"version":1,"tool":\#(tool.line),"findings":["#
  }

  mutating func file(_ name: String, _ findings: [Diagnostic], _ time: Duration?) -> String {
    findings.reduce(into: "") { $0 += items.next($1.json) }
  }

  func end(_ summary: Summary) -> String {
    let counts = JSON.object([
      "files": .number(summary.files), "unreadable": .number(summary.unreadable),
      "errors": .number(summary.count(.error)), "warnings": .number(summary.count(.warning)),
      "notes": .number(summary.count(.note)),
    ])
    return "\n],\"summary\":\(counts.line)}\n"
  }
}
