import SweepGeometry
import SweepScene

extension Timeline {
  /// The elements of what begins with an event; the last one stays if a value does.
  func elements(
    _ attribute: SMILAttribute, bounds: [Double], value: (AnimationValue) -> SMILValue
  ) -> [SMILElement] {
    var elements: [SMILElement] = []
    for span in spans where span.start > -.infinity {
      if span.isStill, span.end == .infinity, !elements.isEmpty {
        elements[elements.count - 1].freezes = true
        continue
      }
      var element = SMILElement(
        attribute, span, isAdditive: isAdditive, bounds: bounds, value: value)
      element.trigger = trigger
      elements.append(element)
    }
    return elements
  }
}
