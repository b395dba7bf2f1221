import SweepArtwork
import SweepGeometry
import SweepValidation
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds the elements that style sheets animate, and reads their animations.
struct CSSMotionReader {
  private let facts: Facts
  private var styles: ElementStyles
  private var notes: MotionNotes
  /// The keyframes by their names, with the element of their style sheet.
  private var keyframes: [String: CSSKeyframes] = [:]
  private var movers: [CSSMotion.Mover] = []
  /// The animated properties of the elements.
  private var animated: [Int: Set<String>] = [:]
  /// The declarations in keyframes that may still be read, each again for every element.
  private var work = 300_000

  /// The elements with animations in the order of the file.
  ///
  /// - Parameter animated: the properties that SMIL animates.
  static func movers(
    of facts: Facts, animated: @autoclosure () -> [Int: Set<String>], _ notes: inout MotionNotes
  ) -> [CSSMotion.Mover] {
    guard facts.mentionsAnimations else { return [] }
    var reader = CSSMotionReader(facts, notes)
    reader.animated = animated()
    reader.readSheets()
    if !reader.keyframes.isEmpty { reader.readElements() }
    notes = reader.notes
    return reader.movers
  }

  private init(_ facts: Facts, _ notes: MotionNotes) {
    (self.facts, self.notes) = (facts, notes)
    styles = ElementStyles(facts.tree)
  }
}

// Style sheets.
extension CSSMotionReader {
  private mutating func readSheets() {
    // Rules outside of layers count more (CSS Cascade 5, 6.4).
    var (layered, free): ([CSSKeyframes], [CSSKeyframes]) = ([], [])
    for sheet in styles.sheets {
      let tokens = CSSTokenizer.tokens(of: sheet.text.utf8)
      for rule in CSSKeyframes.read(tokens) {
        let contexts = rule.conditions.map { StyleContext($0) }
        if contexts.contains(.hidden) { continue }
        if contexts.contains(.unknown) {
          notes.add(
            "the keyframes '\(rule.name.prefix(40))' are left out with the rule around them",
            at: sheet.node)
        } else if contexts.allSatisfy({ $0 == .shown }) {
          free.append(rule)
        } else {
          layered.append(rule)
        }
      }
      for rule in CSSRule.read(tokens) { check(rule, at: sheet.node) }
    }
    for rule in layered + free { keyframes[rule.name] = rule }
  }

  /// Notes the animations of a rule that no element gets.
  private mutating func check(_ rule: CSSRule, at node: Int) {
    for inner in rule.nested { check(inner, at: node) }
    let isMoving = rule.declarations.contains {
      let name = CSSAnimationList.property($0.name)
      return ["animation", "animation-name"].contains(name) && $0.text.lowercased() != "none"
    }
    guard isMoving else { return }
    let contexts = rule.conditions.map { StyleContext($0) }
    if contexts.contains(.hidden) { return }
    if contexts.contains(.unknown) {
      let condition = rule.conditions.joined(separator: " @").prefix(40)
      return notes.add("the animations in a rule '@\(condition)' are left out", at: node)
    }
    for selector in rule.selectors {
      let text = CSSDeclaration.text(of: selector).prefix(40)
      switch SelectorReach(selector) {
      case .some: break
      case .none: notes.add("the animation by '\(text)' never begins by itself", at: node)
      case .unknown: notes.add("the animation by '\(text)' is left out with the rule", at: node)
      }
    }
  }
}

// Elements.
extension CSSMotionReader {
  private mutating func readElements() {
    let tree = facts.tree
    var around: [(end: Int, style: ElementStyle)] = []
    for node in tree.nodes where tree.isElement(node) {
      while let last = around.last, last.end <= node { around.removeLast() }
      let style = styles.style(of: node, in: around.last?.style)
      if tree.end(of: node) > node + 1 { around.append((tree.end(of: node), style)) }
      if facts.svgName(of: node) != nil { read(node, style) }
    }
    if styles.isExhausted {
      notes.add("rules of the style are left out: they are too many", at: 0)
    }
    if work < 0 { notes.add("animations are left out: there are too many keyframes", at: 0) }
  }

  private mutating func read(_ node: Int, _ style: ElementStyle) {
    var list = CSSAnimationList()
    var isImportant = false
    for declaration in style.declarations {
      guard let property = CSSAnimationList.property(declaration.name) else { continue }
      isImportant = isImportant || declaration.isImportant
      let value = style.substituting(declaration.value)
      if value.map({ list.take(property, $0) }) != true {
        notes.add("the \(property) '\(declaration.text.prefix(60))' cannot be read", at: node)
      }
    }
    var found: [(item: CSSAnimationList.Item, rule: CSSKeyframes)] = []
    for item in list.items {
      guard let rule = keyframes[item.name] else { continue }
      if item.isPlain {
        found.append((item, rule))
      } else {
        notes.add(
          "the animation '\(item.name.prefix(40))' has a composition or timeline that is left out",
          at: node)
      }
    }
    // An element without a box has no animations (CSS Animations 1, 4).
    guard list.items.contains(where: { keyframes[$0.name] != nil }), work > 0,
      style.properties["display"] != "none"
    else { return }
    var builder = CSSMoverBuilder(node, style, facts)
    for (item, rule) in found where work > 0 { work -= builder.add(item, rule, &notes) }
    guard work > 0, let mover = builder.mover(&styles, &notes, isImportant: isImportant) else {
      movers.append(CSSMotion.Mover(still: node, isImportant: isImportant))
      return
    }
    noteInherited(mover, style)
    animated[node, default: []].formUnion(mover.properties)
    movers.append(mover)
  }

  /// Notes the properties that go on from a value that SMIL or an element around animates.
  private mutating func noteInherited(_ mover: CSSMotion.Mover, _ style: ElementStyle) {
    let open = mover.effects.flatMap(\.tracks).filter { $0.frames.contains { $0.value == nil } }
    var names = Set(open.map { mover.properties[$0.property] })
    var outer: Int? = mover.node
    while let node = outer, !names.isEmpty {
      for name in names.intersection(animated[node] ?? []).sorted() {
        notes.add("the \(name) goes on from one that is not animated", at: mover.node)
      }
      names = names.filter {
        style.properties[$0] == nil && Vocabulary.property($0)?.isInherited == true
      }
      outer = facts.tree.parent(of: node)
    }
  }
}

extension Facts {
  /// Whether any style sheet may have keyframes.
  fileprivate var mentionsAnimations: Bool {
    elements(named: "style").contains { node in
      tree.text(of: node).lowercased().contains("keyframes")
    }
  }
}
