import SweepDiagnostics
import SweepDiff
package import SweepFiles
import SweepGeometry
package import SweepReports

extension ReportFormat {
  /// The differences of a run in this format.
  ///
  /// - Parameters:
  ///   - version: the version of the program.
  ///   - address: the address of a commit's file, from which Markdown shows both pictures.
  package func text(
    of run: DiffRun, color: Bool, version: String,
    address: ((_ commit: String, _ path: String) -> String)? = nil
  ) throws(FileError) -> String {
    switch self {
    case .text: return run.results.map { Self.text($0, color) }.joined()
    case .markdown: return run.results.map { Self.markdown($0, address) }.joined(separator: "\n")
    case .json: return "[" + run.results.map(Self.json).joined(separator: ",\n") + "]\n"
    case .html: return try Self.page(run)
    case .short, .ndjson, .junit, .github, .sarif, .gitlab: return report(run, version)
    }
  }

  private static func text(_ result: DiffRun.Result, _ color: Bool) -> String {
    let pair = result.pair
    switch result.content {
    case .different(let difference, _, _): return difference.text(color: color)
    case .incomparable(let sentences):
      let (old, new) = ("--- \(pair.oldName.visible)", "+++ \(pair.newName.visible)")
      let words = sentences.map(\.visible)
      if pair.old == nil { return words.map { "\(new) \($0)\n" }.joined() }
      if pair.new == nil { return words.map { "\(old) \($0)\n" }.joined() }
      return "\(old)\n\(new)\n" + words.map { "@@ \($0) @@\n" }.joined()
    }
  }

  private static func markdown(
    _ result: DiffRun.Result, _ address: ((String, String) -> String)?
  ) -> String {
    let words = markdown(result)
    guard let address else { return words }
    let pair = result.pair
    let cells = [
      ("before", pair.old, pair.commits.old, pair.oldName),
      ("after", pair.new, pair.commits.new, pair.newName),
    ].map { title, source, commit, name in
      guard source != nil, let commit else { return "" }
      // The name begins with `a/` or `b/`.
      let place = address(commit, String(name.dropFirst(2)))
      return "<img src=\"\(place)\" alt=\"\(title)\" width=\"270\">"
    }
    let head = words.prefix { $0 != "\n" }
    return """
      \(head)

      | before | after |
      |---|---|
      | \(cells.joined(separator: " | ")) |

      """ + words.dropFirst(head.count + 1)
  }

  private static func markdown(_ result: DiffRun.Result) -> String {
    switch result.content {
    case .different(let difference, _, _): return difference.markdown
    case .incomparable(let sentences):
      let name = result.pair.new == nil ? result.pair.oldName : result.pair.newName
      return sentences.map {
        "**\(name.visible.escapedForMarkdown)** \($0.visible.escapedForMarkdown)\n"
      }.joined()
    }
  }

  private static func json(_ result: DiffRun.Result) -> String {
    let pair = result.pair
    switch result.content {
    case .different(let difference, _, _): return difference.json
    case .incomparable(let sentences):
      return Difference.json(
        old: pair.old.map { _ in pair.oldName }, new: pair.new.map { _ in pair.newName },
        saying: sentences)
    }
  }

  private func report(_ run: DiffRun, _ version: String) -> String {
    var report = Report(self, ReportOptions(version: version))
    var text = report.begin()
    for result in run.results {
      let path = result.pair.path
      let findings: [Diagnostic] =
        switch result.content {
        case .different(let difference, _, _): difference.diagnostics(file: path)
        case .incomparable(let sentences):
          sentences.map { Diagnostic(.changed, $0, file: path) }
        }
      text += report.file(path.visible, findings, took: result.time)
    }
    return text + report.end()
  }

  private static func page(_ run: DiffRun) throws(FileError) -> String {
    let moments = run.moments?.seconds.count ?? 1
    guard run.count * moments > 1 else { return try run.results.first.map(Self.page) ?? "" }
    var index = DiffIndex(
      run.results.map { result in
        DiffIndex.Entry(
          name: result.pair.path, words: words(result), page: (try? page(result)) ?? "")
      }, of: run.count * moments)
    index.isOfMoments = run.moments != nil
    return index.html
  }

  private static func words(_ result: DiffRun.Result) -> String {
    switch result.content {
    case .different(let difference, _, _):
      (difference.momentWords.map { "\($0): " } ?? "") + difference.summary
    case .incomparable(let sentences): sentences.joined(separator: ", ")
    }
  }

  private static func page(_ result: DiffRun.Result) throws(FileError) -> String {
    switch result.content {
    case .incomparable where result.pair.old == nil || result.pair.new == nil: return ""
    case .incomparable(let sentences):
      let reason = sentences.map(\.visible).joined(separator: ", ")
      throw FileError(
        path: "--format html", reason: "a page shows files that can be read: \(reason)")
    case .different(let difference, let old, let new):
      return DiffPage(
        difference, old: String(decoding: old, as: UTF8.self),
        new: String(decoding: new, as: UTF8.self)
      ).html
    }
  }
}
