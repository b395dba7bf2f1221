import SweepDiagnostics
import SweepGeometry
import SweepXML

/// A difference as a self-contained HTML page: both pictures, and what has changed.
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
      "names": [difference.oldName, difference.newName].map(Self.shown).joined(separator: " → "),
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

  /// The documents and the places of all changes, as JSON that cannot end its script element.
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
