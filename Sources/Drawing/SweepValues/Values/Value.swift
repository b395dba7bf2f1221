import SweepGeometry

/// A value of an attribute or property, parsed by its kind.
///
/// A value that its kind cannot read stays text, so that an error never makes two values equal.
///
/// ```swift
/// Value("white", as: ValueKind(.color)).isEqual(to: Value("#fff", as: ValueKind(.color)))  // true
/// Value("1e1px", as: ValueKind(.length)).description  // "10"
/// ```
package struct Value: Sendable {
  /// A number with a unit in lower case, a word, or another character.
  enum Token: Hashable, Sendable {
    case quantity(Double, unit: String)
    case word(String)
    case mark(UInt8)
  }

  indirect enum Content: Sendable {
    /// Characters that are compared as they are.
    case text
    case words([String])
    case tokens([Token])
    case color(CSSColor)
    /// A reference to a resource and the text behind it, or a paint that is no colour.
    case paint(address: String?, fallback: Value?)
    case path(Path)
    /// Path data with an error: its numbers, and all else but separators byte by byte.
    case brokenPath([Double])
    case transforms([TransformFunction])
    case seconds(Double)
    case event(ArraySlice<UInt8>, offset: Double)
    case list([Value])
  }

  /// The characters, without white space at the ends unless that counts.
  let bytes: ArraySlice<UInt8>
  let content: Content
  /// The rules by which it is read and compared.
  package let kind: ValueKind

  /// Parses a value.
  package init(_ bytes: ArraySlice<UInt8>, as kind: ValueKind) {
    let trimmed = bytes.withoutSpace
    let content = Self.content(trimmed, kind)
    let isVerbatim =
      kind.meaning == .text || kind.meaning == .script || kind.form != .any || kind.isShare
    self.bytes = isVerbatim && content == nil ? bytes : trimmed
    self.content = content ?? .text
    self.kind = kind
  }

  /// Parses a value of a text.
  package init(_ text: some StringProtocol, as kind: ValueKind) {
    self.init(Array(text.utf8)[...], as: kind)
  }

  private static func content(_ value: ArraySlice<UInt8>, _ kind: ValueKind) -> Content? {
    if kind.isSet { return .words(Set(words(value)).sorted()) }
    if kind.isList { return list(value, kind) }
    switch kind.form {
    case .exact: return nil
    case .fonts: return .words(FontFamilies.names(value))
    case .weight: return tokens(weight(value), kind)
    // 'meet' is the default (SVG 2, 8.7).
    case .alignment: return .words(words(value).filter { $0 != "meet" })
    case .numbers: return numbers(ValueReader.numbers(value))
    case .arguments(let function):
      return numbers(
        ValueReader.numbers(value).flatMap { TransformFunction(function, $0)?.numbers })
    case .any: break
    }
    switch kind.meaning {
    case .text, .script, .id, .attributeName, .reference, .declarations: return nil
    case .keyword: return kind.units == .styled ? .words([value.text.lowercased()]) : nil
    case .references: return .words(words(value))
    case .number, .length, .numbers, .angle, .points, .viewBox: return tokens(value, kind)
    case .color, .paint, .resource: return paint(value, kind)
    case .path: return Path(svgPathData: value).map(Content.path) ?? brokenPath(value)
    case .transforms: return TransformFunction.list(value).map(Content.transforms)
    case .clock: return ClockValue.offset(value).map(Content.seconds)
    case .times:
      return .list(value.semicolonItems.map { Value($0, content: moment($0), kind) })
    case .values, .fractions, .splines:
      return .list(value.semicolonItems.map { Value($0, content: tokens($0, kind), kind) })
    }
  }

  init(_ bytes: ArraySlice<UInt8>, content: Content?, _ kind: ValueKind) {
    (self.bytes, self.content, self.kind) = (bytes, content ?? .text, kind)
  }
}

extension Value {
  private static func words(_ value: ArraySlice<UInt8>) -> [String] {
    value.split(whereSeparator: \.isXMLSpace).map(\.text)
  }

  private static func list(_ value: ArraySlice<UInt8>, _ kind: ValueKind) -> Content {
    var item = kind
    item.isList = false
    return .list(value.semicolonItems.map { Value($0, as: item) })
  }

  private static func numbers(_ numbers: [Double]?) -> Content? {
    numbers.map { .tokens($0.map { .quantity($0, unit: "") }) }
  }

  /// A weight of a font as a number (CSS Fonts 4, 2.2).
  private static func weight(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if value.isKeyword("bold") { return Array("700".utf8)[...] }
    return value.isKeyword("normal") ? Array("400".utf8)[...] : value
  }

  private static func paint(_ value: ArraySlice<UInt8>, _ kind: ValueKind) -> Content {
    if let (address, rest) = CSSReference.first(in: value) {
      let fallback = rest.isEmpty ? nil : Value(rest, content: paint(rest, kind), kind)
      return .paint(address: address, fallback: fallback)
    }
    return CSSColor(value).map(Content.color) ?? .words([value.text.lowercased()])
  }

  private static func moment(_ value: ArraySlice<UInt8>) -> Content {
    if let seconds = ClockValue.offset(value) { return .seconds(seconds) }
    let (event, offset) = ClockValue.split(value)
    return .event(event, offset: offset)
  }

  private static func brokenPath(_ data: ArraySlice<UInt8>) -> Content {
    var reader = ValueReader(data)
    var parts: [Double] = []
    while let next = reader.next {
      // The character before a letter decides whether it belongs to a number.
      if let number = reader.number() {
        parts += [.infinity, number]
      } else {
        if !next.isXMLSpace, next != UInt8(ascii: ",") { parts.append(Double(next)) }
        reader.advance()
      }
    }
    return .brokenPath(parts)
  }

  private static func tokens(_ bytes: ArraySlice<UInt8>, _ kind: ValueKind) -> Content? {
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
      // Two commas, or one at the end, are an error.
      if reader.isAtEnd || reader.next == UInt8(ascii: ",") { return nil }
    }
    return .tokens(tokens)
  }

  private static func quantity(
    _ number: Double, _ written: ArraySlice<UInt8>, _ kind: ValueKind
  ) -> Token {
    let unit = written.text.lowercased()
    if kind.isShare, unit == "%" { return .quantity(number / 100, unit: "") }
    if kind.meaning == .angle {
      let degrees = AngleUnit(written).map { number * $0.degrees } ?? number
      return .quantity(degrees, unit: unit.isEmpty || AngleUnit(written) != nil ? "deg" : unit)
    }
    guard kind.units != .plain, let pixels = Length.Unit(rawValue: unit)?.pixels else {
      return .quantity(number, unit: unit)
    }
    let isBare = unit.isEmpty && kind.units == .styled && number != 0
    return .quantity(number * pixels, unit: isBare ? "" : "px")
  }
}

/// The families of a font, as `font-family` lists them.
private enum FontFamilies {
  /// The families in their order in lower case (CSS Fonts 4, 5.1), a quote before the names of fonts.
  static func names(_ value: ArraySlice<UInt8>) -> [String] {
    CSSTokenizer.tokens(of: value).split(omittingEmptySubsequences: false) { $0.isMark(",") }
      .map { family in
        let parts = family.filter { $0.kind != .space }
        if parts.count == 1, parts[0].kind == .string { return "'" + parts[0].text.lowercased() }
        let name = parts.map { "\($0.kind == .word ? "" : "?")\($0.text)" }.joined(separator: " ")
        let isName = parts.allSatisfy { $0.kind == .word } && !generic.contains(name.lowercased())
        return (isName ? "'" : "") + name.lowercased()
      }
  }

  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong", "inherit",
    "initial", "unset", "revert", "revert-layer", "default", "-apple-system", "blinkmacsystemfont",
  ]
}
