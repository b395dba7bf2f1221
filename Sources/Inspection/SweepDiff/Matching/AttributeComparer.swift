import SweepValues
import SweepVocabulary
import SweepXML

/// Compares attributes of elements by meaning.
final class AttributeComparer {
  private static let classes = XMLName("class")

  let values: ValueComparer
  private let names: [XMLName]
  private let reach: StyleReach
  /// Looked-up attributes, by the numbers of element and attribute.
  private var known: [Int: Known] = [:]

  private struct Known {
    var definition: AttributeDefinition?
    var kind: ValueKind
  }

  /// Whether partners are searched without their styles, which are written otherwise.
  let ignoresStyle: Bool

  init(
    _ values: ValueComparer, _ names: [XMLName], _ reach: StyleReach = StyleReach(),
    ignoresStyle: Bool = false
  ) {
    (self.values, self.names, self.reach) = (values, names, reach)
    self.ignoresStyle = ignoresStyle
  }

  func differences(_ old: Side, _ a: Int, _ new: Side, _ b: Int, _ tell: (Int?, Int?) -> Void) {
    let others = new.tree.attributes(of: b)
    var isSeen = [Bool](repeating: false, count: others.count)
    for (place, first) in old.tree.attributes(of: a).enumerated() {
      let name = old.name(ofAttribute: first)
      // Mostly both have the same index.
      let near = place < others.count ? others.lowerBound + place : -1
      let isNear = near >= 0 && new.name(ofAttribute: near) == name
      let second = isNear ? near : new.attribute(numbered: name, of: b)
      if let second { isSeen[second - others.lowerBound] = true }
      if isIgnored(old, first) || second.map({ isIgnored(new, $0) }) ?? false { continue }
      if let second {
        if !areEqual(old, first, new, second) { tell(first, second) }
      } else if !isInitial(old, first) {
        tell(first, nil)
      }
    }
    for (place, second) in others.enumerated() where !isSeen[place] {
      if !isIgnored(new, second), !isInitial(new, second) { tell(nil, second) }
    }
  }

  func name(_ side: Side, _ attribute: Int) -> XMLName { names[side.name(ofAttribute: attribute)] }

  private func isIgnored(_ side: Side, _ attribute: Int) -> Bool {
    !side.skippedAttributes.isEmpty && side.skippedAttributes.contains(attribute)
  }

  func areEqual(_ old: Side, _ a: Int, _ new: Side, _ b: Int) -> Bool {
    let (first, second) = (old.value(a), new.value(b))
    if first.elementsEqual(second) { return true }
    let kind = kind(old, a)
    return kind == self.kind(new, b) && values.areEqual(first, second, as: kind)
  }

  func isInitial(_ side: Side, _ attribute: Int) -> Bool {
    if isExact(side, attribute) { return false }
    if values.vocabulary != nil, Defaults.isOne(attribute, side, values) { return true }
    guard let definition = definition(side, attribute), let initial = definition.initial,
      !definition.isInherited,
      !definition.isLinked || !side.isLinked(side.tree.owner(ofAttribute: attribute))
    else { return false }
    let value = side.value(attribute)
    // No share of a box is none of it.
    if initial == "0%", value.withoutSpace.spells("0") { return true }
    return values.areEqual(value, Array(initial.utf8)[...], as: kind(side, attribute))
  }

  private func isExact(_ side: Side, _ attribute: Int) -> Bool {
    !reach.attributes.isEmpty
      && reach.attributes.contains(names[side.name(ofAttribute: attribute)].local)
  }

  /// Kind of an attribute's values; for an animation's values, that of the animated attribute.
  func kind(_ side: Side, _ attribute: Int) -> ValueKind {
    var kind = known(side, attribute).kind
    if kind.meaning == .values {
      kind = animated(side, side.tree.owner(ofAttribute: attribute))
    } else if values.vocabulary != nil {
      kind.isSet = names[side.name(ofAttribute: attribute)] == Self.classes
    }
    if isExact(side, attribute) { (kind.isSet, kind.isList, kind.form) = (false, false, .exact) }
    return kind
  }

  private func animated(_ side: Side, _ node: Int) -> ValueKind {
    guard let name = side.string("attributeName", of: node) else {
      return ValueKind(.values)
    }
    if side.local(node) == "animateTransform" {
      var kind = ValueKind(.values)
      let type = side.string("type", of: node) ?? "translate"
      if let function = TransformFunction.Kind(rawValue: type) { kind.form = .arguments(function) }
      kind.isList = true
      return kind
    }
    let type = side.target(of: node).flatMap {
      values.vocabulary?.attribute(name, of: side.local($0))?.type
    }
    var kind = ValueKind(attribute: name, type)
    if type == nil { kind.form = .numbers }
    kind.isList = true
    return kind
  }

  func definition(_ side: Side, _ attribute: Int) -> AttributeDefinition? {
    known(side, attribute).definition
  }

  private func known(_ side: Side, _ attribute: Int) -> Known {
    let node = side.tree.owner(ofAttribute: attribute)
    let attributeName = side.name(ofAttribute: attribute)
    let elementName = side.name(of: node)
    let key = elementName << 32 | attributeName
    if let known = known[key] { return known }
    let element = names[elementName]
    let isSVG = element.namespace == XMLName.svg || element.namespace.isEmpty
    let definition =
      isSVG
      ? values.vocabulary?.attribute(names[attributeName].description, of: element.local) : nil
    let kind = ValueKind(attribute: names[attributeName].local, definition?.type)
    let found = Known(definition: definition, kind: kind)
    known[key] = found
    return found
  }
}
