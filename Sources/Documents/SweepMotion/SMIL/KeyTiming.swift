import SweepScene
import SweepValidation

/// The pace of an animation through its values (SMIL 3.0, 12.5).
struct KeyTiming: Sendable {
  let isDiscrete: Bool
  /// The time of each value, 0 … 1.
  private let times: [Double]
  private let splines: [CubicTiming]

  /// Reads the lists of an animation; nil if they contradict each other, so that it has no effect.
  ///
  /// - Parameters:
  ///   - count: the number of values.
  ///   - isDiscrete: whether the values have none between them.
  ///   - distances: the distances between neighbours, for a constant pace; nil without any.
  init?(_ animation: AnimationFacts, count: Int, isDiscrete: Bool, distances: () -> [Double]?) {
    let mode = isDiscrete ? .discrete : animation.mode
    self.isDiscrete = mode == .discrete
    let steps = Double(mode == .discrete ? count : max(count - 1, 1))
    var times = (0..<count).map { Double($0) / steps }
    var splines: [CubicTiming] = []
    if mode == .paced {
      if let distances = distances(), case let total = distances.reduce(0, +), total > 0 {
        times = distances.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 / total) }
      }
    } else if animation[.keyTimes] != nil {
      guard let keys = animation.times(of: count, isDiscrete: mode == .discrete) else { return nil }
      times = keys
    }
    if mode == .spline {
      guard let curves = animation.curves(between: count) else { return nil }
      splines = curves.map { CubicTiming($0[0], $0[1], $0[2], $0[3]) }
    }
    (self.times, self.splines) = (times, splines)
  }

  /// The value that has come last at a progress of 0 … 1, and the fraction of the way to the next.
  func place(at progress: Double) -> (index: Int, fraction: Double) {
    let index = max(0, (times.lastIndex { $0 <= progress } ?? 0))
    guard !isDiscrete, index + 1 < times.count else { return (index, 0) }
    let span = times[index + 1] - times[index]
    let fraction = span > 0 ? (progress - times[index]) / span : 0
    return (index, index < splines.count ? splines[index].progress(at: fraction) : fraction)
  }

  /// The time of a place between two values, 0 … 1.
  func time(_ index: Int, _ fraction: Double) -> Double {
    let next = min(index + 1, times.count - 1)
    return times[index] + (times[next] - times[index]) * fraction
  }
}
