import SweepGeometry
import SweepScene

extension SMILElement {
  /// Makes the element that takes an attribute through a span on the grid of milliseconds.
  ///
  /// - Parameter bounds: where the attribute stops a number.
  init(
    _ attribute: SMILAttribute, _ span: Span, isAdditive: Bool = false, bounds: [Double] = [],
    value: (AnimationValue) -> SMILValue
  ) {
    let keys = isAdditive || span.isCumulative ? span.keys : span.keys.cut(at: bounds)
    let isLinear = keys.isDiscrete || keys.timingFunctions.allSatisfy(\.isLinear)
    self.init(
      attribute: attribute, values: keys.values.map(value),
      keyTimes: keys.isEven ? nil : keys.keyTimes,
      keySplines: isLinear ? nil : keys.timingFunctions,
      isDiscrete: keys.isDiscrete && keys.values.count > 1, isAdditive: isAdditive,
      isCumulative: span.isCumulative, begin: Seconds(span.start),
      duration: Seconds(span.isStill ? span.length : span.pass),
      repeatCount: span.isStill ? 1 : span.passes)
    guard repeatCount < .infinity else { return }
    if abs(repeatCount * 1e5 - (repeatCount * 1e5).rounded()) > 1e-6 {
      repeatDuration = Seconds(span.length)
    }
  }
}
