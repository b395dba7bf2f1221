public import ArgumentParser
import SweepDiagnostics
import SweepDiff
import SweepReports

/// The forms in which differences are told, by their names on the command line.
enum DiffOutput: String, CaseIterable, ExpressibleByArgument {
  /// Lines with `-` and `+`.
  case text
  /// A list with an object a pair that differs.
  case json
  /// Tables for a pull request.
  case markdown
  /// JUnit's XML, with a test case a pair that differs.
  case junit
  /// Annotations of GitHub Actions.
  case github
  /// One page with both pictures.
  case html
}

extension DiffOutput {
  /// All differences in this form.
  func text(of run: DiffRun, color: Bool) throws(Failure) -> String {
    switch self {
    case .text: return run.results.map { Self.text($0, color) }.joined()
    case .markdown: return run.results.map(Self.markdown).joined(separator: "\n")
    case .json: return "[" + run.results.map(Self.json).joined(separator: ",\n") + "]\n"
    case .junit: return Self.report(.junit, run)
    case .github: return Self.report(.github, run)
    case .html: return try Self.page(run)
    }
  }

  private static func text(_ result: DiffRun.Result, _ color: Bool) -> String {
    switch result {
    case .added(let name): "+++ \(name.visible) is only there now\n"
    case .removed(let name): "--- \(name.visible) is no longer there\n"
    case .different(let difference, _, _): difference.report(.text, color: color)
    }
  }

  private static func markdown(_ result: DiffRun.Result) -> String {
    switch result {
    case .added(let name): "**\(DiffFormat.markdownText(name))** is only there now\n"
    case .removed(let name): "**\(DiffFormat.markdownText(name))** is no longer there\n"
    case .different(let difference, _, _): difference.report(.markdown)
    }
  }

  private static func json(_ result: DiffRun.Result) -> String {
    switch result {
    case .added(let name): DiffFormat.json(old: nil, new: name)
    case .removed(let name): DiffFormat.json(old: name, new: nil)
    case .different(let difference, _, _): difference.report(.json)
    }
  }

  private static func report(_ format: ReportFormat, _ run: DiffRun) -> String {
    var report = Report(format, ReportOptions(version: SweephandCommand.version))
    var text = report.begin()
    for result in run.results {
      let (name, findings): (String, [Diagnostic]) =
        switch result {
        case .added(let name): (name, [Diagnostic(.changed, "is only there now", file: name)])
        case .removed(let name): (name, [Diagnostic(.changed, "is no longer there", file: name)])
        case .different(let difference, _, _): (difference.newName, difference.diagnostics())
        }
      text += report.file(name.visible, findings)
    }
    return text + report.end()
  }

  private static func page(_ run: DiffRun) throws(Failure) -> String {
    guard run.count <= 1 else {
      throw Failure(message: "sweephand: a page shows one pair of files, not \(run.count)")
    }
    guard case .different(let difference, let old, let new) = run.results.first else { return "" }
    let texts = [old, new].map { String(decoding: $0, as: UTF8.self) }
    return DiffPage(difference, old: texts[0], new: texts[1]).html
  }
}
