import SweepDiagnostics

/// A word of an expression.
struct ExpressionToken {
  /// The kind of the token.
  enum Kind: Hashable {
    case number(Double)
    case text(String)
    case name(String)
    /// An operator, a bracket or a comma.
    case sign(String)
    case end
  }

  let kind: Kind
  /// The range of the token, in bytes of the expression.
  let range: Range<Int>
}

/// Cuts an expression into words.
struct ExpressionLexer {
  /// Operators, the longer first.
  private static let signs = [
    "<=", ">=", "==", "!=", "<", ">", "+", "-", "*", "/", "%", "(", ")", ",",
  ]
  private let text: Substring
  private var rest: Substring.UTF8View

  init(_ text: Substring) {
    self.text = text
    rest = text.utf8
  }

  /// The next word; the end over and over.
  mutating func next() throws(ExpressionError) -> ExpressionToken {
    while let byte = rest.first, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { rest.removeFirst() }
    let start = offset
    func token(_ kind: ExpressionToken.Kind) -> ExpressionToken {
      ExpressionToken(kind: kind, range: start..<offset)
    }
    guard let first = rest.first else { return token(.end) }
    if Grammar.isLetter(first) {
      return token(.name(taken { Grammar.isLetterOrDigit($0) || $0 == UInt8(ascii: "_") }))
    }
    if (0x30...0x39).contains(first) { return token(.number(try number(from: start))) }
    if first == UInt8(ascii: "'") { return token(.text(try quoted(from: start))) }
    for sign in Self.signs where rest.starts(with: sign.utf8) {
      rest.removeFirst(sign.utf8.count)
      return token(.sign(sign))
    }
    throw stray(at: start)
  }

  private var offset: Int { text.utf8.distance(from: text.startIndex, to: rest.startIndex) }

  private mutating func taken(while isPart: (UInt8) -> Bool) -> String {
    let word = rest.prefix(while: isPart)
    rest.removeFirst(word.count)
    return String(Substring(word))
  }

  /// A number as documents write it, without a sign.
  private mutating func number(from start: Int) throws(ExpressionError) -> Double {
    var before: UInt8 = 0
    let word = taken { byte in
      let isSign = [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(byte)
      defer { before = byte }
      return Grammar.isLetterOrDigit(byte) || byte == UInt8(ascii: ".")
        || (isSign && before | 0x20 == UInt8(ascii: "e"))
    }
    do throws(GrammarError) {
      return try Grammar.number(word)
    } catch {
      throw ExpressionError(error.message, at: start..<offset, hint: error.hint)
    }
  }

  private mutating func quoted(from start: Int) throws(ExpressionError) -> String {
    rest.removeFirst()
    let text = taken { $0 != UInt8(ascii: "'") }
    guard !rest.isEmpty else {
      throw ExpressionError(
        "has a text that does not end", at: start..<offset, hint: "close it with another '")
    }
    rest.removeFirst()
    return text
  }

  private func stray(at start: Int) -> ExpressionError {
    let character = text[rest.startIndex]
    let hint: String? =
      switch character {
      case "$": "inside '${…}' names have no dollar: '${max * 2}'"
      case "&": "write 'and'"
      case "|": "write 'or'"
      case "!": "write 'not'"
      case "=": "write '=='"
      case "\"": "write texts as 'text'"
      case "?": "write 'if(condition, value, other)'"
      case "^": "write products: 'x * x'"
      default: nil
      }
    return ExpressionError(
      "has a \(String(character).quoted) that means nothing in an expression",
      at: start..<start + character.utf8.count, hint: hint)
  }
}
