import SweepValidation
import SweepValues

/// The values of `animate`, `set` and `animateColor` (SMIL 3.0, 12.4).
struct ValueAnimation: Sendable {
  private let values: [Value]
  private let timing: KeyTiming
  /// Whether the value below is where it starts from.
  private let isTo: Bool
  private let isAdditive: Bool
  private let accumulates: Bool

  /// Reads the values of an animation; nil if it has none, or invalid ones.
  ///
  /// - Parameter read: reads the value of the attribute from its text; nil for an invalid one.
  init?(_ animation: AnimationFacts, _ read: (String) -> Value?) {
    let course = animation.course(
      { read(String(decoding: $0, as: UTF8.self)) },
      start: { animation[.to] == nil ? $0.zero : $0 }, sum: { $0.adding($1) })
    guard let (all, form) = course else { return nil }
    isTo = form == .to
    let values = isTo ? [all[1]] : all
    // Values without others between two of them change at once (SMIL 3.0, 12.5.2).
    let isText = zip(values, values.dropFirst()).contains { $0.interpolated(to: $1, at: 0) == nil }
    isAdditive =
      (form == .by || animation.has(.additive, "sum")) && !isTo && !isText
      && animation.kind != .set
    accumulates = animation.has(.accumulate, "sum") && !isTo && !isText
    let timing = KeyTiming(
      animation, count: isTo ? 2 : values.count,
      isDiscrete: animation.kind == .set || isText && !isTo,
      distances: {
        let distances = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
        return distances.contains(nil) ? nil : distances.compactMap { $0 }
      })
    guard let timing else { return nil }
    (self.values, self.timing) = (values, timing)
  }

  /// The value at a place in an iteration, on top of the value below.
  func value(at place: IterationPlace, over base: Value) -> Value {
    if isTo { return between(base, values[0], timing.place(at: place.progress)) }
    let (index, fraction) = timing.place(at: place.progress)
    var value = values[index]
    if fraction > 0 { value = between(value, values[index + 1], (0, fraction)) }
    if accumulates, place.iteration > 0, let last = values.last {
      value = value.adding(last, times: place.iteration) ?? value
    }
    return isAdditive ? base.adding(value) ?? value : value
  }

  private func between(
    _ first: Value, _ second: Value, _ place: (index: Int, fraction: Double)
  ) -> Value {
    if place.index > 0 { return second }
    return first.interpolated(to: second, at: place.fraction)
      ?? (place.fraction < 0.5 ? first : second)
  }
}

/// A place in the iterations of an animation.
struct IterationPlace: Sendable {
  /// The number of whole iterations before.
  var iteration: Double
  /// The progress in the iteration, 0 … 1.
  var progress: Double
}
