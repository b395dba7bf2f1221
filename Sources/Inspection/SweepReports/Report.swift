public import SweepDiagnostics

/// A report that is written while files are looked at, in the memory that one file takes; JUnit's
/// format alone keeps its cases until the end.
///
/// The same calls give the same text, times included. The result is written to the output
/// unchanged:
///
/// ```swift
/// var report = Report(.sarif, ReportOptions(version: "0.1.0"))
/// print(report.begin(), terminator: "")
/// print(report.file("dial.svg", findings), terminator: "")
/// print(report.end(), terminator: "")
/// ```
public struct Report: Sendable {
  /// Counts so far.
  public private(set) var summary = Summary()
  private var writer: any ReportWriter

  /// Makes a report in a format.
  public init(_ format: ReportFormat, _ options: ReportOptions) {
    writer = format.writer(options)
  }

  /// The text before that of the first file.
  public mutating func begin() -> String { writer.begin() }

  /// The text of a file with its findings sorted by place; some formats also list files without any.
  ///
  /// - Parameter profile: the profile by which it was judged, for the summary; nil, the default, for
  ///   none.
  /// - Parameter time: how long the file took, which JUnit's format alone tells; nil, the default,
  ///   where that is not measured.
  public mutating func file(
    _ name: String, _ findings: [Diagnostic], as profile: String? = nil, took time: Duration? = nil
  ) -> String {
    summary.add(findings, as: profile)
    return writer.file(name, findings.sortedByPlace(), time)
  }

  /// The text of a file that cannot be read.
  ///
  /// - Parameter reason: the reason as a message has it: lower case, without a full stop.
  public mutating func unreadable(_ name: String, _ reason: String) -> String {
    summary.addUnreadable()
    return writer.file(name, [Diagnostic(.unreadable, reason, file: name)], nil)
  }

  /// The text after that of the last file.
  public mutating func end() -> String { writer.end(summary) }
}

/// A format as a stream: memory does not grow with the number of files.
protocol ReportWriter: Sendable {
  /// The text before all files; empty by default.
  mutating func begin() -> String

  /// The text of a file and its findings, which are in the order of their places.
  ///
  ///
  /// - Parameter time: the duration, if it was measured.
  mutating func file(_ name: String, _ findings: [Diagnostic], _ time: Duration?) -> String

  /// The text after all files; empty by default.
  mutating func end(_ summary: Summary) -> String
}

extension ReportWriter {
  func begin() -> String { "" }
  func end(_ summary: Summary) -> String { "" }
}

/// Counts of checked files and of findings.
public struct Summary: Hashable, Sendable {
  /// The files, including those that could not be read.
  public private(set) var files = 0
  /// The files that could not be read.
  public private(set) var unreadable = 0
  private var findings: [Diagnostic.Severity: Int] = [:]
  /// The files that were judged by each profile.
  public private(set) var profiles: [String: Int] = [:]

  /// Makes the summary of no files.
  public init() {}

  /// The number of findings of a severity.
  public func count(_ severity: Diagnostic.Severity) -> Int { findings[severity, default: 0] }

  /// The number of all findings.
  public var findingCount: Int { findings.values.reduce(0, +) }

  /// Counts a file that could be read.
  ///
  /// - Parameter profile: the profile by which it was judged; nil, the default, for none.
  public mutating func add(_ diagnostics: [Diagnostic], as profile: String? = nil) {
    files += 1
    if let profile { profiles[profile, default: 0] += 1 }
    for diagnostic in diagnostics { findings[diagnostic.severity, default: 0] += 1 }
  }

  /// Counts a file that could not be read, which is not a finding.
  public mutating func addUnreadable() {
    files += 1
    unreadable += 1
  }
}

extension Summary: CustomStringConvertible {
  /// The line for people: `3 files as svg2, 2 errors, 1 warning`, or `1 file as output, all good`; files
  /// of several profiles are `3 files (1 as output, 2 as svg2)`.
  public var description: String {
    var parts = [Self.words(files, "file") + judged]
    for severity in Diagnostic.Severity.allCases where count(severity) > 0 {
      parts.append(Self.words(count(severity), severity.rawValue))
    }
    if unreadable > 0 { parts.append("\(unreadable) unreadable") }
    if isGood { parts.append("all good") }
    return parts.joined(separator: ", ")
  }

  private var judged: String {
    if profiles.count == 1, let (name, count) = profiles.first, count == files {
      return " as \(name)"
    }
    let parts = profiles.sorted { $0.key < $1.key }.map { "\($0.value) as \($0.key)" }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  var isGood: Bool { files > 0 && findingCount == 0 && unreadable == 0 }

  /// A number with its noun, in the plural unless it is 1.
  static func words(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
