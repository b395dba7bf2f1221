/// A change from one value to another: `CABasicAnimation`.
///
/// ```swift
/// needle.animations = [
///   .basic(BasicAnimation(
///     .rotation, from: .degrees(-118.4), to: .degrees(119),
///     timing: MediaTiming(duration: 0.5), timingFunction: .easeInEaseOut))
/// ]
/// ```
public struct BasicAnimation: Hashable, Sendable {
  /// What of the layer changes.
  public let property: AnimatedProperty
  /// The first value; the layer's own by default.
  public internal(set) var fromValue: AnimationValue?
  /// The last value; the layer's own by default.
  public internal(set) var toValue: AnimationValue?
  /// When it runs.
  public var timing: MediaTiming
  /// The pace; even by default.
  public var timingFunction: TimingFunction
  /// Whether the values are added to what shows without the animation; false by default. Numbers,
  /// angles, moves and stretches can be added.
  public var isAdditive: Bool
  /// Whether each pass goes on from where the one before it ended; false by default.
  public var isCumulative: Bool

  /// Makes a change from one value to another; the layer's own stands in for one that is nil.
  public init<Value>(
    _ key: AnimationKey<Value>, from: Value? = nil, to: Value? = nil, timing: MediaTiming,
    timingFunction: TimingFunction = .linear, isAdditive: Bool = false,
    isCumulative: Bool = false
  ) {
    self.property = key.property
    self.fromValue = from?.animationValue
    self.toValue = to?.animationValue
    self.timing = timing
    self.timingFunction = timingFunction
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }

  package func keyframes(model: AnimationValue) -> Keyframes {
    let isDiscrete = property == .isHidden
    return Keyframes(
      values: [fromValue ?? model, toValue ?? model],
      keyTimes: [0, isDiscrete ? timingFunction.halfTime : 1],
      timingFunctions: [timingFunction], isDiscrete: isDiscrete)
  }
}
