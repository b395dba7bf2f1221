import SweepDiagnostics

/// A format as a stream: what is written is forgotten, whatever the number of files.
protocol ReportWriter: Sendable {
  /// The text before all files; empty by default.
  mutating func begin() -> String

  /// The text of a file and its findings, which are in the order of their places.
  ///
  /// - Parameter time: how long the file took, if somebody measured it.
  mutating func file(_ name: String, _ findings: [Diagnostic], _ time: Duration?) -> String

  /// The text after all files; empty by default.
  mutating func end(_ summary: Summary) -> String
}

extension ReportWriter {
  func begin() -> String { "" }
  func end(_ summary: Summary) -> String { "" }
}
