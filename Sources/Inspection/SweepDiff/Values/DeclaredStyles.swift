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
  /// The rules that depend on more than names, ids and classes, as they are written.
  let opaque: [String]
  private let hasScripts: Bool
  /// The families of properties that animations or opaque rules set, so that their values on an
  /// element are not those that are written.
  var varying: Set<String>
  private(set) var own: [Int: [CSSDeclaration]] = [:]
  /// The classes whose whole effect is in the rules that are looked up.
  private var classes: Set<String>
  private let copied: Set<Int>
  /// Whether attributes for places, sizes and transforms count, which are properties too.
  let readsGeometry: Bool

  /// Reads the rules; nil where one depends on values of attributes, or on other files.
  init?(_ side: Side, _ comparer: ValueComparer, readsGeometry: Bool = false) {
    self.side = side
    self.readsGeometry = readsGeometry
    guard let sheet = PlainRules(Self.rules(of: side)) else { return nil }
    let rules = sheet.rules
    opaque = sheet.opaque
    // The sort keeps the order of equals.
    self.rules = rules.sorted { $0.selector.specificity < $1.selector.specificity }
    let named = rules.reduce(into: Set()) { $0.formUnion($1.selector.classes) }
    classes = named.filter { name in !sheet.opaque.contains { $0.contains(".\(name)") } }
    hasScripts = side.tree.names.contains { $0.local == "script" }
    copied = Self.copied(in: side)
    varying = sheet.varying
    for node in side.tree.nodes
    where side.tree.isElement(node) && ElementCategory.animation.contains(side.local(node)) {
      varying.insert(StyleFamily.name(of: side.string("attributeName", of: node) ?? ""))
    }
    for node in side.tree.nodes where side.tree.isElement(node) && !side.isSkipped[node] {
      guard let all = declared(on: node) else { return nil }
      own[node] = all.flatMap(Self.longhands)
    }
    if !hasScripts, !Self.usesColor(side) {
      for node in own.keys { own[node]?.removeAll { $0.name == "color" } }
    }
    dropInitialValues()
  }

  /// Drops properties that have their initial values on every element that sets them.
  private mutating func dropInitialValues() {
    let initial = Vocabulary.initialValues
    var changed: Set<String> = varying
    for declaration in own.values.joined()
    where initial[declaration.name] != StyleText.exact(declaration.value) {
      changed.insert(declaration.name)
    }
    for node in own.keys {
      own[node]?.removeAll { initial[$0.name] != nil && !changed.contains($0.name) }
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

  private static var className: Regex<(Substring, Substring)> { /\.([A-Za-z_][\w-]*)/ }

  /// The opaque rules with the elements of each class in place of its name.
  var opaqueWithoutNames: [String] {
    let nodes = side.tree.nodes.filter { side.tree.isElement($0) && side.isCompared($0) }
    var places: [Substring: [Int]] = [:]
    for (place, node) in nodes.enumerated() {
      for name in side.string("class", of: node)?.split(whereSeparator: \.isWhitespace) ?? [] {
        places[Substring(name), default: []].append(place)
      }
    }
    return opaque.map { rule in
      rule.replacing(Self.className) { name in
        places[name.1].map { ".\($0)" } ?? String(name.0)
      }
    }
  }

  /// Counts the classes of opaque rules as explained, which have the same effect in another document.
  mutating func explainOpaqueClasses() {
    let names = opaque.flatMap { $0.matches(of: Self.className).map { String($0.1) } }
    classes.formUnion(names)
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
      guard isStyle(name, of: node), name.local != "style", name.local != "class",
        side.isOurs(node), !side.skippedAttributes.contains(attribute)
      else { continue }
      if name.local == "transform" {
        guard let steps = TransformFunction.list(side.value(attribute)) else { return nil }
        all += Self.matrix(steps)
        continue
      }
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
  static func styled(_ value: String, _ name: String) -> String {
    guard Vocabulary.property(name)?.type.takesLengths == true else { return value }
    let numbers = value.split { $0.isWhitespace || $0 == "," }
    guard !numbers.isEmpty, numbers.allSatisfy({ Double($0) != nil }) else { return value }
    return numbers.map { $0 + "px" }.joined(separator: " ")
  }
}

extension DeclaredStyles {
  /// Whether an element has the styles that are written: nothing else sets them.
  func isSteady(_ name: String) -> Bool {
    varying.isEmpty || !varying.contains(StyleFamily.name(of: name)) && !varying.contains("all")
  }

  /// Whether all styles in an element that are its own are steady.
  func isSteady(in node: Int) -> Bool {
    varying.isEmpty
      || elements(in: node).allSatisfy { own[$0]?.allSatisfy { isSteady($0.name) } ?? true }
  }

  /// The style of an element, its own and the inherited one, without defaults. Properties that vary
  /// are as they are written on it.
  ///
  /// - Parameter isCopied: whether it is the style in a copy by `use`, which inherits from there.
  func style(
    of node: Int, _ names: Set<String>, _ comparer: ValueComparer, isCopied: Bool = false
  ) -> StyleBlock {
    let all = StyleBlock(own[node] ?? [], comparer).declarations
    var mine = names.isEmpty ? all : all.filter { names.contains($0.name) || Self.isWide($0) }
    let isContainer = isContainer(node) && elements(in: node).contains { !self.isContainer($0) }
    // Only what is drawn has an inherited style to be seen.
    if isContainer { mine.removeAll { isPassedOn($0) } }
    var seen = Set(all.map(\.name))
    func parent(of node: Int) -> Int? {
      isCopied && copied.contains(node) ? nil : side.tree.parent(of: node)
    }
    var next = isContainer ? nil : parent(of: node)
    while let outer = next {
      for one in StyleBlock(own[outer] ?? [], comparer).declarations
      where isPassedOn(one) && !isSet(one.name, by: all) && seen.insert(one.name).inserted {
        if names.isEmpty || names.contains(one.name) { mine.append(one) }
      }
      next = parent(of: outer)
    }
    return StyleBlock(mine.filter { !isDefault($0, node, comparer, isCopied: isCopied) }, comparer)
  }

  /// Whether an element is drawn in other places too.
  func isCopied(_ node: Int) -> Bool {
    if copied.isEmpty { return false }
    var next = Optional(node)
    while let element = next {
      if copied.contains(element) { return true }
      next = side.tree.parent(of: element)
    }
    return false
  }

  /// The elements that a `use` refers to.
  private static func copied(in side: Side) -> Set<Int> {
    let nodes = side.tree.nodes.filter { side.tree.isElement($0) }
    let targets = nodes.filter { side.local($0) == "use" }.compactMap { node in
      side.tree.attribute("href", of: node)
        ?? side.tree.attribute("href", in: XMLName.xlink, of: node)
    }.map { side.tree.string(ofAttribute: $0) }
    if targets.isEmpty { return [] }
    return Set(
      nodes.filter { node in
        side.tree.attribute("id", of: node).map {
          targets.contains("#" + side.tree.string(ofAttribute: $0))
        } ?? false
      })
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
  private func isPassedOn(_ declaration: CSSDeclaration) -> Bool {
    guard !declaration.isImportant, !Self.isWide(declaration), isSteady(declaration.name),
      Vocabulary.property(declaration.name)?.isInherited == true
    else { return false }
    let relative = ["em", "ex", "%", "ch", "lh", "larger", "smaller", "bolder", "lighter"]
    let variesByName = varying.contains { $0.hasPrefix("--") }
    return !declaration.value.contains { token in
      // Zero is none of any unit.
      variesByName && token.kind == .function
        || relative.contains { unit in
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
    _ declaration: CSSDeclaration, _ node: Int, _ comparer: ValueComparer, isCopied: Bool
  ) -> Bool {
    if declaration.name == "overflow", !declaration.isImportant, !Self.clips(side.local(node)) {
      return StyleText.exact(declaration.value) == "visible"
    }
    guard !declaration.isImportant, let property = Vocabulary.property(declaration.name),
      let initial = property.initial,
      !property.isInherited || !isCopied && isPassedOn(declaration)
    else { return false }
    let text = "\(property.name):\(Self.styled(initial, property.name))"
    return CSSDeclaration.read(CSSTokenizer.tokens(of: text.utf8)).contains {
      comparer.areEqual(declaration, $0)
    }
  }
}
