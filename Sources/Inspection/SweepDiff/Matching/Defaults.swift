import SweepValues
import SweepXML

/// Defaults that depend on other attributes of an element, and so are in no table.
enum Defaults {
  /// Whether an attribute has the value that leaving it out means where it stands.
  static func isOne(_ attribute: Int, _ side: Side, _ values: ValueComparer) -> Bool {
    let node = side.tree.owner(ofAttribute: attribute)
    let value = side.value(attribute).withoutSpace
    switch side.tree.name(ofAttribute: attribute).local {
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

  /// Whether key times are those that browsers take where there are none (SMIL 3.0, 12.6.1).
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
      numbers?.count == 1 && values.areCloseSums(numbers?.first ?? -1, Double(place) / steps)
    }
  }
}
