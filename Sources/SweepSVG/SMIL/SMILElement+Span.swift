import SweepGeometry
import SweepScene

extension SMILElement {
  /// Makes the element that takes an attribute through a span.
  ///
  /// - Parameter bounds: where the attribute stops a number.
  init(
    _ attribute: SMILAttribute, _ span: Span, isAdditive: Bool = false, bounds: [Double] = [],
    value: (AnimationValue) -> SMILValue
  ) {
    let span = span.onGrid
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

extension Span {
  /// The span in whole milliseconds, the grid of every moment that is written: it begins and ends
  /// there, and so many passes are written as one that this fits the grid too.
  fileprivate var onGrid: Span {
    var span = self
    let count = passes
    span.start = (start * 1000).rounded() / 1000
    if isStill || count == 1 {
      span.end = (end * 1000).rounded() / 1000
      if !isStill { span.pass = span.length }
      return span
    }
    if !pass.isOnGrid, !isCumulative {
      let factor = (2...64).first { Double($0) <= count && (pass * Double($0)).isOnGrid }
      if let factor {
        span.keys = keys.repeated(Double(factor))
        span.pass = pass * Double(factor)
      }
    }
    span.end = span.start + pass * count
    return span
  }
}

extension Double {
  fileprivate var isOnGrid: Bool { abs(self * 1000 - (self * 1000).rounded()) < 1e-6 }
}
