import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// The hints of one document, each found once however often an error occurs.
///
/// A search takes a while and hundreds of hints are useless, so each kind has at most 100.
final class HintBook {
  enum Kind: Hashable {
    case element, event, id, property
    case attribute(of: String)
    case animatableAttribute(of: String)
    case value(ValueType)
  }

  private static let limit = 100
  private static let most = 2_000

  private var hints: [Kind: [String: String?]] = [:]
  private var names: [Kind: [String]] = [:]

  /// The name that was meant: "did you mean …?".
  ///
  ///
  /// - Parameter candidates: called at the first error of the kind.
  func name(_ name: String, _ kind: Kind, among candidates: () -> [String]) -> String? {
    hint(name, kind) {
      let sorted = names[kind] ?? Array(candidates().sorted().prefix(Self.most))
      names[kind] = sorted
      return Suggestion.hint(name, among: sorted)
    }
  }

  func element(_ name: String, in vocabulary: Vocabulary) -> String? {
    self.name(name, .element, among: { vocabulary.elements.map(\.name) })
      ?? (Self.ofHTML.contains(name)
        ? "put HTML in 'foreignObject', with xmlns=\"http://www.w3.org/1999/xhtml\"" : nil)
  }

  func value(_ value: String, of type: ValueType, _ spellings: ValueSpellings) -> String? {
    hint(value, .value(type)) {
      if let hint = ValueCorrections.digits(value, of: type, spellings) { return hint }
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

/// Common misspellings of values, each with its correction.
///
/// A correction becomes a hint only if the attribute accepts the corrected value.
enum ValueCorrections {
  /// The longest value that is looked at, in bytes.
  private static let longest = 200

  private static let all: [@Sendable (String) -> String] = [
    // Something behind the value: opacity="0.8;", fill="red !important".
    { $0.replacing(/\s*(;|!\s*important)\s*$/, with: "") },
    // A unit separated from its number: 2 px
    { $0.replacing(/(\d)\s+(px|em|%|deg|s|ms|min|h)\b/) { "\($0.1)\($0.2)" } },
    // Units of time in words: 2sec
    { $0.replacing(/(\d)\s*(?:seconds?|secs?)\b/) { "\($0.1)s" } },
    { $0.replacing(/(\d)\s*(?:minutes?|mins)\b/) { "\($0.1)min" } },
    // Units where SVG has bare numbers: rotate(45deg), translate(5px, 5px)
    { $0.replacing(/(\d)(?:deg|px)/) { "\($0.1)" } },
    // Percentages as fractions: 0%;50%;100%
    {
      $0.replacing(/(\d+(?:\.\d+)?)%/) { match in
        (Double(spelledBy: match.1) ?? 0).hundredth
      }
    },
    // Functions where their numbers alone belong: cubic-bezier(.4,0,.2,1), rotate(90)
    { $0.replacing(/[a-zA-Z\-]+\(([^()]*)\)/) { "\($0.1)" } },
    {
      $0.replacing(/[a-zA-Z\-]+\(([^()]*)\)/) { "\($0.1)" }.replacing(/(\d)(?:deg|px)/) {
        "\($0.1)"
      }
    },
    // Commas where a profile has spaces: translate(1,5), values="1, 5; 2, 5"
    { $0.replacing(/\s*,\s*/, with: " ").replacing(/\s*;\s*/, with: ";") },
    // Commas instead of semicolons: begin="0s, a.click", but neither within a value nor within a number
    {
      $0.contains(";") || mayHaveDecimalComma($0) ? $0 : $0.replacing(/\s*,\s*/, with: ";")
    },
    // Numbers without a unit in styles: width: 9, rotate(45)
    { with("px", $0) }, { with("deg", $0) },
    { mayHaveDecimalComma($0) ? $0 : with("s", $0) },
    // A reference without 'url()': fill="#gradient"
    { $0.replacing(/^#([A-Za-z_][\w\-]*)$/) { "url(#\($0.1))" } },
    // A function's name misspelled: rotated(45)
    {
      $0.replacing(/([A-Za-z]+)\(/) {
        "\(Suggestion.nearest(to: "\($0.1)", among: functions) ?? "")("
      }
    },
  ]

  private static func with(_ unit: String, _ value: String) -> String {
    value.replacing(/\d(?=[\s,)]|$)/) { "\($0.0)\(unit)" }
  }

  private static let functions = ["matrix", "translate", "scale", "rotate", "skewX", "skewY"]

  /// "write …" with a correct value; nil if no correction works.
  static func hint(_ value: String, where isRight: (String) -> Bool) -> String? {
    if value.contains(/\b(NaN|Infinity|undefined|null)\b/) {
      return "the program that wrote the file failed to compute the number"
    }
    guard value.utf8.count <= longest else { return nil }
    let numbers = numbers(value)
    let correct = all.lazy.map { $0(value) }.first { correct in
      correct != value && !correct.isEmpty && isRight(correct) && Self.numbers(correct) == numbers
    }
    return (correct ?? decimal(value, where: isRight)).map { "write \($0.quoted)" }
  }

  /// The number of digits that a colour has; nil for what is no hexadecimal number.
  static func digits(
    _ value: String, of type: ValueType, _ spellings: ValueSpellings
  ) -> String? {
    guard type.meaning == .color || type.meaning == .paint, value.contains(/^#[0-9A-Fa-f]+$/)
    else { return nil }
    func isRight(_ text: String) -> Bool { spellings.takes(text, as: type) }
    let small = value.lowercased()
    if isRight(small) { return "write \(small.quoted)" }
    let counts = [3, 4, 6, 8].filter { isRight("#" + String(repeating: "0", count: $0)) }
    let (last, others) = (counts.last ?? 6, counts.dropLast().map(String.init))
    return "a colour has \(others.joined(separator: ", ")) or \(last) digits"
  }

  /// Whether a comma alone between two groups of digits may be a decimal one: `0,5`, and not `0,5,9`.
  static func mayHaveDecimalComma(_ value: String) -> Bool {
    value.contains(/(^|[^\d.,])\d+,\d+([^\d.,]|$)/)
  }

  /// A number with a decimal comma as SVG writes it; nil for a list, whose commas part numbers, and where
  /// the comma may group thousands.
  private static func decimal(_ value: String, where isRight: (String) -> Bool) -> String? {
    let lists = ["0,1", "0 1", "0;1", "0,1,0", "0 1 0", "0,1,0,1", "0 1 0 1"]
    guard let number = value.wholeMatch(of: /([+-]?\d+),(\d+)([a-z%]*)/),
      number.2.count != 3 || number.1.hasPrefix("0"), !lists.contains(where: isRight)
    else { return nil }
    let correct = "\(number.1).\(number.2)\(number.3)"
    return isRight(correct) ? correct : nil
  }

  /// The numbers in a value, with percentages as fractions.
  private static func numbers(_ value: String) -> [Double] {
    value.matches(of: /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(%?)/).map { match in
      let number = Double(match.0.filter { $0 != "%" }) ?? .nan
      return match.1.isEmpty ? number : number / 100
    }
  }

  static func hint(
    _ value: String, for type: ValueType, _ spellings: ValueSpellings
  ) -> String? {
    guard type.meaning == .values else { return hint(value) { spellings.takes($0, as: type) } }
    // A comma parts the numbers of one value, and of which attribute is unknown, unless all are transforms.
    let isAny = spellings.takes("#000", as: type)
    func steps(_ text: String) -> Int { text.split(separator: ";").count }
    func commas(_ text: String) -> Int { text.count { $0 == "," } }
    return hint(value) {
      spellings.takes($0, as: type) && steps($0) == steps(value)
        && (!isAny || commas($0) == commas(value))
    }
  }
}

extension ValueSpellings {
  fileprivate func takes(_ text: String, as type: ValueType) -> Bool {
    fault(in: Array(text.utf8)[...], of: type) == nil
  }
}

extension Double {
  /// The hundredth part as it is written: `50` as `0.5`.
  fileprivate var hundredth: String {
    let text = "\(self / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
