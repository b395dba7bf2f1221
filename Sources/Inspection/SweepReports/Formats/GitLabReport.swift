import SweepDiagnostics

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
