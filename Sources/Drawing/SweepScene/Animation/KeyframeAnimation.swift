/// A change through a list of values: `CAKeyframeAnimation`.
///
/// ```swift
/// var swing = KeyframeAnimation(
///   .rotation, values: [0, 40, -20, 0].map { Layer.Angle.degrees($0) }, calculationMode: .cubic,
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
    /// Along the curve through evenly spaced values at one speed; `keyTimes` and the segments'
    /// paces are not used.
    case cubicPaced
  }

  /// The property that changes.
  public internal(set) var property: AnimatedProperty
  /// The values in their order; at least one.
  public var values: [AnimationValue]
  /// The parts of the duration, 0 … 1, at which the values are reached; evenly spaced by default.
  public var keyTimes: [Double]?
  /// The pace of each segment, one fewer than values; even by default.
  public var timingFunctions: [TimingFunction]
  /// The pace of the whole pass, applied over those of the segments; even by default.
  ///
  /// Outside 0 … 1 the first or the last segment goes on as straight as it ends.
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
    self.values = values.map(Value.animationValue)
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    self.timingFunction = timingFunction
    self.calculationMode = calculationMode
    self.timing = timing
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }
}

extension KeyframeAnimation {
  package var keyframes: Keyframes {
    let isDiscrete = calculationMode == .discrete || property.isDiscrete
    let values = rotationDirection.unwrapped(values, turns: turns)
    var keys = Keyframes(
      values: values,
      keyTimes: keyTimes ?? Keyframes.evenTimes(values.count, isDiscrete: isDiscrete),
      timingFunctions: Array(repeating: .linear, count: max(values.count - 1, 0)),
      isDiscrete: isDiscrete)
    keys.pace = timingFunction
    if hasPaces, !timingFunctions.isEmpty { keys.timingFunctions = timingFunctions }
    switch calculationMode {
    case .linear, .discrete: break
    case .paced: keys.keyTimes = Keyframes.pacedTimes(values)
    case .cubic:
      keys.curve = ValueCurve(values, times: keys.keyTimes, bends: bends, isPaced: false)
    case .cubicPaced:
      let times = Keyframes.evenTimes(values.count, isDiscrete: false)
      keys.curve = ValueCurve(values, times: times, bends: bends, isPaced: true)
      keys.keyTimes = keys.curve?.pacedTimes ?? times
    }
    return keys
  }

  /// Whether key times and the segments' paces are looked at.
  private var hasPaces: Bool { calculationMode == .linear || calculationMode == .cubic }

  var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  private var bends: [KochanekBartels.Bend] {
    func number(_ list: [Double], _ index: Int) -> Double { index < list.count ? list[index] : 0 }
    return values.indices.map {
      KochanekBartels.Bend(
        tension: number(tensionValues, $0), continuity: number(continuityValues, $0),
        bias: number(biasValues, $0))
    }
  }

  var fault: AnimationFault? {
    if values.isEmpty { return AnimationFault("values", "must not be empty") }
    if values.count > SceneLimits.values {
      return AnimationFault("values", "must be at most \(SceneLimits.values)")
    }
    if hasPaces, !timingFunctions.isEmpty, timingFunctions.count != values.count - 1 {
      return AnimationFault(
        "timingFunctions",
        "must be one fewer than values: \(values.count - 1), not \(timingFunctions.count)")
    }
    if let fault = timingFunction.fault ?? rotationDirection.fault(of: property, turns: turns) {
      return fault
    }
    if isCubic, let fault = cubicFault { return fault }
    guard calculationMode != .paced, calculationMode != .cubicPaced, let keyTimes
    else { return nil }
    return AnimationFault(
      keyTimes: keyTimes, count: values.count, of: "values",
      endsBefore: calculationMode == .discrete)
  }

  private var cubicFault: AnimationFault? {
    if let value = values.first, value.components == nil {
      return AnimationFault("calculationMode", "cannot be cubic for a \(value.kind)")
    }
    let lists = [
      ("tensionValues", tensionValues), ("continuityValues", continuityValues),
      ("biasValues", biasValues),
    ]
    for (field, list) in lists where !list.isEmpty {
      if list.count != values.count {
        return AnimationFault(
          field, "must be as many as values: \(values.count), not \(list.count)")
      }
      if !list.allSatisfy({ (-1...1).contains($0) }) {
        return AnimationFault(field, "must lie in -1 … 1")
      }
    }
    return nil
  }
}

extension AnimationFault {
  /// Makes the fault of key times for so many things; nil for none.
  ///
  /// - Parameter endsBefore: whether the last one may be before 1.
  init?(keyTimes times: [Double], count: Int, of things: String, endsBefore: Bool) {
    if times.count != count {
      self.init("keyTimes", "must be as many as \(things): \(count), not \(times.count)")
    } else if !times.allSatisfy({ $0 >= 0 && $0 <= 1 }) {
      self.init("keyTimes", "must lie in 0 … 1")
    } else if zip(times, times.dropFirst()).contains(where: { $0 > $1 }) {
      self.init("keyTimes", "must not decrease")
    } else if times.first != 0 {
      self.init("keyTimes", "must begin with 0")
    } else if !endsBefore, times.last != 1, count > 1 {
      self.init("keyTimes", "must end with 1")
    } else {
      return nil
    }
  }
}
