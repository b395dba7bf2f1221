import SweepValues
import SweepVocabulary
import SweepXML

/// Compares attributes of elements by what they mean.
final class AttributeComparer {
  private static let classes = XMLName("class")

  let values: ValueComparer
  private let names: [XMLName]
  private let id: Int
  /// The definitions that have been looked up, by the numbers of element and attribute.
  private var known: [Int: AttributeDefinition?] = [:]

  /// Makes a comparer for the names of two documents.
  init(_ values: ValueComparer, _ names: [XMLName]) {
    self.values = values
    self.names = names
    id = names.firstIndex(of: XMLName("id")) ?? -1
  }

  /// Tells every attribute that differs, with its numbers in both documents.
  func differences(_ old: Side, _ a: Int, _ new: Side, _ b: Int, _ tell: (Int?, Int?) -> Void) {
    let others = new.tree.attributes(of: b)
    var isSeen = [Bool](repeating: false, count: others.count)
    for (place, first) in old.tree.attributes(of: a).enumerated() {
      let name = old.names[old.tree.nameNumber(ofAttribute: first)]
      // Mostly both stand at one place.
      let near = place < others.count ? others.lowerBound + place : -1
      let isNear = near >= 0 && new.names[new.tree.nameNumber(ofAttribute: near)] == name
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

  private func isIgnored(_ side: Side, _ attribute: Int) -> Bool {
    !side.skippedAttributes.isEmpty && side.skippedAttributes.contains(attribute)
  }

  /// Whether two values of attributes of one name are the same.
  func areEqual(_ old: Side, _ a: Int, _ new: Side, _ b: Int) -> Bool {
    let (first, second) = (old.value(a), new.value(b))
    if first.elementsEqual(second) { return true }
    let kind = kind(old, a)
    guard kind == self.kind(new, b) else { return false }
    if kind.isSet { return Set(words(first)) == Set(words(second)) }
    guard kind.isList else {
      return values.areEqual(first, second, as: kind.meaning, isShare: kind.isShare)
    }
    return values.items(first, second) { values.areEqual($0, $1, as: kind.meaning) }
  }

  /// Whether an attribute has the value that leaving it out means.
  func isInitial(_ side: Side, _ attribute: Int) -> Bool {
    guard let definition = definition(side, attribute), let initial = definition.initial,
      !definition.isInherited
    else { return false }
    return values.areEqual(
      side.value(attribute), Array(initial.utf8)[...], as: definition.type.meaning,
      isShare: definition.type.isShare)
  }

  private func words(_ value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    value.split(whereSeparator: \.isXMLSpace)
  }

  /// What a value is, or each item of a list parted by semicolons.
  struct Kind: Equatable {
    var meaning: ValueType.Meaning
    var isList = false
    /// Whether it is words whose order and number mean nothing.
    var isSet = false
    /// Whether it is a number that a percentage can stand for.
    var isShare = false
  }

  /// What the values of an attribute are on its element: for those that an animation goes through,
  /// what it animates.
  func kind(_ side: Side, _ attribute: Int) -> Kind {
    let type = definition(side, attribute)?.type
    let meaning = type?.meaning ?? .text
    guard meaning == .values else {
      let isClass = names[side.names[side.tree.nameNumber(ofAttribute: attribute)]] == Self.classes
      return Kind(
        meaning: meaning, isSet: isClass && values.vocabulary != nil,
        isShare: type?.isShare ?? false)
    }
    let node = side.tree.owner(ofAttribute: attribute)
    guard let name = side.string("attributeName", of: node), let parent = side.tree.parent(of: node)
    else { return Kind(meaning: .values) }
    let target = values.vocabulary?.attribute(name, of: side.local(parent))?.type.meaning
    switch target {
    // All others are numbers or words.
    case .color, .paint, .path: return Kind(meaning: target ?? .values, isList: true)
    default: return Kind(meaning: .values)
    }
  }

  /// The definition of an attribute on its element.
  func definition(_ side: Side, _ attribute: Int) -> AttributeDefinition? {
    let node = side.tree.owner(ofAttribute: attribute)
    let attributeName = side.names[side.tree.nameNumber(ofAttribute: attribute)]
    let elementName = side.name(of: node)
    let key = elementName << 32 | attributeName
    if let definition = known[key] { return definition }
    let element = names[elementName]
    let isSVG = element.namespace == XMLName.svg || element.namespace.isEmpty
    let definition =
      isSVG
      ? values.vocabulary?.attribute(names[attributeName].description, of: element.local) : nil
    known[key] = .some(definition)
    return definition
  }
}
