public import SweepDiagnostics

/// How many files were checked and what was found in them.
public struct Summary: Hashable, Sendable {
  /// The files, including those that could not be read.
  public private(set) var files = 0
  /// The files that could not be read.
  public private(set) var unreadable = 0
  private var findings: [Diagnostic.Severity: Int] = [:]

  /// Makes the summary of no files.
  public init() {}

  /// The number of findings of a severity.
  public func count(_ severity: Diagnostic.Severity) -> Int { findings[severity, default: 0] }

  /// The number of all findings.
  public var findingCount: Int { findings.values.reduce(0, +) }

  /// Counts a file that could be read.
  public mutating func add(_ diagnostics: [Diagnostic]) {
    files += 1
    for diagnostic in diagnostics { findings[diagnostic.severity, default: 0] += 1 }
  }

  /// Counts a file that could not be read, which is not a finding.
  public mutating func addUnreadable() {
    files += 1
    unreadable += 1
  }
}

extension Summary: CustomStringConvertible {
  /// The line for people: `3 files, 2 errors, 1 warning`, or `3 files, all good`.
  public var description: String {
    var parts = [Self.words(files, "file")]
    for severity in Diagnostic.Severity.allCases where count(severity) > 0 {
      parts.append(Self.words(count(severity), severity.rawValue))
    }
    if unreadable > 0 { parts.append("\(unreadable) unreadable") }
    if isGood { parts.append("all good") }
    return parts.joined(separator: ", ")
  }

  /// Whether there were files, and nothing was found in any of them.
  var isGood: Bool { files > 0 && findingCount == 0 && unreadable == 0 }

  /// A number with its noun, in the plural unless it is 1.
  static func words(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
