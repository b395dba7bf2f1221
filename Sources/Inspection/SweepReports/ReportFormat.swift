import SweepDiagnostics

/// The formats of findings and of differences, by their names on the command line.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// For people: findings with their line, a caret and a hint; differences as lines with `-` and `+`.
  case text
  /// One line per finding, as compilers write them and editors read them:
  /// `file:line:col: error[SH0202]: message`.
  case short
  /// One JSON document: findings with their summary, or a list with an object for each pair.
  case json
  /// One JSON object per line and finding.
  case ndjson
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit's XML, with a test case for each file or pair.
  case junit
  /// Annotations of GitHub Actions.
  case github
  /// GitLab's code quality report.
  case gitlab
  /// Tables for a pull request.
  case markdown
  /// One page; of differences with the pictures of all pairs.
  case html
}

extension ReportFormat {
  func writer(_ options: ReportOptions) -> any ReportWriter {
    let ink = options.isColored ? TerminalStyle.colored : .plain
    return switch self {
    case .text: TextReport { $0.text(in: ink) }
    case .short: TextReport { $0.headline(in: ink) }
    case .ndjson: TextReport { $0.json.line }
    case .json: JSONReport(version: options.version)
    case .sarif: SARIFReport(version: options.version)
    case .junit: JUnitReport(failOn: options.failOn)
    case .github: GitHubReport()
    case .gitlab: GitLabReport()
    case .markdown: MarkdownReport()
    case .html: HTMLReport()
    }
  }
}
