import SweepGeometry
import SweepScene
import SweepValidation
import SweepValues

/// Reads an animation element as an animation of a layer.
///
/// Layers have the words for one begin, an even or uneven pace through values, repetitions and fill
/// (SMIL 3.0, 5 and 12); all else is an ``Unsupported``.
struct AnimationReader {
  /// The reason for which no layer can be animated so.
  struct Unsupported: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  let facts: AnimationFacts
  let timing: MediaTiming

  /// The most values of an animation.
  private static let limit = 1_000

  /// Reads the timing.
  init(_ facts: AnimationFacts) throws(Unsupported) {
    self.facts = facts
    let starts = facts[.begin] == nil ? [0] : facts.begins.map(\.seconds)
    guard starts.count == 1, facts.begins.allSatisfy({ $0.kind == .offset }), facts.ends.isEmpty,
      facts[.min] == nil, facts[.max] == nil
    else { throw Unsupported("its times depend on more than one begin") }
    guard let duration = facts.duration?.seconds, duration > 0 else {
      throw Unsupported("it has no duration")
    }
    let (count, length) = (facts.repeatCount, facts.repeatDuration)
    if count != nil, length != nil { throw Unsupported("it has two limits of its repetitions") }
    var timing = MediaTiming(
      beginTime: Seconds(starts[0]), duration: Seconds(duration),
      fillMode: facts.has(.fill, "freeze") ? .forwards : .removed)
    if let count, count > 0 { timing.repeatCount = count }
    if let length, length.isFinite { timing.repeatDuration = Seconds(length) }
    if length == .infinity { timing.repeatCount = .infinity }
    self.timing = timing
  }

  /// Whether it decides from the first moment on.
  var isAlwaysActive: Bool {
    let isEndless = timing.repeatCount == .infinity
    return timing.beginTime.value <= 0 && (isEndless || timing.fillMode == .forwards)
  }

  /// The values in their order.
  ///
  /// - Parameters:
  ///   - base: the value of the element itself, where it goes on from there; nil for an unknown one.
  ///   - read: reads a value; nil for an invalid one.
  func values<Value>(
    base: Value?, _ read: (ArraySlice<UInt8>) -> Value?
  ) throws(Unsupported) -> [Value] {
    guard facts.values.count <= Self.limit, let course = facts.course(read, start: { _ in base })
    else { throw Unsupported("its values are not read") }
    return course.values
  }

  /// The animation of a layer's property.
  func animation<Value>(
    of key: AnimationKey<Value>, through values: [Value]
  ) throws(Unsupported) -> Layer.Animation {
    var animation = KeyframeAnimation(
      key, values: values, calculationMode: mode, timing: timing,
      isAdditive: false, isCumulative: facts.has(.accumulate, "sum"))
    if mode != .paced, facts[.keyTimes] != nil {
      guard let times = facts.times(of: values.count, isDiscrete: mode == .discrete) else {
        throw Unsupported("its keyTimes are not read")
      }
      animation.keyTimes = times
    }
    animation.timingFunctions = try timingFunctions(values.count)
    return .keyframe(animation)
  }

  private var mode: KeyframeAnimation.CalculationMode {
    switch facts.mode {
    case .discrete: .discrete
    case .paced: .paced
    case .linear, .spline: .linear
    }
  }

  /// The paces between the values; empty for even ones.
  func timingFunctions(_ count: Int) throws(Unsupported) -> [TimingFunction] {
    guard facts.mode == .spline else { return [] }
    guard let curves = facts.curves(between: count) else {
      throw Unsupported("its keySplines are not read")
    }
    return curves.map { TimingFunction($0[0], $0[1], $0[2], $0[3]) }
  }
}
