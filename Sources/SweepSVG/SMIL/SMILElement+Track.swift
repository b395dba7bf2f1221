import SweepGeometry
import SweepScene

extension SMILElement {
  /// Makes the element that takes an attribute through keyframes in an animation's time.
  init(
    _ attribute: SMILAttribute, _ keyframes: Keyframes, _ timing: MediaTiming,
    isCumulative: Bool = false, value: (AnimationValue) -> SMILValue
  ) {
    let keys = (timing.autoreverses ? keyframes.mirrored : keyframes).writable
    let even = Keyframes.evenTimes(keys.values.count, isDiscrete: keys.isDiscrete)
    let isEven = zip(keys.keyTimes, even).allSatisfy { abs($0 - $1) < 5e-6 }
    let isLinear = keys.isDiscrete || keys.timingFunctions.allSatisfy(\.isLinear)
    self.init(
      attribute: attribute, values: keys.values.map(value),
      keyTimes: isEven ? nil : keys.keyTimes, keySplines: isLinear ? nil : keys.timingFunctions,
      isDiscrete: keys.isDiscrete && keys.values.count > 1, isCumulative: isCumulative,
      begin: timing.beginTime, duration: Seconds(timing.cycle), repeatCount: timing.repeatCount,
      freezes: timing.fillMode == .forwards || timing.fillMode == .both)
  }
}
