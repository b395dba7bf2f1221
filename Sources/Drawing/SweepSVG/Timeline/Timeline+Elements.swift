import SweepGeometry
import SweepScene

extension Timeline {
  /// The elements of what begins with an event; the last one stays if a value does.
  func elements(
    _ attribute: SMILAttribute, bounds: [Double], value: (AnimationValue) -> SMILValue
  ) -> [SMILElement] {
    let (spans, freezes) = written
    var elements = spans.map { span in
      var element = SMILElement(
        attribute, span, isAdditive: isAdditive, bounds: bounds, value: value)
      element.trigger = trigger
      return element
    }
    if freezes { elements[elements.count - 1].freezes = true }
    return elements
  }
}
