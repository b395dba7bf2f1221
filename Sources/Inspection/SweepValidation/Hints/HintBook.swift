import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// The hints of one document, each found once however often a mistake is made.
final class HintBook {
  private var elements: HintSearch?
  private var attributes: [String: HintSearch] = [:]
  private var values: [ValueType: HintSearch] = [:]

  /// The element that was meant.
  func element(_ name: String, in vocabulary: Vocabulary) -> String? {
    var search = elements ?? HintSearch(among: { vocabulary.elements.map(\.name) })
    defer { elements = search }
    if let hint = search.hint(name) { return hint }
    return Self.ofHTML.contains(name)
      ? "HTML stands in 'foreignObject', with xmlns=\"http://www.w3.org/1999/xhtml\"" : nil
  }

  /// The attribute of an element that was meant.
  func attribute(_ name: String, of element: String, in vocabulary: Vocabulary) -> String? {
    let search = HintSearch(among: {
      vocabulary.elements.filter { $0.name == element }.flatMap(vocabulary.attributes).map(\.name)
    })
    return attributes[element, default: search].hint(name)
  }

  /// How to write a value, or which word was meant.
  func value(_ value: String, of type: ValueType, _ spellings: ValueSpellings) -> String? {
    let search = HintSearch { value in
      if let hint = ValueMends.hint(value, for: type, spellings) { return hint }
      if type.meaning == .path, Self.endsInArc(value, type, spellings) {
        return "an arc is rx, ry, an angle, two flags that are 0 or 1, x and y"
      }
      return type.meaning == .keyword
        ? Suggestion.hintOrList(value, among: type.keywords, "it can be")
        : Suggestion.hint(value, among: type.keywords)
    }
    return values[type, default: search].hint(value)
  }

  /// Whether path data is wrong behind the letter of an arc.
  private static func endsInArc(
    _ value: String, _ type: ValueType, _ spellings: ValueSpellings
  ) -> Bool {
    let bytes = Array(value.utf8)
    guard let fault = spellings.fault(in: bytes[...], of: type) else { return false }
    let letter = bytes.prefix(fault).last { $0.isLetter && $0 | 0x20 != UInt8(ascii: "e") }
    return letter.map { $0 | 0x20 == UInt8(ascii: "a") } ?? false
  }

  private static let ofHTML: Set<String> = [
    "article", "b", "body", "br", "button", "center", "div", "em", "font", "form", "h1", "h2", "h3",
    "h4", "head", "html", "i", "img", "input", "label", "li", "ol", "p", "section", "span",
    "strong", "sub", "sup", "table", "td", "th", "tr", "u", "ul",
  ]
}
