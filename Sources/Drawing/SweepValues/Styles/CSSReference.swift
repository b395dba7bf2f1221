/// Something that a style names by its address, and that a browser might load.
package struct CSSReference: Hashable, Sendable {
  /// The address, its escapes decoded.
  package let address: String
  /// The bytes of the reference.
  package let range: Range<Int>

  /// The bytes of the address alone, without `url()` and quotes.
  ///
  /// - Parameter css: the source of the tokens.
  package func addressRange(in css: ArraySlice<UInt8>) -> Range<Int> {
    let start = css.startIndex + range.lowerBound
    var text = css[start..<css.startIndex + range.upperBound]
    if let quote = text.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      text = text.dropFirst()
      if text.last == quote { text = text.dropLast() }
    } else {
      if text.last == UInt8(ascii: ")") { text = text.dropLast() }
      let open = text.firstIndex(of: UInt8(ascii: "("))
      text = text.dropFirst(open.map { $0 + 1 - start } ?? 0).withoutSpace
    }
    return text.startIndex - css.startIndex..<text.endIndex - css.startIndex
  }

  /// Everything that a style names: `url()`, `src()`, the strings of images, and `@import`.
  package static func all(in tokens: [CSSToken]) -> [CSSReference] {
    var all: [CSSReference] = []
    var functions: [String] = []
    var rule: String?
    for token in tokens {
      switch token.kind {
      case .atWord: rule = token.text.lowercased()
      case .function: functions.append(token.text.lowercased())
      case .url where rule != "namespace":
        all.append(CSSReference(address: token.text, range: token.range))
      case .string:
        let isAddress =
          functions.last.map(loading.contains) ?? (rule == "import")
        if isAddress, rule != "namespace" {
          all.append(CSSReference(address: token.text, range: token.range))
        }
      case .mark(UInt8(ascii: "(")): functions.append("")
      case .mark(UInt8(ascii: ")")): _ = functions.popLast()
      case .mark(UInt8(ascii: ";")), .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "}")):
        (rule, functions) = (nil, [])
      default: break
      }
    }
    return all
  }

  /// The address of the `url()` at the beginning of a value, and the rest; nil for other values.
  package static func first(
    in value: ArraySlice<UInt8>
  ) -> (address: String, rest: ArraySlice<UInt8>)? {
    let tokens = CSSTokenizer.tokens(of: value)[...].drop { $0.kind == .space }
    guard let first = tokens.first else { return nil }
    func rest(_ last: CSSToken) -> ArraySlice<UInt8> {
      value.dropFirst(last.range.upperBound).withoutSpace
    }
    if first.kind == .url { return (first.text, rest(first)) }
    let inside = tokens.dropFirst().filter { $0.kind != .space }.prefix(2)
    guard first.kind == .function, first.text.lowercased() == "url", inside.count == 2,
      inside[0].kind == .string, inside[1].isMark(")")
    else { return nil }
    return (inside[0].text, rest(inside[1]))
  }

  private static let loading: Set<String> = [
    "url", "src", "image", "image-set", "-webkit-image-set", "cross-fade", "-webkit-cross-fade",
  ]
}
