import SweepDiagnostics

/// Commands of GitHub Actions that put findings beside the lines of a pull request.
///
/// GitHub shows at most 10 errors, 10 warnings and 10 notices of a step and drops the rest silently;
/// this log shows how many more there are.
struct GitHubReport: ReportWriter {
  private static let most = 10
  private var counts: [Diagnostic.Severity: Int] = [:]

  mutating func file(_ name: String, _ findings: [Diagnostic], _ time: Duration?) -> String {
    var text = ""
    for finding in findings {
      counts[finding.severity, default: 0] += 1
      if counts[finding.severity, default: 0] <= Self.most { text += Self.command(finding) + "\n" }
    }
    return text
  }

  func end(_ summary: Summary) -> String {
    Diagnostic.Severity.allCases.reduce(into: "") { text, kind in
      let more = counts[kind, default: 0] - Self.most
      if more > 0 { text += "and \(more) more \(kind.rawValue)\(more == 1 ? "" : "s")\n" }
    }
  }

  private static func command(_ finding: Diagnostic) -> String {
    var properties = "file=\(escaped(ReportPath.relative(finding.file), isProperty: true))"
    if let line = finding.line { properties += ",line=\(line)" }
    if let column = finding.column { properties += ",col=\(column)" }
    // The last column at fault, where ours is the one behind it.
    if let end = finding.endColumn, let column = finding.column, end > column {
      properties += ",endColumn=\(end - 1)"
    }
    let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
    return "::\(kind) \(properties),title=\(finding.code.rawValue)"
      + "::\(escaped(finding.sentence, isProperty: false))"
  }

  /// The text with what would end it written as the runner reads it (actions/toolkit, command.ts),
  /// and with what a terminal would obey made visible.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped += scalar.visible
      }
    }
  }
}

/// An array of issues as GitLab's merge requests compare them (docs.gitlab.com, "Code Quality").
struct GitLabReport: ReportWriter {
  private var items = JSONItems()

  func begin() -> String { "[" }

  mutating func file(_ name: String, _ findings: [Diagnostic], _ time: Duration?) -> String {
    var fingerprint = Fingerprint(file: name)
    return findings.reduce(into: "") { text, finding in
      text += items.next(Self.issue(finding, fingerprint: fingerprint.next(finding)))
    }
  }

  func end(_ summary: Summary) -> String { "\n]\n" }

  private static func issue(_ finding: Diagnostic, fingerprint: String) -> JSON {
    .object([
      "description": .string(finding.sentence), "check_name": .string(finding.code.rawValue),
      "fingerprint": .string(fingerprint), "severity": .string(severity(of: finding)),
      "location": .object([
        "path": .string(ReportPath.relative(finding.file)),
        // A line is required, even for a finding that concerns the whole file.
        "lines": .object(["begin": .number(finding.line ?? 1)]),
      ]),
    ])
  }

  /// One of info, minor, major, critical and blocker; nothing here is a blocker.
  private static func severity(of finding: Diagnostic) -> String {
    switch finding.severity {
    case .error: finding.code == .unreadable ? "critical" : "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
