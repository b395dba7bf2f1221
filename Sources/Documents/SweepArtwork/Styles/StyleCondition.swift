import SweepValues

extension StyleSelector {
  /// The conditions of a selector beside name, id and classes.
  enum Condition {
    /// An attribute, with a test of its value.
    case attribute(String, operation: String, value: String)
    /// The index among siblings, or among those of the same name: every `step`th from `offset` on.
    case place(step: Int, offset: Int, fromEnd: Bool, ofType: Bool)
    case root
    /// The condition that some of the steps match, or none.
    case some([Step], isNegative: Bool, counts: Bool)
    /// A state that only a pointer or a key can cause.
    case never

    var specificity: CSSSelector.Specificity {
      let one = CSSSelector.Specificity(ids: 0, classes: 1, names: 0)
      switch self {
      case .some(let steps, _, let counts):
        return counts ? steps.map(\.specificity).max() ?? .zero : .zero
      case .attribute, .place, .root, .never: return one
      }
    }
  }
}

extension StyleSelector.Condition {
  /// Reads the condition at the beginning, and consumes it; nil for an unknown one.
  init?(_ tokens: inout ArraySlice<CSSToken>) {
    let isAttribute = tokens.removeFirst().isMark("[")
    if isAttribute {
      guard let end = tokens.firstIndex(where: { $0.isMark("]") }) else { return nil }
      let content = tokens[..<end].filter { $0.kind != .space }
      tokens = tokens[(end + 1)...]
      guard let read = Self.attribute(content) else { return nil }
      self = read
      return
    }
    guard let name = tokens.popFirst() else { return nil }
    switch name.kind {
    case .word:
      guard let read = Self.plain(name.text.lowercased()) else { return nil }
      self = read
    case .function:
      var depth = 1
      let end = tokens.firstIndex { token in
        depth += token.kind == .function || token.isMark("(") ? 1 : token.isMark(")") ? -1 : 0
        return depth == 0
      }
      guard let end, let read = Self.function(name.text.lowercased(), Array(tokens[..<end])) else {
        return nil
      }
      tokens = tokens[(end + 1)...]
      self = read
    default: return nil
    }
  }

  private static func attribute(_ tokens: [CSSToken]) -> Self? {
    guard let name = tokens.first, name.kind == .word else { return nil }
    if tokens.count == 1 { return .attribute(name.text, operation: "", value: "") }
    guard let value = tokens.last, [.word, .string].contains(value.kind) else { return nil }
    let operation = tokens.dropFirst().dropLast().map(\.text).joined()
    guard ["=", "~=", "|=", "^=", "$=", "*="].contains(operation) else { return nil }
    return .attribute(name.text, operation: operation, value: value.text)
  }

  private static func plain(_ name: String) -> Self? {
    switch name {
    case "root": .root
    case "first-child": .place(step: 0, offset: 1, fromEnd: false, ofType: false)
    case "last-child": .place(step: 0, offset: 1, fromEnd: true, ofType: false)
    case "first-of-type": .place(step: 0, offset: 1, fromEnd: false, ofType: true)
    case "last-of-type": .place(step: 0, offset: 1, fromEnd: true, ofType: true)
    case "hover", "active", "focus", "focus-within", "focus-visible", "target", "visited": .never
    default: nil
    }
  }

  private static func function(_ name: String, _ content: [CSSToken]) -> Self? {
    switch name {
    case "not", "is", "where":
      let steps = content.split { $0.isMark(",") }.map { piece in
        StyleSelector.Step(Array(piece.drop { $0.kind == .space }))
      }
      let known = steps.compactMap { $0 }
      guard known.count == steps.count, !known.isEmpty else { return nil }
      return .some(known, isNegative: name == "not", counts: name != "where")
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
      guard let (step, offset) = formula(content.map(\.text).joined().lowercased()) else {
        return nil
      }
      return .place(
        step: step, offset: offset, fromEnd: name.contains("last"), ofType: name.hasSuffix("type"))
    default: return nil
    }
  }

  /// Reads `an+b`, `odd` or `even` (Selectors 4, 14.3).
  private static func formula(_ text: String) -> (step: Int, offset: Int)? {
    let text = text.filter { $0 != " " }
    if text == "odd" { return (2, 1) }
    if text == "even" { return (2, 0) }
    guard let n = text.firstIndex(of: "n") else { return Int(text).map { (0, $0) } }
    let (before, behind) = (text[..<n], text[text.index(after: n)...])
    let step = before.isEmpty || before == "+" ? 1 : before == "-" ? -1 : Int(before)
    guard let step, let offset = behind.isEmpty ? 0 : Int(behind), abs(step) < 1_000_000,
      abs(offset) < 1_000_000
    else { return nil }
    return (step, offset)
  }
}

extension StyleSelector.Condition {
  /// Whether it holds for an element.
  ///
  /// - Parameter work: counts the visited elements.
  func holds(for element: SVGElement, _ work: inout Int) -> Bool {
    switch self {
    case .never: return false
    case .root: return element.node == 0
    case .attribute(let name, let operation, let value):
      return element[name].map { Self.test($0, operation, value) } ?? false
    case .some(let steps, let isNegative, _):
      for step in steps where step.selects(element, &work) { return !isNegative }
      return isNegative
    case .place(let step, let offset, let fromEnd, let ofType):
      let others = fromEnd ? element.laterSiblings : element.earlierSiblings
      work += others.count
      let rest =
        ofType
        ? others.count { $0.name == element.name } + 1 - offset
        : others.count + 1 - offset
      return step == 0 ? rest == 0 : rest % step == 0 && rest / step >= 0
    }
  }

  private static func test(_ text: String, _ operation: String, _ value: String) -> Bool {
    switch operation {
    case "": true
    case "=": text == value
    case "~=": text.split { $0.isWhitespace }.contains { $0 == value }
    case "|=": text == value || text.hasPrefix(value + "-")
    case "^=": !value.isEmpty && text.hasPrefix(value)
    case "$=": !value.isEmpty && text.hasSuffix(value)
    default: !value.isEmpty && text.contains(value)
    }
  }
}
