import SweepValues

/// A style sheet without insignificant details: comments, empty rules and the order of selectors.
struct StyleSheet {
  indirect enum Node {
    /// A selector, or the head of an at-rule with declarations, and its block.
    case rule(String, StyleBlock)
    /// Rules under a condition.
    case group(String, [Node])
    /// Anything else, token by token.
    case text(String)
  }

  let nodes: [Node]

  /// Reads a style sheet; unreadable parts stay as they are.
  init(_ css: ArraySlice<UInt8>, _ comparer: ValueComparer) {
    var reader = StyleSheetReader(tokens: CSSTokenizer.tokens(of: css), comparer: comparer)
    nodes = reader.nodes(depth: 0)
  }

  /// The parts that are no rules, such as imports.
  var texts: [String] {
    nodes.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}

extension StyleSheet.Node {
  /// A rule of key frames with its place as a share: `from` is 0 %, `to` is 100 %.
  fileprivate func withShares(_ isKeyframe: Bool) -> Self {
    guard isKeyframe, case .rule(let head, let block) = self else { return self }
    switch head.lowercased() {
    case "from": return .rule("0%", block)
    case "to": return .rule("100%", block)
    default: return self
    }
  }
}

private struct StyleSheetReader {
  let tokens: [CSSToken]
  let comparer: ValueComparer
  var at = 0

  init(tokens: [CSSToken], comparer: ValueComparer) {
    (self.tokens, self.comparer) = (tokens, comparer)
  }

  private static let grouping: Set<String> = [
    "media", "supports", "layer", "container", "scope", "keyframes", "-webkit-keyframes",
    "starting-style",
  ]

  mutating func nodes(depth: Int) -> [StyleSheet.Node] {
    var nodes: [StyleSheet.Node] = []
    var last: (head: String, declarations: [CSSDeclaration])?
    while at < tokens.count {
      if tokens[at].kind == .space {
        at += 1
        continue
      }
      if depth > 0, tokens[at].isMark("}") {
        at += 1
        break
      }
      for piece in next(depth) {
        guard case .declarations(let head, let declarations) = piece else {
          if case .node(let node) = piece { nodes.append(node) }
          last = nil
          continue
        }
        if declarations.isEmpty { continue }
        // Adjacent rules for one selector are merged.
        let isMore = last?.head == head
        let all = (isMore ? last?.declarations ?? [] : []) + declarations
        if isMore { nodes.removeLast() }
        nodes.append(.rule(head, StyleBlock(all, comparer)))
        last = (head, all)
      }
    }
    return nodes
  }

  private enum Piece {
    case declarations(String, [CSSDeclaration])
    case node(StyleSheet.Node)
  }

  private mutating func next(_ depth: Int) -> [Piece] {
    let start = at
    let isAtRule = tokens[at].kind == .atWord
    var nesting = 0
    while at < tokens.count, !(nesting == 0 && ends(tokens[at], isAtRule, depth)) {
      nesting = max(0, nesting + tokens[at].nesting)
      at += 1
    }
    let head = tokens[start..<at]
    guard at < tokens.count, tokens[at].isMark("{") else {
      if at < tokens.count, tokens[at].isMark(";") { at += 1 }
      return [.node(.text(StyleText.exact(head)))]
    }
    at += 1
    if isAtRule, Self.grouping.contains(tokens[start].text.lowercased()), depth < 32 {
      return group(head, depth)
    }
    let block = self.block()
    guard CSSDeclaration.unreadable(block).isEmpty, !block.contains(where: { $0.isMark("{") })
    else {
      return [.node(.text("\(StyleText.exact(head)){\(StyleText.exact(block))}"))]
    }
    let declarations = CSSDeclaration.read(block)
    return heads(head, isAtRule).map { .declarations($0, declarations) }
  }

  private func ends(_ token: CSSToken, _ isAtRule: Bool, _ depth: Int) -> Bool {
    token.isMark("{") || isAtRule && token.isMark(";") || depth > 0 && token.isMark("}")
  }

  private mutating func group(_ head: ArraySlice<CSSToken>, _ depth: Int) -> [Piece] {
    let name = head.first?.text.lowercased() ?? ""
    let inner = nodes(depth: depth + 1).map { $0.withShares(name.hasSuffix("keyframes")) }
    let isIdle = inner.isEmpty && (name == "media" || name == "supports")
    if isIdle { return [] }
    let condition = StyleText.condition(head.dropFirst())
    // Only names of features and media are the same in any case.
    let shown = name == "media" ? condition.lowercased() : condition
    return [.node(.group("@\(name) \(shown)", inner))]
  }

  private mutating func block() -> ArraySlice<CSSToken> {
    let start = at
    var depth = 1
    while at < tokens.count {
      depth += tokens[at].isMark("{") ? 1 : tokens[at].isMark("}") ? -1 : 0
      if depth == 0 { break }
      at += 1
    }
    let block = tokens[start..<at]
    at = min(tokens.count, at + 1)
    return block
  }

  /// The selectors of a rule, as separate heads if all are readable: an unknown one would
  /// invalidate the others.
  private func heads(_ head: ArraySlice<CSSToken>, _ isAtRule: Bool) -> [String] {
    if isAtRule { return [StyleText.condition(head)] }
    var parts: [[CSSToken]] = [[]]
    var nesting = 0
    for token in head {
      nesting = max(0, nesting + token.nesting)
      if nesting == 0, token.isMark(",") {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token)
      }
    }
    let selectors = Set(parts.map { StyleText.selector($0) }).sorted()
    let areSimple = parts.allSatisfy { part in
      var part = part[...]
      while part.first?.kind == .space { part.removeFirst() }
      while part.last?.kind == .space { part.removeLast() }
      return CSSSelector(Array(part)) != nil
    }
    return areSimple ? selectors : [selectors.joined(separator: ",")]
  }
}
