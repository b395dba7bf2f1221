import SweepDiagnostics

/// An array of issues as GitLab's merge requests compare them (docs.gitlab.com, "Code Quality").
struct GitLabReport: ReportWriter {
  private var items = JSONItems()

  func begin() -> String { "[" }

  mutating func file(_ name: String, _ findings: [Diagnostic]) -> String {
    var fingerprint = Fingerprint(file: name)
    return findings.reduce(into: "") { text, finding in
      text += items.next(Issue(finding, fingerprint: fingerprint.next(finding)))
    }
  }

  func end(_ summary: Summary) -> String { "\n]\n" }
}

private struct Issue: Encodable {
  struct Location: Encodable {
    let path: String
    let lines: Lines
  }

  struct Lines: Encodable {
    let begin: Int
  }

  let description: String
  let checkName: String
  let fingerprint: String
  let severity: String
  let location: Location

  enum CodingKeys: String, CodingKey {
    case description
    case checkName = "check_name"
    case fingerprint, severity, location
  }

  init(_ finding: Diagnostic, fingerprint: String) {
    description = finding.sentence
    checkName = finding.code.rawValue
    self.fingerprint = fingerprint
    severity = finding.code == .unreadable ? "critical" : finding.severity.ofGitLab
    // A line is required, also of what concerns the whole file.
    location = Location(
      path: ReportPath.relative(finding.file), lines: Lines(begin: finding.line ?? 1))
  }
}

extension Diagnostic.Severity {
  /// The word out of info, minor, major, critical and blocker; the last is nobody's here.
  fileprivate var ofGitLab: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
