/// The parameters in a text: `$name` as a whole, `${name}` inside, `$$` for the sign itself.
enum DollarText {
  /// A stretch of a text.
  enum Piece {
    case text(Substring)
    case parameter(Substring)
    case stray
  }

  /// The name, where the text is one parameter and nothing else.
  static func wholeName(_ text: String) -> String? {
    guard text.utf8.first == UInt8(ascii: "$") else { return nil }
    var name = text.dropFirst()
    if name.utf8.first == UInt8(ascii: "{"), name.utf8.last == UInt8(ascii: "}") {
      name = name.dropFirst().dropLast()
    }
    return Grammar.isName(name) ? String(name) : nil
  }

  /// The names of all parameters in a text.
  static func names(in text: String) -> Set<String> {
    if let name = wholeName(text) { return [name] }
    return pieces(text).reduce(into: []) { names, piece in
      if case .parameter(let name) = piece { names.insert(String(name)) }
    }
  }

  /// The stretches of a text.
  static func pieces(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let dollar = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
      if dollar > rest.startIndex { pieces.append(.text(rest[..<dollar])) }
      rest = rest[rest.utf8.index(after: dollar)...]
      if rest.utf8.first == UInt8(ascii: "$") {
        pieces.append(.text("$"))
        rest = rest.dropFirst()
      } else if rest.utf8.first == UInt8(ascii: "{"),
        let end = rest.utf8.firstIndex(of: UInt8(ascii: "}"))
      {
        pieces.append(.parameter(rest.dropFirst()[..<end]))
        rest = rest[rest.utf8.index(after: end)...]
      } else {
        pieces.append(.stray)
      }
    }
    if !rest.isEmpty { pieces.append(.text(rest)) }
    return pieces
  }
}
