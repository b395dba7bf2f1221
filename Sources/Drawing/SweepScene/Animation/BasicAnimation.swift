public import SweepGeometry

/// A change from one value to another: `CABasicAnimation`.
///
/// Up to two of the values from, to and by are given. The others follow: `from … from + by`,
/// `to - by … to`, `from … own`, `own … to`, `own … own + by` and, with none of them, `own … own`,
/// where `own` is what the layer has without the animation. All three at once are an error, and
/// so is `by` for what has no sums: colours, paths and truth values. SMIL's own `by` and "to"
/// animations (SVG 1.1, 19.2.8) are never written, since browsers differ on them for transforms.
///
/// ```swift
/// needle.animations = [
///   .basic(BasicAnimation(
///     .rotation, from: .degrees(-118.4), to: .degrees(119),
///     timing: MediaTiming(duration: 0.5), timingFunction: .easeInEaseOut))
/// ]
/// ```
public struct BasicAnimation: Hashable, Sendable {
  /// The property that changes.
  public internal(set) var property: AnimatedProperty
  /// The first value; by default it follows from the others.
  public var fromValue: AnimationValue?
  /// The last value; by default it follows from the others.
  public var toValue: AnimationValue?
  /// The difference of the last value and the first; by default it follows from the others.
  public var byValue: AnimationValue?
  /// The timing.
  public var timing: MediaTiming
  /// The pace; even by default.
  public var timingFunction: TimingFunction
  /// Whether the values are added to the value beneath; false by default. Numbers, angles,
  /// translations and scales can be added.
  public var isAdditive: Bool
  /// Whether each pass continues from the final value of the one before it; false by default.
  public var isCumulative: Bool
  /// The direction of a rotation; by the numbers of its angles by default.
  public var rotationDirection: RotationDirection = .byValue
  /// Whole turns that a rotation makes on top, in its direction; 0 by default. By value they are
  /// clockwise, and counterclockwise below zero.
  public var turns = 0

  /// Makes a change; nil values follow from the others and from the layer's own value.
  public init<Value>(
    _ key: AnimationKey<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    timing: MediaTiming, timingFunction: TimingFunction = .linear, isAdditive: Bool = false,
    isCumulative: Bool = false
  ) {
    self.property = key.property
    self.fromValue = from.map(Value.animationValue)
    self.toValue = to.map(Value.animationValue)
    self.byValue = by.map(Value.animationValue)
    self.timing = timing
    self.timingFunction = timingFunction
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }

  /// Makes a rotation with a direction and, if wanted, whole turns on top.
  public init(
    _ key: AnimationKey<Angle>, from: Angle? = nil, to: Angle? = nil, by: Angle? = nil,
    direction: RotationDirection, turns: Int = 0, timing: MediaTiming,
    timingFunction: TimingFunction = .linear, isCumulative: Bool = false
  ) {
    self.init(
      key, from: from, to: to, by: by, timing: timing, timingFunction: timingFunction,
      isCumulative: isCumulative)
    self.rotationDirection = direction
    self.turns = turns
  }
}

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
  package func keyframes(model: AnimationValue) -> Keyframes {
    let ends = AnimationValue.ends(from: fromValue, to: toValue, by: byValue, own: model)
    let isDiscrete = property.isDiscrete
    return Keyframes(
      values: rotationDirection.unwrapped([ends.first, ends.last], turns: turns),
      keyTimes: [0, isDiscrete ? timingFunction.halfTime : 1],
      timingFunctions: [timingFunction], isDiscrete: isDiscrete)
  }

  /// The first fault of the ends on a layer whose own value is `model`, or nil.
  func endsFault(model: AnimationValue) -> AnimationFault? {
    AnimationValue.endsFault(from: fromValue, to: toValue, by: byValue, own: model)
      ?? rotationDirection.fault(of: property, turns: turns)
  }
}

extension BasicAnimation {
  /// Makes a change of a property whose type is not known beforehand; the values must be of it.
  package init(
    _ property: AnimatedProperty, from: AnimationValue?, to: AnimationValue?, by: AnimationValue?,
    timing: MediaTiming
  ) {
    self.init(AnimationKey<Double>(property: property), timing: timing)
    fromValue = from
    toValue = to
    byValue = by
  }
}

extension SpringAnimation {
  /// Makes a change of a property whose type is not known beforehand; the values must be of it.
  package init(
    _ property: AnimatedProperty, from: AnimationValue?, to: AnimationValue?, by: AnimationValue?,
    _ spring: SpringCurve
  ) {
    self.init(AnimationKey<Double>(property: property), spring: spring)
    fromValue = from
    toValue = to
    byValue = by
  }
}

extension KeyframeAnimation {
  /// Makes a change of a property whose type is not known beforehand; the values must be of it.
  package init(_ property: AnimatedProperty, values: [AnimationValue], timing: MediaTiming) {
    self.init(AnimationKey<Double>(property: property), values: [], timing: timing)
    self.values = values
  }
}
