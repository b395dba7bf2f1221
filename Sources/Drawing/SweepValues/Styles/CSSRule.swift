/// A rule of a style sheet with its selectors and declarations, taken out of the rules around it.
package struct CSSRule: Sendable {
  /// The selectors, parted at their commas.
  package let selectors: [[CSSToken]]
  package let declarations: [CSSDeclaration]
  /// The pieces of its block that are neither declarations nor rules.
  package let unreadable: [ArraySlice<CSSToken>]
  /// The rules in its block, with whole selectors (CSS Nesting 1).
  package let nested: [CSSRule]
  /// The bytes of its opening brace if it is unclosed.
  package let unclosed: Range<Int>?
  /// The rules around it without `@`, as in `media (prefers-color-scheme:dark)`; the outermost
  /// first.
  package let conditions: [String]

  /// A block of a style sheet that is no group of rules, and the text before it.
  struct Block {
    let head: ArraySlice<CSSToken>
    let content: ArraySlice<CSSToken>
    let open: CSSToken
    let isClosed: Bool
    /// The rules around it without `@`, the outermost first.
    let conditions: [String]
  }

  /// The rules of a style sheet in their order, including those of `@media` and the like. Rules
  /// without selectors, such as `@font-face`, are left out, and so are those nested deeper than 32.
  package static func read(_ tokens: [CSSToken]) -> [CSSRule] {
    blocks(tokens).filter { $0.head.first?.kind != .atWord }.map { block in
      let selectors = list(block.head)
      return CSSRule(
        selectors: selectors, declarations: CSSDeclaration.read(block.content),
        unreadable: CSSDeclaration.unreadable(block.content),
        nested: nested(in: block.content, of: selectors, block.conditions),
        unclosed: block.isClosed ? nil : block.open.range, conditions: block.conditions)
    }
  }

  /// The blocks of a style sheet in their order, including those within groups of rules.
  static func blocks(_ tokens: [CSSToken]) -> [Block] {
    var blocks: [Block] = []
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
      let end = close(of: at, in: tokens[...])
      blocks.append(
        Block(
          head: head, content: tokens[(at + 1)..<end], open: tokens[at],
          isClosed: end < tokens.count, conditions: conditions))
      at = min(tokens.count, end + 1)
      start = at
    }
    return blocks
  }

  /// The rules in a block of declarations, and in their blocks.
  private static func nested(
    in block: ArraySlice<CSSToken>, of outer: [[CSSToken]], _ conditions: [String], depth: Int = 0
  ) -> [CSSRule] {
    var rules: [CSSRule] = []
    var rest = block
    while depth < 8, let open = rest.firstIndex(where: { $0.isMark("{") }) {
      let start = rest[..<open].lastIndex { $0.isMark(";") }.map { $0 + 1 } ?? rest.startIndex
      let head = rest[start..<open].trimmedOfSpace
      let end = close(of: open, in: block)
      let inside = block[min(open + 1, end)..<end]
      rest = block[min(end + 1, block.endIndex)...]
      var (selectors, conditions) = (outer, conditions)
      if head.first?.kind == .atWord {
        conditions.append(CSSDeclaration.text(of: head).dropFirst().description)
      } else {
        let inner = list(head)
        guard outer.count * inner.count <= 1_000 else { continue }
        selectors = outer.flatMap { outer in inner.map { joined(outer, $0) } }
      }
      rules.append(
        CSSRule(
          selectors: selectors, declarations: CSSDeclaration.read(inside), unreadable: [],
          nested: nested(in: inside, of: selectors, conditions, depth: depth + 1), unclosed: nil,
          conditions: conditions))
    }
    return rules
  }

  /// A selector within another one, which stands for `&`, or before a descendant.
  private static func joined(_ outer: [CSSToken], _ inner: [CSSToken]) -> [CSSToken] {
    if inner.contains(where: { $0.isMark("&") }) {
      return inner.flatMap { $0.isMark("&") ? outer : [$0] }
    }
    return outer + [CSSToken(kind: .space, text: " ", range: 0..<0)] + inner
  }

  private static let grouping: Set<String> = ["media", "supports", "layer", "container", "scope"]

  /// The selectors between commas, but for those in parentheses.
  static func list(_ head: ArraySlice<CSSToken>) -> [[CSSToken]] {
    var depth = 0
    let pieces = head.split { token in
      depth += token.nesting
      return depth == 0 && token.isMark(",")
    }
    return pieces.map { Array($0.trimmedOfSpace) }
  }

  static func close(of open: Int, in tokens: ArraySlice<CSSToken>) -> Int {
    var depth = 0
    for index in open..<tokens.endIndex {
      depth += tokens[index].isMark("{") ? 1 : tokens[index].isMark("}") ? -1 : 0
      if depth == 0 { return index }
    }
    return tokens.endIndex
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
