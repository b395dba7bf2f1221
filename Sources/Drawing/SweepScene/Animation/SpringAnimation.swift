/// A change from one value to another as a mass on a spring moves: `CASpringAnimation`.
///
/// The values and their defaults are those of ``BasicAnimation``. SVG has no springs: they are
/// written as the fewest splines (SVG 1.1, 19.2.9) within the writer's tolerance.
///
/// ```swift
/// SpringAnimation(.rotation, from: .degrees(-118.4), to: .degrees(119))
/// SpringAnimation(.scale, to: ScaleFactors(1.2), spring: SpringCurve(perceptualDuration: 0.5))
/// ```
public struct SpringAnimation: Hashable, Sendable {
  /// The property that changes.
  public internal(set) var property: AnimatedProperty
  /// The first value; by default it follows from the others.
  public var fromValue: AnimationValue?
  /// The last value; by default it follows from the others.
  public var toValue: AnimationValue?
  /// The difference of the last value and the first; by default it follows from the others.
  public var byValue: AnimationValue?
  /// The parameters of the spring: mass, stiffness, damping and initial velocity.
  public var spring: SpringCurve
  /// The timing. A duration shorter than the spring's ends in a jump to the last value, as in Core
  /// Animation; with a longer one the oscillation continues.
  public var timing: MediaTiming
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

  /// The time until the spring stays within a thousandth of the way from the last value; infinite
  /// without damping.
  public var settlingDuration: Seconds { Seconds(spring.settlingDuration()) }

  /// Makes a change; nil values follow from the others and from the layer's own value.
  ///
  /// - Parameter timing: for the ``settlingDuration`` from zero on by default, in whole
  ///   milliseconds, the grid of written times.
  public init<Value>(
    _ key: AnimationKey<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    spring: SpringCurve = SpringCurve(), timing: MediaTiming? = nil, isAdditive: Bool = false,
    isCumulative: Bool = false
  ) {
    self.property = key.property
    self.fromValue = from.map(Value.animationValue)
    self.toValue = to.map(Value.animationValue)
    self.byValue = by.map(Value.animationValue)
    self.spring = spring
    let whole = (spring.settlingDuration() * 1000).rounded(.up) / 1000
    self.timing = timing ?? MediaTiming(duration: Seconds(whole))
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }

  /// Makes a change by how long it seems to take and how much it bounces, as iOS 17 does.
  ///
  /// - Parameters:
  ///   - perceptualDuration: the period of the spring without damping, more than zero.
  ///   - bounce: more than -1 and at most 1; 0, critical damping, by default. 1 swings for ever and
  ///     needs a timing.
  ///   - timing: for the ``settlingDuration`` from zero on by default, in whole milliseconds.
  public init<Value>(
    _ key: AnimationKey<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    perceptualDuration: Seconds, bounce: Double = 0, timing: MediaTiming? = nil
  ) {
    self.init(
      key, from: from, to: to, by: by,
      spring: SpringCurve(perceptualDuration: perceptualDuration.value, bounce: bounce),
      timing: timing)
  }

  package var timingFunction: TimingFunction { .spring(spring, duration: timing.duration) }

  /// The first fault of spring or ends on a layer whose own value is `model`, or nil.
  func fault(model: AnimationValue) -> AnimationFault? {
    spring.fault(duration: timing.duration) ?? endsFault(model: model)
  }
}

extension SpringCurve {
  /// The first fault of the spring, or nil.
  fileprivate func fault(duration: Seconds) -> AnimationFault? {
    if !(mass > 0 && mass.isFinite) {
      return AnimationFault("mass", "must be more than zero and finite")
    }
    if !(stiffness > 0 && stiffness.isFinite) {
      return AnimationFault("stiffness", "must be more than zero and finite")
    }
    if !(damping >= 0 && damping.isFinite) {
      return AnimationFault("damping", "must be zero or more and finite")
    }
    if !(abs(initialVelocity) <= 1e6) {
      return AnimationFault("initialVelocity", "must lie within 1e6 of zero")
    }
    if !isValid { return AnimationFault("stiffness", "must be less out of proportion to the mass") }
    if duration.value == .infinity {
      return AnimationFault("duration", "must be given, for the spring never settles")
    }
    // The timing reports a duration that is none.
    guard duration.value > 0, swings(in: duration) > 1000 else { return nil }
    return AnimationFault("duration", "must be so short that the spring swings 1000 times at most")
  }
}
