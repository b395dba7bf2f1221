import SweepValues
import SweepVocabulary
import SweepXML

extension ValueComparer {
  /// A number with a unit, or a word.
  private enum Token: Equatable {
    case quantity(Double, unit: String)
    case word(String)
    case mark(UInt8)
  }

  /// Whether two lists of numbers, lengths and words are the same, however they are spelled.
  func quantities(_ a: Bytes, _ b: Bytes, _ kind: ValueKind) -> Bool {
    guard let a = tokens(a, kind), let b = tokens(b, kind), a.count == b.count else {
      return false
    }
    return zip(a, b).allSatisfy { a, b in
      if case (.quantity(let a, let unit), .quantity(let b, let other)) = (a, b) {
        return unit == other && (unit.isEmpty ? areClose(a, b) : areCloseSums(a, b))
      }
      return a == b
    }
  }

  private func tokens(_ bytes: Bytes, _ kind: ValueKind) -> [Token]? {
    var reader = ValueReader(bytes)
    var tokens: [Token] = []
    reader.skipSpace()
    while let next = reader.next {
      if let number = reader.number() {
        tokens.append(quantity(number, reader.unit(), kind))
      } else if next.isLetter {
        tokens.append(.word(reader.word().text.lowercased()))
      } else {
        reader.advance()
        tokens.append(.mark(next))
      }
      reader.skipSpace()
      guard reader.take(",") else { continue }
      reader.skipSpace()
      // Two commas, or one at the end, are a fault.
      if reader.isAtEnd || reader.next == 0x2c { return nil }
    }
    return tokens
  }

  /// A number in the unit by which it is compared.
  private func quantity(_ number: Double, _ written: Bytes, _ kind: ValueKind) -> Token {
    let unit = written.text.lowercased()
    if kind.isShare, unit == "%" { return .quantity(number / 100, unit: "") }
    if kind.meaning == .angle {
      let degrees = AngleUnit(written).map { number * $0.degrees } ?? number
      return .quantity(degrees, unit: unit.isEmpty || AngleUnit(written) != nil ? "deg" : unit)
    }
    guard kind.units != .plain, let absolute = Length.Unit(rawValue: unit)?.pixels else {
      return .quantity(number, unit: unit)
    }
    let isBare = unit.isEmpty && kind.units == .styled && number != 0
    return .quantity(number * absolute, unit: isBare ? "" : "px")
  }

  /// Whether two texts are lists of the same numbers.
  func numbers(_ a: Bytes, _ b: Bytes) -> Bool {
    guard let a = ValueReader.numbers(a.text), let b = ValueReader.numbers(b.text) else {
      return false
    }
    return a.count == b.count && zip(a, b).allSatisfy { areClose($0, $1) }
  }

  /// Whether two sets of numbers for one transform are the same; some may be left out.
  func arguments(_ a: Bytes, _ b: Bytes, of kind: TransformFunction.Kind) -> Bool {
    func numbers(_ bytes: Bytes) -> [Double]? {
      ValueReader.numbers(bytes.text).flatMap { TransformFunction(kind, $0) }?.numbers
    }
    guard let a = numbers(a), let b = numbers(b) else { return false }
    return zip(a, b).allSatisfy { areClose($0, $1) }
  }

  /// The families of fonts in their order, names without quotes apart from words of CSS.
  func fonts(_ value: Bytes) -> [String] {
    CSSTokenizer.tokens(of: value).split(omittingEmptySubsequences: false) { $0.isMark(",") }
      .map { family in
        let parts = family.filter { $0.kind != .space }
        // Names are the same in any case (CSS Fonts 4, 5.1).
        if parts.count == 1, parts[0].kind == .string { return "'" + parts[0].text.lowercased() }
        let name = parts.map { "\($0.kind == .word ? "" : "?")\($0.text)" }.joined(separator: " ")
        let isName =
          parts.allSatisfy { $0.kind == .word } && !Self.generic.contains(name.lowercased())
        return (isName ? "'" : "") + name.lowercased()
      }
  }

  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong", "inherit",
    "initial",
    "unset", "revert", "revert-layer", "default", "-apple-system", "blinkmacsystemfont",
  ]

  /// A weight of a font as a number (CSS Fonts 4, 2.2).
  func weight(_ value: Bytes) -> Bytes {
    switch value.text.lowercased() {
    case "bold": Array("700".utf8)[...]
    case "normal": Array("400".utf8)[...]
    default: value
    }
  }

  /// The words of an alignment; `meet` is what leaving it out means (SVG 2, 8.7).
  func alignment(_ value: Bytes) -> [String] {
    value.split(whereSeparator: \.isXMLSpace).map(\.text).filter { $0 != "meet" }
  }
}

extension Length.Unit {
  /// How many pixels it is; nil for one that depends on what is around.
  fileprivate var pixels: Double? { Length("1\(rawValue)")?.absolute }
}
