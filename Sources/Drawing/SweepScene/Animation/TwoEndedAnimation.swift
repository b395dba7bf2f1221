/// An animation from one value to another, of which up to two of from, to and by are given.
package protocol TwoEndedAnimation {
  var property: AnimatedProperty { get }
  var fromValue: AnimationValue? { get }
  var toValue: AnimationValue? { get }
  var byValue: AnimationValue? { get }
  var timingFunction: TimingFunction { get }
  var rotationDirection: RotationDirection { get }
  var turns: Int { get }
}

extension BasicAnimation: TwoEndedAnimation {}
extension SpringAnimation: TwoEndedAnimation {}

extension TwoEndedAnimation {
  /// The two values at their times, on a layer whose own value is `model`.
  package func keyframes(model: AnimationValue) -> Keyframes {
    let ends = AnimationValue.ends(from: fromValue, to: toValue, by: byValue, own: model)
    let isDiscrete = property == .isHidden
    return Keyframes(
      values: rotationDirection.unwrapped([ends.first, ends.last], turns: turns),
      keyTimes: [0, isDiscrete ? timingFunction.halfTime : 1],
      timingFunctions: [timingFunction], isDiscrete: isDiscrete)
  }

  /// The fault of the ends on a layer whose own value is `model`, or nil.
  func endsFault(model: AnimationValue) -> AnimationFault? {
    AnimationValue.endsFault(from: fromValue, to: toValue, by: byValue, own: model)
      ?? rotationDirection.fault(of: property, turns: turns)
  }
}
