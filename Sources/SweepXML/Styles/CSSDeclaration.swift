/// A property with its value, as in `fill: red`.
package struct CSSDeclaration: Hashable, Sendable {
  /// The property in small letters; the names of variables keep theirs.
  package let name: String
  /// The value without `!important`.
  package let value: [CSSToken]
  package let isImportant: Bool
  /// Its bytes in what was read.
  package let range: Range<Int>

  /// The value as text, strings in quotes.
  package var text: String {
    value.map(\.source).joined().split(separator: " ").joined(separator: " ")
  }

  /// The declarations of a `style` attribute or of a block; what is none is left out.
  package static func read(_ tokens: some Sequence<CSSToken>) -> [CSSDeclaration] {
    var all: [CSSDeclaration] = []
    var piece: [CSSToken] = []
    var depth = 0
    for token in tokens {
      if depth == 0, token.isMark(";") {
        if let declaration = CSSDeclaration(piece) { all.append(declaration) }
        piece = []
        continue
      }
      depth = max(0, depth + token.nesting)
      piece.append(token)
    }
    if let declaration = CSSDeclaration(piece) { all.append(declaration) }
    return all
  }

  private init?(_ tokens: [CSSToken]) {
    let piece = tokens.drop { $0.kind == .space }
    guard let first = piece.first, first.kind == .word, let last = piece.last,
      let colon = piece.firstIndex(where: { $0.isMark(":") }),
      piece[(piece.startIndex + 1)..<colon].allSatisfy({ $0.kind == .space })
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
  /// How many more brackets are open behind it than before it.
  var nesting: Int {
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

  /// The token as it could have been written.
  fileprivate var source: String {
    switch kind {
    case .function: "\(text)("
    case .atWord: "@\(text)"
    case .hash: "#\(text)"
    case .string: "'\(text)'"
    case .url: "url(\(text))"
    default: text
    }
  }
}

extension ArraySlice<CSSToken> {
  /// The tokens without white space at the ends.
  var trimmedOfSpace: ArraySlice<CSSToken> {
    var tokens = drop { $0.kind == .space }
    while tokens.last?.kind == .space { tokens.removeLast() }
    return tokens
  }
}
