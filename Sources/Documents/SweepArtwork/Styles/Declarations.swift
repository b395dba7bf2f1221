import SweepXML

/// Properties with their values as CSS writes them.
typealias Properties = [String: String]

/// Reads `name: value; name: value`, as in `style` attributes and in the rules of style sheets.
enum Declarations {
  /// The properties in their order; what has no colon is left out (CSS 2.1, 4.2).
  ///
  /// A semicolon in quotes or brackets parts nothing.
  static func read(_ text: some StringProtocol) -> [(name: String, value: String)] {
    var all: [(name: String, value: String)] = []
    for bytes in Array(text.utf8)[...].declarations {
      let piece = String(decoding: bytes, as: UTF8.self)
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
}
