import SweepGeometry
import SweepScene

extension SMILElement {
  /// Makes the element that takes an attribute through keyframes in an animation's time.
  ///
  /// - Parameter error: how far sampled values may be away, in the unit of the values.
  init(
    _ attribute: SMILAttribute, _ keyframes: Keyframes, _ timing: MediaTiming,
    error: Double, isCumulative: Bool = false, value: (AnimationValue) -> SMILValue
  ) {
    let plain = keyframes.writable(error: error)
    let keys = timing.autoreverses ? plain.mirrored : plain
    let isLinear = keys.isDiscrete || keys.timingFunctions.allSatisfy(\.isLinear)
    self.init(
      attribute: attribute, values: keys.values.map(value),
      keyTimes: keys.isEven ? nil : keys.keyTimes,
      keySplines: isLinear ? nil : keys.timingFunctions,
      isDiscrete: keys.isDiscrete && keys.values.count > 1, isCumulative: isCumulative,
      begin: timing.beginTime, duration: Seconds(timing.cycle), repeatCount: timing.repeatCount,
      freezes: timing.fillMode == .forwards || timing.fillMode == .both)
  }
}
