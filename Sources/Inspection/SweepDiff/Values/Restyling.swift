import SweepValues
import SweepVocabulary
import SweepXML

/// Styles that are written otherwise and mean the same: as attributes, in `style` or in rules, with
/// any names of classes, on an element or on all of a group.
struct Restyling {
  private var old: DeclaredStyles
  private var new: DeclaredStyles
  private let comparer: ValueComparer
  private var known: [[Int]: Bool] = [:]

  /// Whether an attribute is a style, or selects one.
  static func isStyle(_ name: XMLName) -> Bool {
    name.namespace.isEmpty
      && (name.local == "style" || name.local == "class"
        || Vocabulary.presentationAttributes.contains(name.local))
  }

  /// Whether one document has more styles of one form than the other, or other rules.
  static func isLikely(_ old: Side, _ new: Side, _ comparer: ValueComparer) -> Bool {
    guard comparer.vocabulary != nil else { return false }
    func forms(_ side: Side) -> [Int] {
      ["style", "class"].map { form in
        side.tree.names.firstIndex(of: XMLName(form)).map { number in
          side.tree.nodes.reduce(0) { count, node in
            side.tree.isElement(node)
              ? count
                + side.tree.attributes(of: node).count {
                  side.tree.nameNumber(ofAttribute: $0) == number
                } : count
          }
        } ?? 0
      }
    }
    return forms(old) != forms(new)
      || DeclaredStyles.rules(of: old) != DeclaredStyles.rules(of: new)
  }

  /// The edits without those that only write a style otherwise.
  static func removed(
    from edits: [Edit], _ old: Side, _ new: Side, _ comparer: ValueComparer
  ) -> [Edit] {
    func isStyle(_ side: Side, _ attribute: Int) -> Bool {
      let name = side.tree.name(ofAttribute: attribute)
      let element = side.local(side.tree.owner(ofAttribute: attribute))
      return Self.isStyle(name) || DeclaredStyles.isGeometry(name, element)
    }
    func isCandidate(_ edit: Edit) -> Bool {
      if let attribute = edit.oldAttribute { return isStyle(old, attribute) }
      if let attribute = edit.newAttribute { return isStyle(new, attribute) }
      return isSheet(edit, old, new)
    }
    guard comparer.vocabulary != nil, edits.contains(where: isCandidate),
      var styles = DeclaredStyles(old, comparer), var others = DeclaredStyles(new, comparer)
    else { return edits }
    if styles.setsGeometry || others.setsGeometry,
      let first = DeclaredStyles(old, comparer, readsGeometry: true),
      let second = DeclaredStyles(new, comparer, readsGeometry: true)
    {
      (styles, others) = (first, second)
    }
    if styles.opaque != others.opaque {
      guard styles.opaqueWithoutNames == others.opaqueWithoutNames else { return edits }
      styles.explainOpaqueClasses()
      others.explainOpaqueClasses()
    }
    styles.varying.formUnion(others.varying)
    others.varying = styles.varying
    var restyling = Restyling(old: styles, new: others, comparer: comparer)
    return edits.filter { !isCandidate($0) || !restyling.isSpelling($0) }
  }

  private init(old: DeclaredStyles, new: DeclaredStyles, comparer: ValueComparer) {
    (self.old, self.new, self.comparer) = (old, new, comparer)
  }

  /// Whether an edit is one of the text of rules, or of all of them.
  private static func isSheet(_ edit: Edit, _ old: Side, _ new: Side) -> Bool {
    func isRules(_ side: Side, _ node: Int?) -> Bool {
      guard let node else { return true }
      return side.tree.isElement(node) ? side.local(node) == "style" : side.isRules(around: node)
    }
    return edit.oldAttribute == nil && edit.newAttribute == nil && edit.kind != .moved
      && edit.kind != .order && isRules(old, edit.old) && isRules(new, edit.new)
  }

  private mutating func isSpelling(_ edit: Edit) -> Bool {
    guard edit.oldAttribute != nil || edit.newAttribute != nil else {
      return areRulesUsed && areEqual(0, 0, [])
    }
    guard let a = edit.old, let b = edit.new else { return false }
    let name =
      edit.oldAttribute.map { old.side.tree.name(ofAttribute: $0).local }
      ?? edit.newAttribute.map { new.side.tree.name(ofAttribute: $0).local } ?? ""
    switch name {
    case "class":
      return old.explainsClasses(of: a) && new.explainsClasses(of: b) && areEqual(a, b, [])
    case "style": return areEqual(a, b, [])
    case _ where !old.isStyle(XMLName(name), of: a): return false
    default: return areEqual(a, b, [name])
    }
  }

  /// Whether each rule that only one document has, or has elsewhere, selects something there.
  private var areRulesUsed: Bool {
    let (first, second) = (Set(old.rules.map(\.text)), Set(new.rules.map(\.text)))
    // The same rules have another order, or are written otherwise.
    let isReordered = first == second && old.rules.map(\.text) != new.rules.map(\.text)
    return old.rules.allSatisfy { !isReordered && second.contains($0.text) || old.isUsed($0) }
      && new.rules.allSatisfy { !isReordered && first.contains($0.text) || new.isUsed($0) }
  }

  /// Whether two elements and all in them have the same styles; `names` are the properties to look
  /// at, or none for all.
  private mutating func areEqual(_ a: Int, _ b: Int, _ names: Set<String>) -> Bool {
    let key = [a, b] + (names.isEmpty ? [] : [names.hashValue])
    if let known = known[key] { return known }
    let (olds, news) = (old.elements(in: a), new.elements(in: b))
    let isSteady =
      names.isEmpty ? old.isSteady(in: a) && new.isSteady(in: b) : names.allSatisfy(old.isSteady)
    let isEqual =
      isSteady && olds.count == news.count
      && zip(olds, news).allSatisfy { first, second in
        old.side.name(of: first) == new.side.name(of: second)
          && areEqual(first, second, names, isCopied: false)
          && (!(old.isCopied(first) || new.isCopied(second))
            || areEqual(first, second, names, isCopied: true))
      }
    known[key] = isEqual
    return isEqual
  }

  private func areEqual(_ a: Int, _ b: Int, _ names: Set<String>, isCopied: Bool) -> Bool {
    comparer.areEqual(
      old.style(of: a, names, comparer, isCopied: isCopied),
      new.style(of: b, names, comparer, isCopied: isCopied))
  }
}
