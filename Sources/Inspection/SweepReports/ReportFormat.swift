/// The forms in which findings are told, by their names on the command line.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// For people: each finding with its line, a caret and a hint.
  case text
  /// One line a finding, as compilers write them and editors read them.
  case short
  /// One document of JSON.
  case json
  /// One object of JSON a line and finding.
  case ndjson
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit's XML, with a test case a file.
  case junit
  /// Annotations of GitHub Actions.
  case github
  /// GitLab's code quality report.
  case gitlab
}

extension ReportFormat {
  /// The writer of the format.
  func writer(_ options: ReportOptions) -> any ReportWriter {
    switch self {
    case .text: TextReport(isColored: options.isColored)
    case .short: ShortReport(isColored: options.isColored)
    case .json: JSONReport(version: options.version)
    case .ndjson: NDJSONReport()
    case .sarif: SARIFReport(version: options.version)
    case .junit: JUnitReport(failOn: options.failOn)
    case .github: GitHubReport()
    case .gitlab: GitLabReport()
    }
  }
}
