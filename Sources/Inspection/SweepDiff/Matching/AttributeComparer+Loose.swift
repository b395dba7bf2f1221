import SweepGeometry
import SweepValues
import SweepVocabulary
import SweepXML

// Numbers for subtrees that are the same for most spellings of the same, to find partners by.
// Whether these are equal is then decided by comparing them.
extension AttributeComparer {
  func looseDigests(of side: Side, _ digest: Digest) -> [UInt64] {
    let tree = side.tree
    var digests = [UInt64](repeating: 0, count: tree.nodes.count)
    var inner = digests
    for node in tree.nodes.reversed() where side.isCompared(node) {
      var value = inner[node]
      if tree.isElement(node) {
        value = digest.joined(value, UInt64(side.name(of: node)))
        var sum: UInt64 = 0
        for attribute in tree.attributes(of: node) {
          sum &+= looseDigest(of: attribute, side, digest)
        }
        value = digest.joined(value, sum)
      } else {
        value = side.digests[node]
      }
      digests[node] = value
      if let parent = side.holder(of: node) { inner[parent] = digest.joined(inner[parent], value) }
    }
    return digests
  }

  private func looseDigest(of attribute: Int, _ side: Side, _ digest: Digest) -> UInt64 {
    if side.skippedAttributes.contains(attribute) { return 0 }
    if ignoresStyle, Restyling.isStyle(name(side, attribute)) { return 0 }
    let kind = kind(side, attribute)
    let meaning = kind.isList ? .values : kind.meaning
    if isInitial(side, attribute) { return 0 }
    let value = number(for: side.value(attribute), meaning, digest)
    let name = side.name(ofAttribute: attribute)
    return digest.joined(UInt64(name), value)
  }

  private func number(
    for value: ArraySlice<UInt8>, _ meaning: ValueMeaning, _ digest: Digest
  ) -> UInt64 {
    switch meaning {
    case .text, .script, .id, .keyword, .reference, .attributeName: return digest.of(value)
    case .path:
      guard let path = Path(svgPathData: value) else { break }
      return path.elements.reduce(0) { digest.joined($0, number(for: $1, digest)) }
    case .color, .paint:
      guard let color = CSSColor(value) else { break }
      return color.levels.reduce(0) { digest.joined($0, rounded($1)) }
    case .clock:
      if let seconds = ClockValue.offset(value) { return rounded(seconds) }
    default: break
    }
    return words(value, digest)
  }

  private func number(for element: Path.Element, _ digest: Digest) -> UInt64 {
    let end: Point =
      switch element {
      case .move(let to), .line(let to), .quad(_, let to), .cubic(_, _, let to): to
      case .arc(_, _, _, _, let to): to
      case .close: .zero
      }
    return digest.joined(rounded(end.x), rounded(end.y))
  }

  private func words(_ value: ArraySlice<UInt8>, _ digest: Digest) -> UInt64 {
    var reader = ValueReader(value)
    var sum: UInt64 = 0
    while let next = reader.next {
      if let number = reader.number() {
        sum &+= digest.of(rounded(number))
        if reader.next?.isLetter == true, !reader.unit().isKeyword("px") { sum &+= 1 }
      } else if next.isLetter {
        sum &+= digest.of(Array(reader.word().map(\.lowered))[...])
      } else {
        reader.advance()
      }
    }
    return sum
  }

  private func rounded(_ number: Double) -> UInt64 {
    let scaled = (number * 1000).rounded()
    return abs(scaled) < 1e18 ? UInt64(bitPattern: Int64(scaled)) : number.bitPattern
  }
}

/// Defaults that depend on other attributes of an element, and so are in no table.
enum Defaults {
  /// Whether an attribute has its default value on its element.
  static func isOne(_ attribute: Int, _ side: Side, _ values: ValueComparer) -> Bool {
    let node = side.tree.owner(ofAttribute: attribute)
    let value = side.value(attribute).withoutSpace
    let name = side.tree.name(ofAttribute: attribute).local
    switch name {
    case "x", "y": return side.local(node) == "text" && ValueReader.numbers(value.text) == [0]
    case "fx", "fy":
      // The focus is the centre, unless another gradient sets it.
      return side.local(node) == "radialGradient" && !side.isLinked(node)
        && side.string(name.replacing("f", with: "c"), of: node) == value.text
    case "keyTimes": return areEven(value, node, side, values)
    case "repeatCount":
      // Beside 'repeatDur' it ends the animation sooner.
      return ValueReader.numbers(value.text) == [1]
        && side.tree.attribute("repeatDur", of: node) == nil
    case "min": return ClockValue.offset(value) == 0
    case "version":
      return side.local(node) == "svg" && ["1.0", "1.1", "2", "2.0"].contains(value.text)
    case "baseProfile": return side.local(node) == "svg" && ["none", "full"].contains(value.text)
    default: return false
    }
  }

  /// Whether key times equal the browsers' default (SMIL 3.0, 12.6.1).
  private static func areEven(
    _ value: ArraySlice<UInt8>, _ node: Int, _ side: Side, _ values: ValueComparer
  ) -> Bool {
    let mode = side.string("calcMode", of: node)
    if mode == "paced" || mode == nil && side.local(node) == "animateMotion" { return false }
    let hasPath = ["path", "keyPoints"].contains { side.tree.attribute($0, of: node) != nil }
    let list = side.tree.attribute("values", of: node).map { side.value($0).semicolonItems.count }
    let times = value.semicolonItems.map { ValueReader.numbers($0.text) }
    guard !hasPath, times.count == list ?? 2, times.count > 1 else { return false }
    let steps = Double(mode == "discrete" ? times.count : times.count - 1)
    return times.enumerated().allSatisfy { place, numbers in
      numbers?.count == 1
        && values.tolerance.acceptsSums(numbers?.first ?? -1, Double(place) / steps)
    }
  }
}
