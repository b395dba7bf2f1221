/// The pace of an animation: a function from time to progress, both from 0 to 1.
///
/// The counterpart of `CAMediaTimingFunction` and of CSS's easing functions. Cubic curves whose
/// numbers lie in 0…1 are also SMIL's `keySplines`; all others are written in several pieces.
public struct TimingFunction: Hashable, Sendable {
  /// The kinds of functions.
  public enum Curve: Hashable, Sendable {
    /// A cubic Bézier curve; its progress may leave 0…1.
    case cubic(CubicTiming)
    /// Equal jumps.
    case steps(Int, StepPosition)
    /// A swing past the end, or before the start, by about a tenth for an overshoot of 1.70158.
    case back(EaseSide, overshoot: Double)
    /// The bouncing of a ball.
    case bounce(EaseSide)
    /// A damped oscillation.
    case elastic(EaseSide, amplitude: Double, period: Double)
    /// The first seconds of a spring, at whose end it is put to its target.
    case spring(EaseSide, SpringCurve, duration: Seconds)
  }

  /// The kind of function, with its numbers.
  public var curve: Curve

  /// Makes a function.
  public init(_ curve: Curve) { self.curve = curve }

  /// Makes a cubic curve from its two inner control points; the outer ones are (0, 0) and (1, 1).
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    curve = .cubic(CubicTiming(x1, y1, x2, y2))
  }

  /// The cubic curve; nil for other functions.
  public var cubic: CubicTiming? {
    if case .cubic(let cubic) = curve { cubic } else { nil }
  }

  /// The time of the first control point, 0…1; NaN for functions that are no cubic.
  public var x1: Double { cubic?.x1 ?? .nan }
  /// The progress of the first control point; NaN for functions that are no cubic.
  public var y1: Double { cubic?.y1 ?? .nan }
  /// The time of the second control point, 0…1; NaN for functions that are no cubic.
  public var x2: Double { cubic?.x2 ?? .nan }
  /// The progress of the second control point; NaN for functions that are no cubic.
  public var y2: Double { cubic?.y2 ?? .nan }

  /// Whether progress is time.
  public var isLinear: Bool { cubic?.isLinear ?? false }

  /// Whether SMIL takes the function as one entry of `keySplines`: a cubic with all numbers in 0…1.
  package var isInUnitSquare: Bool { cubic?.isInUnitSquare ?? false }

  /// Whether the numbers make a function.
  ///
  /// Cubics need `x1` and `x2` in 0…1, for time must not run backwards; steps a count of 1…10000,
  /// and at least 2 for `.jumpNone`; back an overshoot within ±100; elastic an amplitude of 0…100
  /// and a period of 0.01…100; a spring a positive duration in which it swings at most 1000 times.
  /// An invalid function plays evenly.
  public var isValid: Bool {
    switch curve {
    case .cubic(let cubic): cubic.isValid
    case .steps(let count, let position):
      count >= (position == .jumpNone ? 2 : 1) && count <= SceneLimits.values
    case .back(_, let overshoot): abs(overshoot) <= 100
    case .bounce: true
    case .elastic(_, let amplitude, let period):
      (0...100).contains(amplitude) && (0.01...100).contains(period)
    case .spring(_, let spring, let duration): spring.swings(in: duration) <= 1000
    }
  }

  /// The same pace played backwards: its progress at `t` is one less this one's at `1 - t`.
  ///
  /// Steps differ from that at the very moments of their jumps, where both functions already have
  /// the value after the jump (CSS Easing 2, 2.3).
  public var reversed: TimingFunction {
    switch curve {
    case .cubic(let cubic): TimingFunction(.cubic(cubic.reversed))
    case .steps(let count, let position): TimingFunction(.steps(count, position.reversed))
    case .back(let side, let overshoot):
      TimingFunction(.back(side.reversed, overshoot: overshoot))
    case .bounce(let side): TimingFunction(.bounce(side.reversed))
    case .elastic(let side, let amplitude, let period):
      TimingFunction(.elastic(side.reversed, amplitude: amplitude, period: period))
    case .spring(let side, let spring, let duration):
      TimingFunction(.spring(side.reversed, spring, duration: duration))
    }
  }

  /// The progress at a time, which is taken to be 0 before 0 and 1 after 1.
  ///
  /// A time that is not a number gives a progress that is not one.
  public func progress(at time: Double) -> Double {
    if time.isNaN { return time }
    let time = min(max(time, 0), 1)
    guard isValid else { return time }
    return switch curve {
    case .cubic(let cubic): cubic.progress(at: time)
    case .steps(let count, let position): position.progress(at: time, count: count)
    default: easing?.progress(at: time) ?? time
    }
  }

  /// The fraction of the time at which a monotone pace has reached a progress, found by halving.
  package func time(of progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension TimingFunction {
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

  /// Equal jumps: CSS's `steps()`.
  public static func steps(_ count: Int, _ position: StepPosition = .jumpEnd) -> TimingFunction {
    TimingFunction(.steps(count, position))
  }

  package var halfTime: Double {
    if isLinear { return 0.5 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if progress(at: middle) < 0.5 { low = middle } else { high = middle }
    }
    return high
  }

  /// A swing past an end: at the start `t² ((s + 1) t - s)` (Penner).
  ///
  /// - Parameter overshoot: s; 1.70158, a tenth of the way, by default, and 1.525 times as large on
  ///   both sides.
  public static func back(
    _ side: EaseSide = .out, overshoot: Double = 1.70158
  ) -> TimingFunction {
    TimingFunction(.back(side, overshoot: overshoot))
  }

  /// The bouncing of a ball that falls to the floor and rises thrice, to 1/4, 1/16 and 1/64
  /// (Penner).
  public static func bounce(_ side: EaseSide = .out) -> TimingFunction {
    TimingFunction(.bounce(side))
  }

  /// A damped oscillation that falls like `2^(-10 t)` to nothing (Penner).
  ///
  /// - Parameters:
  ///   - amplitude: the swing at the moving end, in whole ways; below 1 it is taken as 1.
  ///   - period: in whole durations; 1.5 times as long on both sides.
  public static func elastic(
    _ side: EaseSide = .out, amplitude: Double = 1, period: Double = 0.3
  ) -> TimingFunction {
    TimingFunction(.elastic(side, amplitude: amplitude, period: period))
  }

  /// A mass on a spring, which starts at rest or with its velocity and swings about the end.
  ///
  /// - Parameters:
  ///   - spring: how it moves, in seconds.
  ///   - duration: the part of its movement that is shown, in seconds; until it has settled to a
  ///     thousandth by default. The pace stretches it to whatever time the animation has.
  ///   - side: the end about which it swings.
  public static func spring(
    _ spring: SpringCurve = SpringCurve(), duration: Seconds? = nil, _ side: EaseSide = .out
  ) -> TimingFunction {
    let time = duration ?? Seconds(spring.settlingDuration())
    return TimingFunction(.spring(side, spring, duration: time))
  }
}
