import SweepDiagnostics
import SweepGeometry
import SweepXML

/// A difference as a self-contained HTML page: both pictures, and the list of changes.
///
/// The pictures are in frames in which no script runs and nothing is loaded; all values are escaped.
public struct DiffPage {
  private let difference: Difference
  private let old: String
  private let new: String

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - difference: what to list.
  ///   - old: the old document's text.
  ///   - new: the new document's text.
  public init(_ difference: Difference, old: String, new: String) {
    (self.difference, self.old, self.new) = (difference, old, new)
  }

  /// The page as HTML.
  public var html: String {
    let parts = [
      "names": [difference.oldName, difference.newName].map(Self.shown).joined(separator: " → ")
        + (difference.momentWords.map { " \($0)" } ?? ""),
      "old": Self.shown(difference.oldName), "new": Self.shown(difference.newName),
      "summary": difference.summary, "list": list, "data": data,
      "style": Self.text(PackageResources.page_css), "script": Self.text(PackageResources.page_js),
    ]
    // Each piece is read once, so that no value is taken for a placeholder.
    var html = ""
    let pieces = Self.text(PackageResources.page_html)
      .split(separator: "%%", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      html += index % 2 == 0 ? String(piece) : parts[String(piece)] ?? ""
    }
    return html
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func shown(_ text: String) -> String {
    PlainWords.visible(text).escapedForMarkup(inAttribute: true)
  }

  private var list: String {
    difference.sentences.enumerated().map { index, sentence in
      let subject = sentence.subject.isEmpty ? "" : "<b>\(Self.shown(sentence.subject))</b> "
      let places = sentence.changes.prefix(20).map(Self.details).joined()
      return """
        <li><button type="button" data-change="\(index)" aria-pressed="false">\(subject)\
        <span>\(Self.shown(sentence.text))</span></button>
        <details><summary>\(Self.count(sentence.changes.count))</summary>\(places)</details></li>
        """
    }.joined(separator: "\n")
  }

  private static func count(_ count: Int) -> String { count == 1 ? "1 place" : "\(count) places" }

  private static func details(_ change: Change) -> String {
    let name = change.attribute.map { " <i>\(shown($0))</i>" } ?? ""
    let rows = [("del", change.old, change.oldValue), ("ins", change.new, change.newValue)]
    let values = rows.compactMap { tag, place, value -> String? in
      guard let place else { return nil }
      let text = value.map { shown(PlainWords.shortened($0, to: 300)) } ?? "—"
      return "<p><small>\(place.position)</small> <\(tag)>\(text)</\(tag)></p>"
    }
    return "<div><code>\(shown(change.path))</code>\(name)\(values.joined())</div>"
  }

  private var data: String {
    let changes = difference.sentences.map { sentence in
      JSON.array([
        .array(sentence.changes.compactMap(\.old?.element).map(JSON.number)),
        .array(sentence.changes.compactMap(\.new?.element).map(JSON.number)),
      ])
    }
    let text = JSON.object([
      "old": .string(old), "new": .string(new), "changes": .array(changes),
    ]).line
    return text.replacing("<", with: "\\u003c")
  }
}

/// A page for several pairs of files: each has its own page within, which is made when it comes into view.
public struct DiffIndex {
  /// A pair that differs.
  public struct Entry {
    let name: String
    let words: String
    let page: String

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - name: the file's name.
    ///   - words: how it differs, in a few words.
    ///   - page: the page of the pair; empty where there are not two pictures to show.
    public init(name: String, words: String, page: String) {
      (self.name, self.words, self.page) = (name, words, page)
    }
  }

  /// Whether each entry is a moment of a pair; not by default.
  package var isOfMoments = false

  private let entries: [Entry]
  private let count: Int

  /// Makes a page of the pairs that differ among so many.
  public init(_ entries: [Entry], of count: Int) { (self.entries, self.count) = (entries, count) }

  /// The page as HTML. No script of the pictures runs, as in a page of one pair: these are in frames of their own.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(summary)</title>
    <style>
    :root { color-scheme: light dark }
    body { font: 16px/1.5 system-ui, sans-serif; margin: 1rem }
    summary { cursor: pointer; padding: 0.25rem 0 }
    iframe { border: 1px solid; box-sizing: border-box; height: 85vh; width: 100% }
    </style></head><body>
    <h1>\(summary)</h1>
    \(entries.map(Self.item).joined(separator: "\n"))
    </body></html>

    """
  }

  private var summary: String {
    let plural = count == 1 ? "" : "s"
    let pairs = isOfMoments ? "moment\(plural)" : "pair\(plural) of files"
    return "\(entries.count) of \(count) \(pairs) differ"
  }

  private static func item(_ entry: Entry) -> String {
    let name = PlainWords.visible(entry.name).escapedForMarkup(inAttribute: true)
    let words = PlainWords.visible(entry.words).escapedForMarkup(inAttribute: true)
    if entry.page.isEmpty { return "<p><b>\(name)</b> \(words)</p>" }
    return """
      <details open><summary><b>\(name)</b> \(words)</summary>
      <iframe title="\(name)" sandbox="allow-scripts allow-same-origin" loading="lazy" \
      srcdoc="\(entry.page.escapedForMarkup(inAttribute: true))"></iframe></details>
      """
  }
}
