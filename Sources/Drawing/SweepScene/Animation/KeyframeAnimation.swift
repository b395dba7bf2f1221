/// A change through a list of values: `CAKeyframeAnimation`.
///
/// ```swift
/// var swing = KeyframeAnimation(
///   .rotation, values: [0, 40, -20, 0].map { Angle.degrees($0) }, calculationMode: .cubic,
///   timing: MediaTiming(duration: 2))
/// swing.tensionValues = [0, 0.5, 0.5, 0]
/// ```
public struct KeyframeAnimation: Hashable, Sendable {
  /// The interpolation between two keys: SMIL's `calcMode` (SVG 1.1, 19.2.9).
  public enum CalculationMode: String, CaseIterable, Hashable, Sendable {
    /// Evenly, or at the segment's pace.
    case linear
    /// None: each value holds until the time of the next one.
    case discrete
    /// At one speed from the first value to the last; `keyTimes` and the segments' paces are not
    /// used.
    case paced
    /// Along a smooth curve through the values, a Catmull-Rom spline unless tension, continuity or
    /// bias are set. It may overshoot the values. SMIL has no equivalent: it is written as splines,
    /// exactly if one number changes.
    case cubic
    /// Along the curve through evenly spaced values at one speed; `keyTimes` and the segments' paces
    /// are not used.
    case cubicPaced
  }

  /// The animated property.
  public let property: AnimatedProperty
  /// The values in their order; at least one.
  public internal(set) var values: [AnimationValue]
  /// The parts of the duration, 0 … 1, at which the values are reached; evenly spaced by default.
  public var keyTimes: [Double]?
  /// The pace of each segment, one fewer than values; even by default.
  public var timingFunctions: [TimingFunction]
  /// The pace of the whole pass, applied over those of the segments; even by default.
  ///
  /// Outside of 0 … 1, the first or the last segment is extended as a straight line.
  public var timingFunction: TimingFunction
  /// The interpolation; `linear` by default.
  public var calculationMode: CalculationMode
  /// The tension of a cubic curve at each value, -1 … 1: straight at 1, round at -1, 0 by default.
  /// As many as values, or none.
  public var tensionValues: [Double] = []
  /// The continuity of a cubic curve at each value, -1 … 1: without corners at 0, the default. As
  /// many as values, or none.
  public var continuityValues: [Double] = []
  /// The bias of a cubic curve at each value, -1 … 1: above 0 the incoming side bends more, below
  /// the outgoing side; 0 by default. As many as values, or none.
  public var biasValues: [Double] = []
  /// The timing.
  public var timing: MediaTiming
  /// Whether the values are added to the value beneath; false by default. Numbers, angles,
  /// translations and scales can be added.
  public var isAdditive: Bool
  /// Whether each pass continues from the final value of the one before it; false by default.
  public var isCumulative: Bool
  /// The direction of a rotation from each value to the next; by the numbers by default.
  public var rotationDirection: RotationDirection = .byValue
  /// Whole turns that a rotation makes on top on the way to its last value, in its direction; 0 by
  /// default. By value they are clockwise, and counterclockwise below zero.
  public var turns = 0

  /// Makes a change through values.
  public init<Value>(
    _ key: AnimationKey<Value>, values: [Value], keyTimes: [Double]? = nil,
    timingFunctions: [TimingFunction] = [], timingFunction: TimingFunction = .linear,
    calculationMode: CalculationMode = .linear, timing: MediaTiming, isAdditive: Bool = false,
    isCumulative: Bool = false
  ) {
    self.property = key.property
    self.values = values.map(\.animationValue)
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    self.timingFunction = timingFunction
    self.calculationMode = calculationMode
    self.timing = timing
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }
}
