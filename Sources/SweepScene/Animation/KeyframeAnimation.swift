/// A change through a list of values: `CAKeyframeAnimation`.
public struct KeyframeAnimation: Hashable, Sendable {
  /// How the values between two keys are found: SMIL's `calcMode`.
  public enum CalculationMode: Hashable, Sendable {
    /// Evenly, or at the segment's pace.
    case linear
    /// Not at all: each value stands until the next one's time.
    case discrete
    /// At one speed from the first value to the last; `keyTimes` and paces are not used.
    case paced
  }

  /// What of the layer changes.
  public let property: AnimatedProperty
  /// The values in their order; at least one.
  public internal(set) var values: [AnimationValue]
  /// The parts of the duration, 0 … 1, at which the values are reached; evenly spaced by default.
  public var keyTimes: [Double]?
  /// The pace of each segment, one fewer than values; even by default.
  public var timingFunctions: [TimingFunction]
  /// How values in between are found; `linear` by default.
  public var calculationMode: CalculationMode
  /// When it runs.
  public var timing: MediaTiming
  /// Whether the values are added to what shows without the animation; false by default. Numbers,
  /// angles, moves and stretches can be added.
  public var isAdditive: Bool
  /// Whether each pass goes on from where the one before it ended; false by default.
  public var isCumulative: Bool

  /// Makes a change through values.
  public init<Value>(
    _ key: AnimationKey<Value>, values: [Value], keyTimes: [Double]? = nil,
    timingFunctions: [TimingFunction] = [], calculationMode: CalculationMode = .linear,
    timing: MediaTiming, isAdditive: Bool = false,
    isCumulative: Bool = false
  ) {
    self.property = key.property
    self.values = values.map(\.animationValue)
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    self.calculationMode = calculationMode
    self.timing = timing
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }

  package var keyframes: Keyframes {
    let even = Keyframes.evenTimes(values.count, isDiscrete: calculationMode == .discrete)
    let times =
      calculationMode == .paced ? Keyframes.pacedTimes(values) : keyTimes ?? even
    let paces = calculationMode == .linear ? timingFunctions : []
    return Keyframes(
      values: values, keyTimes: times,
      timingFunctions: paces.isEmpty
        ? Array(repeating: .linear, count: max(values.count - 1, 0)) : paces,
      isDiscrete: calculationMode == .discrete || property == .isHidden)
  }
}
