import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// The hints of one document, each found once however often an error occurs.
///
/// A search takes a while and nobody reads hundreds of hints, so each kind has at most 100.
final class HintBook {
  /// What a hint is about.
  enum Kind: Hashable {
    case element, event, id, property
    case attribute(of: String)
    case animatableAttribute(of: String)
    case value(ValueType)
  }

  private static let limit = 100
  /// The most names that are searched.
  private static let most = 2_000

  private var hints: [Kind: [String: String?]] = [:]
  private var names: [Kind: [String]] = [:]

  /// The name that was meant: "did you mean …?".
  ///
  /// - Parameter candidates: asked for at the first error of the kind.
  func name(_ name: String, _ kind: Kind, among candidates: () -> [String]) -> String? {
    hint(name, kind) {
      let sorted = names[kind] ?? Array(candidates().sorted().prefix(Self.most))
      names[kind] = sorted
      return Suggestion.hint(name, among: sorted)
    }
  }

  /// The element that was meant.
  func element(_ name: String, in vocabulary: Vocabulary) -> String? {
    self.name(name, .element, among: { vocabulary.elements.map(\.name) })
      ?? (Self.ofHTML.contains(name)
        ? "put HTML in 'foreignObject', with xmlns=\"http://www.w3.org/1999/xhtml\"" : nil)
  }

  /// How to write a value, or the keyword that was meant.
  func value(_ value: String, of type: ValueType, _ spellings: ValueSpellings) -> String? {
    hint(value, .value(type)) {
      if let hint = ValueCorrections.hint(value, for: type, spellings) { return hint }
      if type.meaning == .path, Self.endsInArc(value, type, spellings) {
        return "an arc is rx, ry, an angle, two flags of 0 or 1, x and y"
      }
      return type.meaning == .keyword
        ? Suggestion.hintOrList(value, among: type.keywords, "it can be")
        : Suggestion.hint(value, among: type.keywords)
    }
  }

  private func hint(_ name: String, _ kind: Kind, find: () -> String?) -> String? {
    if let known = hints[kind]?[name] { return known }
    guard hints[kind]?.count ?? 0 < Self.limit else { return nil }
    let hint = find()
    hints[kind, default: [:]].updateValue(hint, forKey: name)
    return hint
  }

  /// Whether the error in path data follows the letter of an arc.
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
