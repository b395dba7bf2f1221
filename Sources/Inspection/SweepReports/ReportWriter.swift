import SweepDiagnostics

/// A format as a stream: what is written is forgotten, whatever the number of files.
protocol ReportWriter: Sendable {
  /// The text before all files.
  mutating func begin() -> String

  /// The text of a file and its findings, which are in the order of their places.
  mutating func file(_ name: String, _ findings: [Diagnostic]) -> String

  /// The text behind all files.
  mutating func end(_ summary: Summary) -> String
}
