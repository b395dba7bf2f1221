public import SweepDiagnostics
import SweepGeometry
import SweepXML

extension Difference {
  /// The difference as lines like those of `diff -u`; empty if nothing differs.
  ///
  /// ```
  /// --- old.svg
  /// +++ new.svg
  /// @@ needle: end angle 41.2° → 44° @@
  /// -12:3 /svg/g[@id='needle'] transform="rotate(41.2)"
  /// +12:3 /svg/g[@id='needle'] transform="rotate(44)"
  /// ```
  ///
  /// - Parameter color: whether the lines are coloured for a terminal.
  public func text(color: Bool = false) -> String { DifferenceText(color: color).text(self) }

  /// The number of changes in words, as in `3 changes`.
  public var summary: String {
    let count = sentences.count
    let text = count == 0 ? "no changes" : count == 1 ? "1 change" : "\(count) changes"
    return isCoarse ? text + ", coarsely" : text
  }

  /// The moment as a heading, as in `at 0.5 s`; nil for documents as they are.
  package var momentWords: String? {
    moment.map { "at \(NumberFormat(precision: 3).string($0)) s" }
  }
}

private struct DifferenceText {
  let color: Bool

  func text(_ difference: Difference) -> String {
    if difference.isEmpty { return "" }
    var lines = difference.momentWords.map { [painted("=== \($0)", "1")] } ?? []
    lines += [
      painted("--- \(PlainWords.visible(difference.oldName))", "1"),
      painted("+++ \(PlainWords.visible(difference.newName))", "1"),
    ]
    for sentence in difference.sentences {
      lines.append(painted("@@ \(PlainWords.visible(sentence.description)) @@", "36"))
      for change in sentence.changes { lines += text(change) }
    }
    if difference.isCoarse {
      lines.append("(the documents are too different to tell all in detail)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func text(_ change: Change) -> [String] {
    let isMoved = change.kind == .moved || change.kind == .order
    let shown = change.shownValues(to: 200, quotes: "") { PlainWords.shortened($0, to: 200) }
    let (old, new) = (shown.old ?? "", shown.new ?? "")
    var lines: [String] = []
    if let place = change.old, change.oldValue != nil || isMoved {
      lines.append(painted("-" + line(place, change.attribute, old), "31"))
    }
    if let place = change.new, change.newValue != nil || isMoved {
      lines.append(painted("+" + line(place, change.attribute, new), "32"))
    }
    return lines
  }

  private func line(_ place: Change.Place, _ attribute: String?, _ value: String) -> String {
    let path = PlainWords.visible(place.path)
    guard let attribute else { return "\(place.position) \(path) \(value)" }
    return "\(place.position) \(path) \(attribute)=\"\(value)\""
  }

  private func painted(_ text: String, _ code: String) -> String {
    color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension Difference {
  /// The difference as a table in Markdown, for a pull request.
  public var markdown: String { DifferenceMarkdown.text(self) }
}

private enum DifferenceMarkdown {
  static func text(_ difference: Difference) -> String {
    let moment = difference.momentWords.map { " \($0)" } ?? ""
    let names = "\(escaped(difference.oldName)) → \(escaped(difference.newName))\(moment)"
    if difference.isEmpty { return "**\(names)**: no changes\n" }
    var lines = [
      "**\(names)**: \(difference.summary)", "", "| what | change | where |", "|---|---|---|",
    ]
    for sentence in difference.sentences.prefix(mostRows) {
      let place = sentence.changes.first
      let path = escaped(PlainWords.shortened(place?.path ?? "", to: 60))
      let position = place.map { " \($0.position)" } ?? ""
      let subject = sentence.subject.hasPrefix("/") ? "" : escaped(sentence.subject)
      lines.append("| \(subject) | \(escaped(sentence.text)) | \(path)\(position) |")
    }
    if difference.sentences.count > mostRows {
      lines += ["", "… and \(difference.sentences.count - mostRows) more"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let mostRows = 200

  private static func escaped(_ text: String) -> String {
    PlainWords.visible(text).escapedForMarkdown
  }
}

extension Difference {
  /// The difference as one JSON object with all changes, their values and places.
  public var json: String { DifferenceJSON.text(self) }

  /// The object for a file that only one side has, or that cannot be read.
  package static func json(old: String?, new: String?, saying sentences: [String] = []) -> String {
    DifferenceJSON.text(old: old, new: new, saying: sentences)
  }
}

private enum DifferenceJSON {
  static func text(_ difference: Difference) -> String {
    let changes = difference.sentences.map { sentence in
      change(sentence.text, of: sentence.subject, sentence.changes.map(item))
    }
    return text(
      difference.oldName, difference.newName, changes, isCoarse: difference.isCoarse,
      at: difference.moment)
  }

  static func text(old: String?, new: String?, saying words: [String]) -> String {
    text(old, new, words.map { change($0) })
  }

  private static func text(
    _ old: String?, _ new: String?, _ changes: [JSON], isCoarse: Bool = false,
    at moment: Double? = nil
  ) -> String {
    JSON.object([
      "version": .number(1), "old": old.map(JSON.string) ?? .null,
      "new": new.map(JSON.string) ?? .null, "moment": moment.map(JSON.number),
      "isCoarse": .boolean(isCoarse),
      "changes": .array(changes),
    ]).document
  }

  private static func change(_ text: String, of subject: String = "", _ items: [JSON] = []) -> JSON
  {
    .object(["subject": .string(subject), "text": .string(text), "differences": .array(items)])
  }

  private static func item(_ change: Change) -> JSON {
    .object([
      "kind": .string(change.kind.rawValue), "attribute": change.attribute.map(JSON.string),
      "old": change.old.map { place($0, change.oldValue) },
      "new": change.new.map { place($0, change.newValue) },
    ])
  }

  private static func place(_ place: Change.Place, _ value: String?) -> JSON {
    .object([
      "path": .string(place.path), "line": .number(place.position.line),
      "column": .number(place.position.column), "value": value.map(JSON.string),
    ])
  }
}

extension Difference {
  /// The sentences as diagnostics of the new document, for the reports that CI reads.
  ///
  /// - Parameters:
  ///   - file: the file to point to; the new document's name by default.
  ///   - isOld: whether that file is the old document, so that places are those in it.
  public func diagnostics(file: String? = nil, isOld: Bool = false) -> [Diagnostic] {
    let moment = momentWords.map { "\($0): " } ?? ""
    return sentences.map { sentence in
      var diagnostic = Diagnostic(
        .changed, moment + PlainWords.visible(sentence.description), file: file ?? newName)
      // A position in one document is unrelated to lines of the other.
      func place(_ change: Change) -> Change.Place? { isOld ? change.old : change.new }
      let change = sentence.changes.first { place($0) != nil } ?? sentence.changes.first
      let place = change.flatMap(place)
      diagnostic.line = place?.position.line
      diagnostic.column = place?.position.column
      diagnostic.element = place?.path ?? change?.path
      return diagnostic
    }
  }
}

extension DiagnosticCode {
  /// A document differs from the one that it was held against.
  package static let changed = DiagnosticCode(
    "SH0801",
    "the document differs in meaning from the one that it was compared with; where that is wanted, "
      + "the new one takes its place")

  /// The codes that comparing gives.
  package static var ofDifferences: [DiagnosticCode] { [.changed] }
}
