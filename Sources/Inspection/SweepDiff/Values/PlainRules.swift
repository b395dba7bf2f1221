import SweepValues

/// The rules of style sheets, apart from those whose effect is not looked up.
struct PlainRules {
  private(set) var rules: [DeclaredStyles.Rule] = []
  /// Rules under a condition, key frames, and rules with other selectors, as they are written.
  private(set) var opaque: [String] = []
  /// The families of the properties that these set.
  private(set) var varying: Set<String> = []

  private static let conditions: Set<String> = [
    "media", "supports", "keyframes", "-webkit-keyframes", "font-face",
  ]

  /// Reads sheets; nil for what is no rule, or one that depends on attributes or other sheets.
  init?(_ sheets: [[UInt8]]) {
    for css in sheets {
      var rest = CSSTokenizer.tokens(of: css)[...]
      while true {
        while rest.first?.kind == .space { rest.removeFirst() }
        if rest.isEmpty { break }
        guard let piece = Self.piece(of: rest), add(piece) else { return nil }
        rest = rest[piece.endIndex...]
      }
    }
  }

  /// The first rule, to its closing brace; nil without one.
  private static func piece(of tokens: ArraySlice<CSSToken>) -> ArraySlice<CSSToken>? {
    var depth = 0
    for (place, token) in zip(tokens.indices, tokens) {
      if token.kind == .broken || depth == 0 && token.isMark(";") { return nil }
      depth += token.isMark("{") ? 1 : token.isMark("}") ? -1 : 0
      if depth < 0 { return nil }
      if depth == 0, token.isMark("}") { return tokens[...place] }
    }
    return nil
  }

  private mutating func add(_ piece: ArraySlice<CSSToken>) -> Bool {
    if piece.first?.kind == .atWord {
      guard Self.conditions.contains(piece.first?.text.lowercased() ?? "") else { return false }
      return addOpaque(piece)
    }
    if piece.contains(where: { $0.kind == .atWord }) { return false }
    for rule in CSSRule.read(Array(piece)) {
      guard rule.nested.isEmpty, rule.unreadable.isEmpty, rule.unclosed == nil else { return false }
      let selectors = rule.selectors.compactMap { CSSSelector($0) }
      guard selectors.count == rule.selectors.count else { return addOpaque(piece) }
      for (selector, tokens) in zip(selectors, rule.selectors) {
        rules.append(
          DeclaredStyles.Rule(
            selector: selector, declarations: rule.declarations,
            text: "\(StyleText.exact(tokens)){\(rule.declarations.map(\.spelling))}"))
      }
    }
    return true
  }

  private mutating func addOpaque(_ piece: ArraySlice<CSSToken>) -> Bool {
    // A condition on attributes would be about the form.
    if piece.contains(where: { $0.isMark("[") }) { return false }
    opaque.append(StyleText.exact(piece))
    var last: CSSToken?
    for token in piece where token.kind != .space {
      if token.isMark(":"), let last, last.kind == .word {
        varying.insert(StyleFamily.name(of: last.text.lowercased()))
      }
      last = token
    }
    return true
  }
}

extension CSSDeclaration {
  fileprivate var spelling: String { "\(name):\(StyleText.exact(value))\(isImportant ? "!" : "")" }
}
