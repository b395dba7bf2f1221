/// The parameters in a text: `$name` as a whole, `${name}` or `${expression}` inside, `$$` for the sign itself.
enum DollarText {
  /// A stretch of a text.
  enum Piece {
    case text(Substring)
    case parameter(Substring)
    case expression(Substring)
    case stray
  }

  /// The name, if the text is one parameter and nothing else.
  static func wholeName(_ text: String) -> String? {
    guard text.utf8.first == UInt8(ascii: "$") else { return nil }
    var name = text.dropFirst()
    if name.utf8.first == UInt8(ascii: "{"), name.utf8.last == UInt8(ascii: "}") {
      name = name.dropFirst().dropLast()
    }
    return Grammar.isName(name) ? String(name) : nil
  }

  /// The expression, if the text is one and nothing else.
  static func wholeExpression(_ text: String) -> Substring? {
    let bytes = text.utf8
    guard bytes.starts(with: "${".utf8), bytes.last == UInt8(ascii: "}"),
      bytes.firstIndex(of: UInt8(ascii: "}")) == bytes.index(before: bytes.endIndex)
    else { return nil }
    let inner = text.dropFirst(2).dropLast()
    return Grammar.isName(inner) ? nil : inner
  }

  /// The parameters of a value, if the text is one or an expression; none otherwise.
  static func wholeNames(_ text: String) -> [String] {
    wholeName(text).map { [$0] } ?? wholeExpression(text).map { Expression.names(in: $0) } ?? []
  }

  /// The names of all parameters in a text.
  ///
  /// - Parameter values: whether only their values count, not whether they are set.
  static func names(in text: String, values: Bool = false) -> Set<String> {
    if let name = wholeName(text) { return [name] }
    return pieces(text).reduce(into: []) { $0.formUnion($1.names(values: values)) }
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
        let inner = rest.dropFirst()[..<end]
        pieces.append(Grammar.isName(inner) ? .parameter(inner) : .expression(inner))
        rest = rest[rest.utf8.index(after: end)...]
      } else {
        pieces.append(.stray)
      }
    }
    if !rest.isEmpty { pieces.append(.text(rest)) }
    return pieces
  }
}

extension DollarText.Piece {
  /// The parameters that it names.
  func names(values: Bool = false) -> [String] {
    switch self {
    case .parameter(let name): [String(name)]
    case .expression(let text): Expression.names(in: text, values: values)
    case .text, .stray: []
    }
  }
}
