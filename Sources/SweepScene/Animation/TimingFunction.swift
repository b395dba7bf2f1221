/// The pace of an animation: a cubic Bézier curve from time to progress, both 0 … 1.
///
/// The counterpart of `CAMediaTimingFunction` and of one entry of SMIL's `keySplines`.
public struct TimingFunction: Hashable, Sendable {
  /// The time of the first control point, 0 … 1.
  public var x1: Double
  /// The progress of the first control point.
  public var y1: Double
  /// The time of the second control point, 0 … 1.
  public var x2: Double
  /// The progress of the second control point.
  public var y2: Double

  /// Makes a curve from its two inner control points; the outer ones are (0, 0) and (1, 1).
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// An even pace.
  public static let linear = TimingFunction(0, 0, 1, 1)
  /// Slow at first.
  public static let easeIn = TimingFunction(0.42, 0, 1, 1)
  /// Slow at last.
  public static let easeOut = TimingFunction(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInEaseOut = TimingFunction(0.42, 0, 0.58, 1)
  /// Core Animation's default pace: CSS's `ease`.
  public static let `default` = TimingFunction(0.25, 0.1, 0.25, 1)

  /// Whether progress is time.
  public var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The same pace played backwards.
  public var reversed: TimingFunction { TimingFunction(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  /// The progress at a time of 0 … 1.
  public func progress(at time: Double) -> Double {
    if isLinear { return time }
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.bezier(y1, y2, parameter(at: time))
  }

  /// The time at which half of the progress is reached.
  package var halfTime: Double {
    if isLinear { return 0.5 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if progress(at: middle) < 0.5 { low = middle } else { high = middle }
    }
    return high
  }

  /// The curve's parameter at a time, by Newton's method kept inside a shrinking bracket.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var guess = time
    for _ in 0..<64 {
      let error = Self.bezier(x1, x2, guess) - time
      if abs(error) < 1e-13 { return guess }
      if error < 0 { low = guess } else { high = guess }
      let next = guess - error / Self.slope(x1, x2, guess)
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }
}
