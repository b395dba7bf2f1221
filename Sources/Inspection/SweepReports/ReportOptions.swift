/// What some formats show besides the findings.
public struct ReportOptions: Hashable, Sendable {
  /// The version of the program, for formats that name it.
  public var version: String
  /// The findings that JUnit's format counts as failures; those of `error` by default.
  public var failOn: FailOn
  /// Whether the formats for people are coloured; they are not by default.
  public var isColored: Bool

  /// Makes the options.
  public init(version: String, failOn: FailOn = .error, isColored: Bool = false) {
    self.version = version
    self.failOn = failOn
    self.isColored = isColored
  }
}
