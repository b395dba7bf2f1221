import SweepGeometry
import SweepScene

extension Timeline {
  /// The elements of what begins with an event; the last one stays if a value does.
  func elements(
    _ attribute: SMILAttribute, bounds: [Double], value: (AnimationValue) -> SMILValue
  ) -> [SMILElement] {
    var elements: [SMILElement] = []
    var frozen: AnimationValue?
    for span in spans where span.start > -.infinity {
      if span.isStill, span.end == .infinity, let last = elements.indices.last,
        let frozen, frozen.isNearly(span.keys.values[0])
      {
        elements[last].freezes = true
        continue
      }
      frozen = span.frozen
      for part in span.onGrid {
        var element = SMILElement(
          attribute, part, isAdditive: isAdditive, bounds: bounds, value: value)
        element.trigger = trigger
        elements.append(element)
      }
    }
    return elements
  }
}

extension Span {
  /// The value on which SMIL freezes: at the end of a pass the last one, even past a jump.
  fileprivate var frozen: AnimationValue? {
    if isStill { return keys.values[0] }
    let isWhole = passes == passes.rounded()
    guard isWhole, let last = keys.values.last else { return value(at: Instant(end)) }
    return isCumulative ? last.accumulating(last, passes - 1) : last
  }
}
