import SweepValues

/// Tokens of CSS as texts that are equal where the tokens mean the same.
enum StyleText {
  /// Tokens with single spaces; a mark stands where a comment parts two names.
  ///
  /// - Parameter strings: where words stand that are strings.
  static func exact(_ tokens: some Sequence<CSSToken>, strings: Set<Int> = []) -> String {
    var text = ""
    var last: CSSToken?
    for token in tokens where !(token.kind == .space && (last == nil || last?.kind == .space)) {
      if let last, merges(last, token) { text += "\u{1F}" }
      let isString = strings.contains(token.range.lowerBound)
      text += isString ? "\u{2}\(token.text)\u{3}" : spelling(token)
      last = token
    }
    if last?.kind == .space { text.removeLast() }
    return text
  }

  /// A selector: space counts only where it stands between two compounds, and a value of an
  /// attribute is the same as a word and as a string.
  static func selector(_ tokens: some Sequence<CSSToken>) -> String {
    var kept: [CSSToken] = []
    var values: Set<Int> = []
    var (isInBrackets, isValue) = (false, false)
    for token in tokens {
      if token.isMark("]") { (isInBrackets, isValue) = (false, false) }
      let isSpace = token.kind == .space
      if isSpace, isInBrackets || kept.last.map({ isEdge($0, before: true) }) ?? true { continue }
      if let last = kept.last, last.kind == .space, isEdge(token, before: false) {
        kept.removeLast()
      }
      if isValue, token.kind == .word { values.insert(token.range.lowerBound) }
      kept.append(token)
      if token.isMark("[") { isInBrackets = true }
      if isInBrackets, token.isMark("=") { isValue = true }
    }
    return exact(kept, strings: values)
  }

  /// Condition of an at-rule: space counts only between words and parentheses.
  static func condition(_ tokens: some Sequence<CSSToken>) -> String {
    var kept: [CSSToken] = []
    for token in tokens {
      if let last = kept.last, last.kind == .space, isTight(token), !token.isMark("(") {
        kept.removeLast()
      }
      if token.kind == .space, let last = kept.last, isTight(last), !last.isMark(")") { continue }
      kept.append(token)
    }
    return exact(kept)
  }

  static func readable(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      switch character {
      case "\u{1F}": text += "/**/"
      case "\u{2}", "\u{3}": text += "'"
      case "\u{4}", "\u{5}", "\u{6}", "\u{7}": break
      default: text.append(character)
      }
    }
  }

  private static func isTight(_ token: CSSToken) -> Bool {
    token.kind == .function || "():,<>=".unicodeScalars.contains { token.isMark($0) }
  }

  private static func isEdge(_ token: CSSToken, before: Bool) -> Bool {
    token.isMark(">") || token.isMark("+") || token.isMark("~") || token.isMark(",")
      || (before ? token.kind == .function || token.isMark("(") : token.isMark(")"))
  }

  static func hasPartingComment(_ tokens: [CSSToken]) -> Bool {
    zip(tokens, tokens.dropFirst()).contains(where: merges)
  }

  /// Whether two tokens would read as one without a comment between them (CSS Syntax 3, 9).
  private static func merges(_ token: CSSToken, _ next: CSSToken) -> Bool {
    [.word, .atWord, .hash, .number].contains(token.kind)
      && [.word, .function, .number].contains(next.kind)
  }

  private static func spelling(_ token: CSSToken) -> String {
    switch token.kind {
    case .function: "\(token.text)("
    case .atWord: "@\(token.text)"
    case .hash: "#\(token.text)"
    case .string: "\u{2}\(token.text)\u{3}"
    case .url: "url(\u{2}\(token.text)\u{3})"
    case .broken: "\u{4}\(token.text)\u{5}"
    // An escaped mark is no mark.
    case .word where token.text.utf8.contains { !$0.isNamePart }: "\u{6}\(token.text)\u{7}"
    default: token.text
    }
  }
}
