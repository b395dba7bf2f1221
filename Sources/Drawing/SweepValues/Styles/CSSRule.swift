/// A rule of a style sheet with its selectors and declarations, taken out of the rules around it.
package struct CSSRule: Sendable {
  /// The selectors, parted at their commas.
  package let selectors: [[CSSToken]]
  package let declarations: [CSSDeclaration]
  /// The pieces of its block that are neither declarations nor rules.
  package let unreadable: [ArraySlice<CSSToken>]
  /// Whether its block contains rules (CSS Nesting 1).
  package let holdsRules: Bool
  /// The bytes of its opening brace if it is unclosed.
  package let unclosed: Range<Int>?
  /// The rules around it without `@`, as in `media (prefers-color-scheme:dark)`; the outermost first.
  package let conditions: [String]

  /// The rules of a style sheet in their order, including those of `@media` and the like. Rules
  /// without selectors, such as `@font-face`, are left out, and so are those nested deeper than 32.
  package static func read(_ tokens: [CSSToken]) -> [CSSRule] {
    var rules: [CSSRule] = []
    var conditions: [String] = []
    var start = 0
    var at = 0
    while at < tokens.count {
      if tokens[at].isMark(";") { start = at + 1 }
      if tokens[at].isMark("}") {
        _ = conditions.popLast()
        start = at + 1
      }
      guard tokens[at].isMark("{") else {
        at += 1
        continue
      }
      let head = tokens[start..<at].trimmedOfSpace
      if let first = head.first, first.kind == .atWord,
        grouping.contains(first.text.lowercased()), conditions.count < 32
      {
        conditions.append(
          CSSDeclaration.text(of: head).dropFirst().description)
        at += 1
        start = at
        continue
      }
      let end = close(of: at, in: tokens)
      if head.first?.kind != .atWord {
        let selectors = list(head)
        let block = tokens[(at + 1)..<end]
        rules.append(
          CSSRule(
            selectors: selectors, declarations: CSSDeclaration.read(block),
            unreadable: CSSDeclaration.unreadable(block),
            holdsRules: block.contains { $0.isMark("{") },
            unclosed: end == tokens.count ? tokens[at].range : nil, conditions: conditions))
      }
      at = min(tokens.count, end + 1)
      start = at
    }
    return rules
  }

  private static let grouping: Set<String> = ["media", "supports", "layer", "container", "scope"]

  /// The selectors between commas, but for those in parentheses.
  private static func list(_ head: ArraySlice<CSSToken>) -> [[CSSToken]] {
    var depth = 0
    let pieces = head.split { token in
      depth += token.nesting
      return depth == 0 && token.isMark(",")
    }
    return pieces.map { Array($0.trimmedOfSpace) }
  }

  private static func close(of open: Int, in tokens: [CSSToken]) -> Int {
    var depth = 0
    for index in open..<tokens.count {
      depth += tokens[index].isMark("{") ? 1 : tokens[index].isMark("}") ? -1 : 0
      if depth == 0 { return index }
    }
    return tokens.count
  }
}

extension CSSDeclaration {
  /// Tokens as text.
  package static func text(of tokens: some Sequence<CSSToken>) -> String {
    CSSDeclaration(name: "", value: Array(tokens), isImportant: false, range: 0..<0).text
  }

  private init(name: String, value: [CSSToken], isImportant: Bool, range: Range<Int>) {
    self.name = name
    self.value = value
    self.isImportant = isImportant
    self.range = range
  }
}
