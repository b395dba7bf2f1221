/// A cubic Bézier curve from (0, 0) to (1, 1), over time and progress.
///
/// The counterpart of CSS's `cubic-bezier()` and of one entry of SMIL's `keySplines`, which also
/// requires `y1` and `y2` inside 0…1.
public struct CubicTiming: Hashable, Sendable {
  /// The time of the first control point, 0…1.
  public var x1: Double
  /// The progress of the first control point.
  public var y1: Double
  /// The time of the second control point, 0…1.
  public var x2: Double
  /// The progress of the second control point.
  public var y2: Double

  /// Makes a curve from its two inner control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Whether progress is time.
  public var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// Whether time never runs backwards along the curve, and all numbers are finite.
  public var isValid: Bool {
    (0...1).contains(x1) && (0...1).contains(x2) && y1.isFinite && y2.isFinite
  }

  /// Whether SMIL accepts the curve as a key spline: all four numbers lie in 0…1.
  package var isInUnitSquare: Bool {
    isValid && (0...1).contains(y1) && (0...1).contains(y2)
  }

  /// The same curve played backwards.
  public var reversed: CubicTiming { CubicTiming(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  /// The progress at a time of 0…1.
  package func progress(at time: Double) -> Double {
    if isLinear { return time }
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.bezier(y1, y2, parameter(at: time, guess: time))
  }

  /// The progress per unit of time at a time of 0…1.
  func slope(at time: Double) -> Double {
    if isLinear { return 1 }
    var parameter = parameter(at: min(max(time, 0), 1), guess: time)
    // At a point where time stands still, the direction is found a little further in.
    if Self.slope(x1, x2, parameter) < 1e-9 { parameter += parameter < 0.5 ? 1e-6 : -1e-6 }
    return Self.slope(y1, y2, parameter) / max(Self.slope(x1, x2, parameter), 1e-12)
  }

  /// The curve's parameter at a time, by Newton's method kept inside a shrinking bracket.
  ///
  /// - Parameters:
  ///   - time: 0…1.
  ///   - guess: where the search begins.
  ///   - accuracy: the error in time that is left; 1e-13 by default.
  package func parameter(at time: Double, guess first: Double, accuracy: Double = 1e-13) -> Double {
    var low = 0.0
    var high = 1.0
    var guess = min(max(first, 0), 1)
    for _ in 0..<64 {
      let error = Self.bezier(x1, x2, guess) - time
      if abs(error) < accuracy { return guess }
      if error < 0 { low = guess } else { high = guess }
      let next = guess - error / Self.slope(x1, x2, guess)
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  /// The coordinate of a curve from 0 to 1 at a parameter.
  @inline(__always)
  package static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  /// The change of that coordinate with the parameter.
  @inline(__always)
  package static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }
}

/// The position of the jumps of a stepped function (CSS Easing 2, 2.3).
public enum StepPosition: Hashable, Sendable, CaseIterable {
  /// At the start of each step, and so at once: CSS's `jump-start`.
  case jumpStart
  /// At the end of each step: CSS's `jump-end`, the default.
  case jumpEnd
  /// Not at the outer ends: CSS's `jump-none`. The first step is at 0 and the last one at 1.
  case jumpNone
  /// At both outer ends: CSS's `jump-both`.
  case jumpBoth

  /// The position of the jumps of the same function played backwards.
  public var reversed: StepPosition {
    switch self {
    case .jumpStart: .jumpEnd
    case .jumpEnd: .jumpStart
    case .jumpNone, .jumpBoth: self
    }
  }

  /// The progress at a time of 0…1: the completed steps, plus one with a jump at the start, divided
  /// by the number of jumps.
  func progress(at time: Double, count: Int) -> Double {
    let hasFirst = self == .jumpStart || self == .jumpBoth
    let jumps = Double(self == .jumpBoth ? count + 1 : self == .jumpNone ? count - 1 : count)
    let gone = (time * Double(count)).rounded(.down) + (hasFirst ? 1 : 0)
    return min(gone, jumps) / jumps
  }
}
