/// Properties with their values as CSS writes them.
typealias Properties = [String: String]

/// Reads `name: value; name: value`, as in `style` attributes and in the rules of style sheets.
enum Declarations {
  /// The properties in their order; what has no colon is left out (CSS 2.1, 4.2).
  ///
  /// A semicolon in quotes or brackets parts nothing.
  static func read(_ text: some StringProtocol) -> [(name: String, value: String)] {
    var all: [(name: String, value: String)] = []
    for piece in pieces(text) {
      guard let colon = piece.firstIndex(of: ":") else { continue }
      let name = piece[..<colon].trimmed.lowercased()
      var value = piece[piece.index(after: colon)...].trimmed
      if value.lowercased().hasSuffix("!important") {
        value = value.dropLast("!important".count).trimmed
      }
      if !name.isEmpty, !value.isEmpty { all.append((name, value)) }
    }
    return all
  }

  private static func pieces(_ text: some StringProtocol) -> [Substring] {
    let text = Substring(text)
    var pieces: [Substring] = []
    var start = text.startIndex
    var quote: UInt8?
    var depth = 0
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      case UInt8(ascii: ";") where depth == 0:
        pieces.append(text[start..<index])
        start = text.utf8.index(after: index)
      default: break
      }
    }
    pieces.append(text[start...])
    return pieces
  }
}
