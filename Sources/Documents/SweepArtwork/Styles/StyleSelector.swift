import SweepValues

/// A selector: conditions on an element, its ancestors and its preceding siblings (Selectors 4).
struct StyleSelector {
  /// A combinator.
  enum Relation { case ancestor, parent, previous, earlier }

  /// The conditions on one element.
  struct Step {
    var element = CSSSelector(name: nil, id: nil, classes: [])
    var conditions: [Condition] = []
  }

  /// The conditions on the element itself.
  let subject: Step
  /// The conditions on other elements, the nearest first.
  let context: [(relation: Relation, step: Step)]

  /// Whether the element's name, id and classes decide alone.
  var isSimple: Bool { context.isEmpty && subject.conditions.isEmpty }

  var specificity: CSSSelector.Specificity {
    context.reduce(subject.specificity) { $0 + $1.step.specificity }
  }

  /// Reads a selector; nil for one with conditions that only a browser can check.
  init?(_ tokens: [CSSToken]) {
    var steps: [Step] = []
    var relations: [Relation] = []
    for piece in Self.pieces(of: tokens) {
      if let relation = piece.relation {
        relations.append(relation)
      } else if let step = Step(piece.tokens) {
        steps.append(step)
      } else {
        return nil
      }
    }
    guard let subject = steps.popLast(), relations.count == steps.count, steps.count < 8 else {
      return nil
    }
    self.subject = subject
    context = Array(zip(relations, steps).reversed())
  }

  private typealias Piece = (relation: Relation?, tokens: [CSSToken])

  /// The texts between white space and combinators, and the combinators.
  private static func pieces(of tokens: [CSSToken]) -> [Piece] {
    var pieces: [Piece] = []
    var depth = 0
    var isApart = false
    for token in tokens {
      let relation = depth == 0 ? Self.relation(token) : nil
      if let relation {
        isApart = true
        if relation != .ancestor { pieces.append((relation, [])) }
        continue
      }
      depth += token.kind == .function || token.isMark("[") ? 1 : 0
      depth -= token.isMark(")") || token.isMark("]") ? 1 : 0
      if pieces.last?.relation == nil, isApart, !pieces.isEmpty { pieces.append((.ancestor, [])) }
      if pieces.isEmpty || pieces.last?.relation != nil { pieces.append((nil, [])) }
      pieces[pieces.count - 1].tokens.append(token)
      isApart = false
    }
    return pieces
  }

  private static func relation(_ token: CSSToken) -> Relation? {
    if token.kind == .space { return .ancestor }
    if token.isMark(">") { return .parent }
    if token.isMark("+") { return .previous }
    return token.isMark("~") ? .earlier : nil
  }
}

extension StyleSelector.Step {
  var specificity: CSSSelector.Specificity {
    conditions.reduce(element.specificity) { $0 + $1.specificity }
  }

  /// Reads the conditions on one element; nil if they cannot be checked.
  init?(_ tokens: [CSSToken]) {
    guard let first = tokens.firstIndex(where: { $0.isMark("[") || $0.isMark(":") }) else {
      guard let element = CSSSelector(tokens) else { return nil }
      self.element = element
      return
    }
    var plain = Array(tokens[..<first])
    var rest = tokens[first...]
    while let token = rest.first {
      guard token.isMark("[") || token.isMark(":") else {
        // Classes and ids may follow conditions.
        plain.append(token)
        rest.removeFirst()
        continue
      }
      guard let condition = StyleSelector.Condition(&rest) else { return nil }
      conditions.append(condition)
    }
    guard !plain.isEmpty else { return }
    guard let element = CSSSelector(plain) else { return nil }
    self.element = element
  }

  /// Whether an element is one of those that the step speaks of.
  ///
  /// - Parameter work: counts the visited elements.
  func selects(_ other: SVGElement, _ work: inout Int) -> Bool {
    work += 1
    return element.selects(other.asSelector)
      && conditions.allSatisfy { $0.holds(for: other, &work) }
  }
}

extension StyleSelector {
  /// Whether it selects an element.
  ///
  /// - Parameter work: counts the visited elements.
  func selects(_ element: SVGElement, _ work: inout Int) -> Bool {
    subject.selects(element, &work) && selects(around: element, from: 0, &work)
  }

  private func selects(around element: SVGElement, from place: Int, _ work: inout Int) -> Bool {
    guard place < context.count else { return true }
    let (relation, step) = context[place]
    var others: [SVGElement] = []
    switch relation {
    case .parent: others = [element.parent].compactMap { $0 }
    case .ancestor: others = element.ancestors
    case .previous: others = element.earlierSiblings.suffix(1)
    case .earlier: others = element.earlierSiblings
    }
    work += others.count
    for other in others where work < StyleSheet.workLimit {
      if step.selects(other, &work), selects(around: other, from: place + 1, &work) { return true }
    }
    return false
  }
}

extension SVGElement {
  /// The element's properties that simple selectors test.
  fileprivate var asSelector: CSSSelector {
    let classes = (self["class"] ?? "").split { $0.isWhitespace }.prefix(50).map(String.init)
    return CSSSelector(name: name, id: self["id"], classes: Set(classes))
  }

  /// The elements around it, the nearest first.
  fileprivate var ancestors: [SVGElement] {
    Array(
      sequence(state: parent) { next in
        defer { next = next?.parent }
        return next
      })
  }

  /// The elements before it in its parent.
  var earlierSiblings: [SVGElement] { parent.map { $0.elements.filter { $0.node < node } } ?? [] }

  /// The elements behind it in its parent.
  var laterSiblings: [SVGElement] { parent.map { $0.elements.filter { $0.node > node } } ?? [] }
}
