import SweepValues
import SweepVocabulary
import SweepXML

/// The styles of a document's elements, from attributes, rules and `style` (CSS Cascade 4, 6).
struct DeclaredStyles {
  struct Rule {
    let selector: CSSSelector
    let declarations: [CSSDeclaration]
    let text: String
  }

  let side: Side
  /// The rules, those that count more behind the others.
  let rules: [Rule]
  private let hasScripts: Bool
  /// Whether inherited styles may be looked up where they stand: nothing moves.
  private let isStill: Bool
  private var own: [Int: [CSSDeclaration]] = [:]
  private let classes: Set<String>

  /// Reads the rules; nil where one depends on more than names, ids and classes.
  init?(_ side: Side, _ comparer: ValueComparer) {
    self.side = side
    var rules: [Rule] = []
    for css in Self.rules(of: side) {
      let tokens = CSSTokenizer.tokens(of: css)
      if tokens.contains(where: { $0.kind == .atWord || $0.kind == .broken }) { return nil }
      var depth = 0
      for token in tokens {
        depth += token.isMark("{") ? 1 : token.isMark("}") ? -1 : 0
        if depth < 0 || depth == 0 && token.isMark(";") { return nil }
      }
      let read = CSSRule.read(tokens)
      for rule in read {
        guard rule.nested.isEmpty, rule.unreadable.isEmpty, rule.unclosed == nil else { return nil }
        for tokens in rule.selectors {
          guard let selector = CSSSelector(tokens) else { return nil }
          rules.append(
            Rule(
              selector: selector, declarations: rule.declarations,
              text: "\(StyleText.exact(tokens)){\(rule.declarations.map(\.spelling))}"))
        }
      }
      // Whatever is behind the last rule would be lost.
      guard tokens.last(where: { $0.kind != .space }).map({ $0.isMark("}") }) ?? true else {
        return nil
      }
    }
    // The sort keeps the order of equals.
    self.rules = rules.sorted { $0.selector.specificity < $1.selector.specificity }
    classes = rules.reduce(into: []) { $0.formUnion($1.selector.classes) }
    let names = Set(side.tree.names.map(\.local))
    hasScripts = names.contains("script")
    isStill = !ElementCategory.animation.names.contains(where: names.contains)
    for node in side.tree.nodes where side.tree.isElement(node) && !side.isSkipped[node] {
      guard let all = declared(on: node) else { return nil }
      own[node] = all
    }
  }

  /// The texts of the rules; of no medium but all.
  static func rules(of side: Side) -> [[UInt8]] {
    side.tree.nodes.filter {
      side.tree.isElement($0) && side.local($0) == "style" && !side.isSkipped[$0]
    }.map { node in
      let isPlain = side.tree.attribute("media", of: node) == nil
      return Array(isPlain ? side.tree.text(of: node).utf8 : "@media{}".utf8)
    }
  }

  /// The elements in one and itself, without rules.
  func elements(in node: Int) -> [Int] {
    (node..<side.tree.end(of: node)).filter {
      side.tree.isElement($0) && side.isCompared($0) && side.local($0) != "style"
    }
  }

  func explainsClasses(of node: Int) -> Bool {
    !hasScripts && selector(of: node).classes.isSubset(of: classes)
  }

  func isUsed(_ rule: Rule) -> Bool {
    own.keys.contains { rule.selector.selects(selector(of: $0)) }
  }

  private func selector(of node: Int) -> CSSSelector {
    let words = side.string("class", of: node)?.split { $0.isWhitespace } ?? []
    return CSSSelector(
      name: side.local(node), id: side.string("id", of: node), classes: Set(words.map(String.init)))
  }

  /// The declarations for an element, later ones over earlier ones; nil where one is unreadable.
  private func declared(on node: Int) -> [CSSDeclaration]? {
    var all: [CSSDeclaration] = []
    for attribute in side.tree.attributes(of: node) {
      let name = side.tree.name(ofAttribute: attribute)
      guard name.namespace.isEmpty, Vocabulary.presentationAttributes.contains(name.local),
        side.isOurs(node), !side.skippedAttributes.contains(attribute)
      else { continue }
      let text = "\(name.local):\(Self.styled(side.value(attribute).text, name.local))"
      let read = CSSDeclaration.read(CSSTokenizer.tokens(of: text.utf8))
      guard read.count == 1, read.first?.isImportant == false else { return nil }
      all += read
    }
    let element = selector(of: node)
    all += rules.filter { $0.selector.selects(element) }.flatMap(\.declarations)
    guard let style = side.tree.attribute("style", of: node),
      !side.skippedAttributes.contains(style)
    else { return all }
    let tokens = CSSTokenizer.tokens(of: side.value(style))
    guard CSSDeclaration.unreadable(tokens).isEmpty, !tokens.contains(where: { $0.isMark("{") })
    else { return nil }
    return all + CSSDeclaration.read(tokens)
  }

  /// A value of an attribute as a style has it: lengths need a unit there.
  private static func styled(_ value: String, _ name: String) -> String {
    guard Vocabulary.property(name)?.type.takesLengths == true else { return value }
    let numbers = value.split { $0.isWhitespace || $0 == "," }
    guard !numbers.isEmpty, numbers.allSatisfy({ Double($0) != nil }) else { return value }
    return numbers.map { $0 + "px" }.joined(separator: " ")
  }
}

extension DeclaredStyles {
  /// The style of an element: its own, and where nothing is animated also the inherited one;
  /// without defaults.
  func style(of node: Int, _ names: Set<String>, _ comparer: ValueComparer) -> StyleBlock {
    let all = StyleBlock(own[node] ?? [], comparer).declarations
    var mine = names.isEmpty ? all : all.filter { names.contains($0.name) || Self.isWide($0) }
    let isContainer = isContainer(node) && elements(in: node).contains { !self.isContainer($0) }
    if isStill {
      // Only what is drawn has an inherited style to be seen.
      if isContainer { mine.removeAll { Self.isPassedOn($0) } }
      var seen = Set(all.map(\.name))
      var next = isContainer ? nil : side.tree.parent(of: node)
      while let outer = next {
        for one in StyleBlock(own[outer] ?? [], comparer).declarations
        where Self.isPassedOn(one) && !isSet(one.name, by: all) && seen.insert(one.name).inserted {
          if names.isEmpty || names.contains(one.name) { mine.append(one) }
        }
        next = side.tree.parent(of: outer)
      }
    }
    return StyleBlock(mine.filter { !isDefault($0, node, comparer) }, comparer)
  }

  private func isContainer(_ node: Int) -> Bool { ["g", "svg", "a"].contains(side.local(node)) }

  /// Whether a shorthand may set a property.
  private func isSet(_ name: String, by all: [CSSDeclaration]) -> Bool {
    all.contains {
      Self.isWide($0)
        && ($0.name == "all" || StyleFamily.name(of: $0.name) == StyleFamily.name(of: name))
    }
  }

  /// Whether a declaration sets several properties.
  private static func isWide(_ declaration: CSSDeclaration) -> Bool {
    declaration.name == "all" || StyleFamily.isOrdered(declaration.name)
  }

  /// Whether parts inherit a value as it is written.
  private static func isPassedOn(_ declaration: CSSDeclaration) -> Bool {
    guard !declaration.isImportant, !isWide(declaration),
      Vocabulary.property(declaration.name)?.isInherited == true
    else { return false }
    let relative = ["em", "ex", "%", "ch", "lh", "larger", "smaller", "bolder", "lighter"]
    return !declaration.value.contains { token in
      // Zero is none of any unit.
      relative.contains { unit in
        let number = token.text.lowercased().dropLast(unit.count)
        return token.text.lowercased().hasSuffix(unit) && Double(number) != 0
      }
        || ["inherit", "unset", "revert"].contains(token.text.lowercased())
    }
  }

  /// Whether an element may clip what flows over it (SVG 2, 3.6).
  private static func clips(_ name: String) -> Bool {
    ["svg", "symbol", "image", "marker", "pattern", "hatch", "foreignObject", "iframe", "video"]
      .contains(name)
  }

  private func isDefault(
    _ declaration: CSSDeclaration, _ node: Int, _ comparer: ValueComparer
  ) -> Bool {
    if declaration.name == "overflow", !declaration.isImportant, !Self.clips(side.local(node)) {
      return StyleText.exact(declaration.value) == "visible"
    }
    guard !declaration.isImportant, let property = Vocabulary.property(declaration.name),
      let initial = property.initial,
      !property.isInherited || isStill && Self.isPassedOn(declaration)
    else { return false }
    let text = "\(property.name):\(Self.styled(initial, property.name))"
    return CSSDeclaration.read(CSSTokenizer.tokens(of: text.utf8)).contains {
      comparer.areEqual(declaration, $0)
    }
  }
}

extension CSSDeclaration {
  fileprivate var spelling: String { "\(name):\(StyleText.exact(value))\(isImportant ? "!" : "")" }
}
