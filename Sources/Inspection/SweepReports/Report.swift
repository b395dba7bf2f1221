public import SweepDiagnostics

/// A report that is written while files are looked at, in the memory that one file takes; JUnit's
/// format alone keeps its cases until the end.
///
/// The same calls give the same text, times included. What is returned goes to the output as it is:
///
/// ```swift
/// var report = Report(.sarif, ReportOptions(version: "0.1.0"))
/// print(report.begin(), terminator: "")
/// print(report.file("dial.svg", findings), terminator: "")
/// print(report.end(), terminator: "")
/// ```
public struct Report: Sendable {
  /// What has been reported so far.
  public private(set) var summary = Summary()
  private var writer: any ReportWriter

  /// Makes a report in a format.
  public init(_ format: ReportFormat, _ options: ReportOptions) {
    writer = format.writer(options)
  }

  /// The text to write before that of any file.
  public mutating func begin() -> String { writer.begin() }

  /// The text of a file with its findings sorted by place; some formats also list files without any.
  ///
  /// - Parameter time: how long the file took, which JUnit's format alone tells; nil, the default,
  ///   where that is not measured.
  public mutating func file(
    _ name: String, _ findings: [Diagnostic], took time: Duration? = nil
  ) -> String {
    summary.add(findings)
    return writer.file(name, findings.sortedByPlace(), time)
  }

  /// The text of a file that cannot be read.
  ///
  /// - Parameter reason: the reason as a message has it: lower case, without a full stop.
  public mutating func unreadable(_ name: String, _ reason: String) -> String {
    summary.addUnreadable()
    return writer.file(name, [Diagnostic(.unreadable, reason, file: name)], nil)
  }

  /// The text to write after that of all files.
  public mutating func end() -> String { writer.end(summary) }
}
