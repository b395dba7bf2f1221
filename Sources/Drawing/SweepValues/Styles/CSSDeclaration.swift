/// A property with its value, as in `fill: red`.
package struct CSSDeclaration: Hashable, Sendable {
  /// The property in small letters; the names of variables keep theirs.
  package var name: String
  /// The value without `!important`.
  package let value: [CSSToken]
  package let isImportant: Bool
  /// Its bytes in the input.
  package let range: Range<Int>

  /// The property, without the prefix of WebKit if it is one of transforms, which is an alias
  /// (Compatibility, 3.1).
  package var standardName: String {
    name.hasPrefix("-webkit-transform") ? String(name.dropFirst(8)) : name
  }

  /// The value as text, strings in quotes.
  package var text: String {
    value.map(\.source).joined().split(separator: " ").joined(separator: " ")
  }

  /// The declarations of a `style` attribute or of a block; invalid ones are left out.
  package static func read(_ tokens: some Sequence<CSSToken>) -> [CSSDeclaration] {
    pieces(of: tokens).compactMap { CSSDeclaration($0[...]) }
  }

  /// The pieces between the semicolons of a `style` attribute or of a block that are no
  /// declarations, and no rules within it.
  package static func unreadable(_ tokens: some Sequence<CSSToken>) -> [ArraySlice<CSSToken>] {
    pieces(of: tokens).compactMap { piece in
      let piece = piece[...].trimmedOfSpace
      let isRule = piece.first?.kind == .atWord || piece.contains { $0.isMark("{") }
      return piece.isEmpty || isRule || CSSDeclaration(piece) != nil ? nil : piece
    }
  }

  private static func pieces(of tokens: some Sequence<CSSToken>) -> [[CSSToken]] {
    var all: [[CSSToken]] = []
    var piece: [CSSToken] = []
    var depth = 0
    for token in tokens {
      let isEnd = depth == 0 && token.isMark(";")
      if !isEnd {
        depth = max(0, depth + token.nesting)
        piece.append(token)
      }
      // A rule within a block ends without a semicolon; the value of a variable does not.
      let isRule = depth == 0 && token.isMark("}") && piece.first?.text.hasPrefix("--") != true
      guard isEnd || isRule else { continue }
      all.append(piece)
      piece = []
    }
    return all + [piece]
  }

  private init?(_ tokens: ArraySlice<CSSToken>) {
    let piece = tokens.trimmedOfSpace
    guard let first = piece.first, first.kind == .word, let last = piece.last,
      let colon = piece.firstIndex(where: { $0.isMark(":") }),
      piece[(piece.startIndex + 1)..<colon].allSatisfy({ $0.kind == .space }),
      first.text.hasPrefix("--") || !piece.contains(where: { $0.isMark("{") })
    else { return nil }
    name = first.text.hasPrefix("--") ? first.text : first.text.lowercased()
    var value = piece[(colon + 1)...].trimmedOfSpace
    let end = value.filter { $0.kind != .space }.suffix(2)
    isImportant =
      end.first?.isMark("!") == true && end.last?.text.lowercased() == "important"
    if isImportant, let mark = value.lastIndex(where: { $0.isMark("!") }) {
      value = value[..<mark].trimmedOfSpace
    }
    self.value = Array(value)
    range = first.range.lowerBound..<last.range.upperBound
  }
}

extension CSSToken {
  /// Change of the bracket depth.
  package var nesting: Int {
    switch kind {
    case .function: 1
    case .mark(let byte):
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
      default: 0
      }
    default: 0
    }
  }

  fileprivate var source: String {
    switch kind {
    case .function: "\(text)("
    case .atWord: "@\(text)"
    case .hash: "#\(text)"
    case .string: text.contains("'") ? "\"\(text)\"" : "'\(text)'"
    case .url: "url(\(text))"
    default: text
    }
  }
}

extension ArraySlice<CSSToken> {
  var trimmedOfSpace: ArraySlice<CSSToken> {
    var tokens = drop { $0.kind == .space }
    while tokens.last?.kind == .space { tokens.removeLast() }
    return tokens
  }
}
