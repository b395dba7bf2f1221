import ArgumentParser
import SweepDiagnostics
import SweepDiff
import SweepFiles
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
    switch result.outcome {
    case .added(let name): "+++ \(name.visible) is only there now\n"
    case .removed(let name): "--- \(name.visible) is no longer there\n"
    case .different(let difference, _, _): difference.report(.text, color: color)
    case .unreadable(let old, let new):
      "--- \(old.name.visible)\n+++ \(new.name.visible)\n"
        + unreadable(old, new).map { "@@ \($0.visible) @@\n" }.joined()
    }
  }

  private static func markdown(_ result: DiffRun.Result) -> String {
    switch result.outcome {
    case .added(let name): "**\(DiffFormat.markdownText(name))** is only there now\n"
    case .removed(let name): "**\(DiffFormat.markdownText(name))** is no longer there\n"
    case .different(let difference, _, _): difference.report(.markdown)
    case .unreadable(let old, let new):
      unreadable(old, new).map {
        "**\(DiffFormat.markdownText(new.name))** \(DiffFormat.markdownText($0))\n"
      }.joined()
    }
  }

  /// What is said of the sides that cannot be read.
  private static func unreadable(_ old: DiffSide, _ new: DiffSide) -> [String] {
    [
      old.error.map { "could not be read before: \($0.reason)" },
      new.error.map { "cannot be read now: \($0.reason)" },
    ].compactMap { $0 }
  }

  private static func json(_ result: DiffRun.Result) -> String {
    switch result.outcome {
    case .added(let name): DiffFormat.json(old: nil, new: name)
    case .removed(let name): DiffFormat.json(old: name, new: nil)
    case .different(let difference, _, _): difference.report(.json)
    case .unreadable(let old, let new):
      DiffFormat.json(old: old.name, new: new.name, saying: unreadable(old, new))
    }
  }

  private static func report(_ format: ReportFormat, _ run: DiffRun) -> String {
    var report = Report(format, ReportOptions(version: SweephandCommand.version))
    var text = report.begin()
    for result in run.results {
      let findings: [Diagnostic] =
        switch result.outcome {
        case .added: [Diagnostic(.changed, "the file is only there now", file: result.path)]
        case .removed: [Diagnostic(.changed, "the file is no longer there", file: result.path)]
        case .different(let difference, _, _): difference.diagnostics(file: result.path)
        case .unreadable(let old, let new):
          unreadable(old, new).map { Diagnostic(.changed, "the file \($0)", file: result.path) }
        }
      text += report.file(result.path.visible, findings)
    }
    return text + report.end()
  }

  private static func page(_ run: DiffRun) throws(Failure) -> String {
    guard run.count <= 1 else {
      throw Failure(message: "sweephand: a page shows one pair of files, not \(run.count)")
    }
    if case .unreadable(let old, let new) = run.results.first?.outcome,
      let error = old.error ?? new.error
    {
      throw Failure(message: "sweephand: a page shows files that can be read: \(error)")
    }
    guard case .different(let difference, let old, let new) = run.results.first?.outcome else {
      return ""
    }
    let texts = [old, new].map { String(decoding: $0, as: UTF8.self) }
    return DiffPage(difference, old: texts[0], new: texts[1]).html
  }
}
