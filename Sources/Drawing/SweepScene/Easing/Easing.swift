import SweepGeometry

/// At which end an easing has its effect.
public enum EaseSide: Hashable, Sendable, CaseIterable {
  /// At the start.
  case `in`
  /// At the end: the easing at the start, turned by half a turn about the middle.
  case out
  /// At both ends: each half is one of the others at half the size.
  case inOut

  /// The side on which the effect is when the pace is played backwards.
  public var reversed: EaseSide {
    switch self {
    case .in: .out
    case .out: .in
    case .inOut: .inOut
    }
  }
}

/// An easing that is known by its form at the start.
protocol Easing {
  /// At which end it is.
  var side: EaseSide { get }
  /// The progress of the form at the start, for a time of 0…1.
  func start(_ time: Double) -> Double
  func startSlope(_ time: Double) -> Double
  /// Both; a separate requirement for formulas that share most of their work.
  func startSample(_ time: Double) -> EasingSample
  /// The times inside 0…1 at which that form turns or kinks, rising.
  var startBreaks: [Double] { get }
}

extension Easing {
  func progress(at time: Double) -> Double {
    switch side {
    case .in: start(time)
    case .out: 1 - start(1 - time)
    case .inOut: time < 0.5 ? start(2 * time) / 2 : 1 - start(2 - 2 * time) / 2
    }
  }

  func slope(at time: Double) -> Double { sample(at: time).slope }

  func startSample(_ time: Double) -> EasingSample {
    EasingSample(start(time), slope: startSlope(time))
  }

  /// Progress and slope together.
  func sample(at time: Double) -> EasingSample {
    switch side {
    case .in: return startSample(time)
    case .out:
      let end = startSample(1 - time)
      return EasingSample(1 - end.progress, slope: end.slope)
    case .inOut:
      let half = startSample(time < 0.5 ? 2 * time : 2 - 2 * time)
      let progress = half.progress / 2
      return EasingSample(time < 0.5 ? progress : 1 - progress, slope: half.slope)
    }
  }

  /// The times inside 0…1 at which the pace turns or kinks, rising.
  var breaks: [Double] {
    let out = startBreaks.reversed().map { 1 - $0 }
    return switch side {
    case .in: startBreaks
    case .out: out
    case .inOut: startBreaks.map { $0 / 2 } + [0.5] + out.map { ($0 + 1) / 2 }
    }
  }
}

extension TimingFunction {
  /// The formula of a pace that is neither a cubic nor steps.
  var easing: (any Easing)? {
    switch curve {
    case .cubic, .steps: nil
    case .back(let side, let overshoot): BackEasing(side: side, overshoot: overshoot)
    case .bounce(let side): BounceEasing(side: side)
    case .elastic(let side, let amplitude, let period):
      ElasticEasing(side: side, amplitude: amplitude, period: period)
    case .spring(let side, let spring, let duration):
      SpringEasing(side: side, spring: spring, duration: duration.value)
    }
  }
}

/// A start against the direction of travel: `t² ((s + 1) t - s)`.
///
/// After Robert Penner's "back" equations. At its lowest the progress is `-4 s³ / (27 (s + 1)²)`,
/// a tenth for s = 1.70158. On both sides s is 1.525 times as large, as in Penner's, which gives a
/// tenth of the whole way there too, though each half has half the size.
struct BackEasing: Easing {
  var side: EaseSide
  var overshoot: Double

  private var factor: Double { side == .inOut ? overshoot * 1.525 : overshoot }

  func start(_ time: Double) -> Double {
    time * time * ((factor + 1) * time - factor)
  }

  func startSlope(_ time: Double) -> Double {
    time * (3 * (factor + 1) * time - 2 * factor)
  }

  var startBreaks: [Double] {
    let turn = 2 * factor / (3 * (factor + 1))
    return turn > 0 && turn < 1 ? [turn] : []
  }
}

/// A ball that falls to the floor and bounces three times, each time a quarter as high.
///
/// After Robert Penner's "bounce" equations: with g = 7.5625 = 2.75² the distance from the floor `1
/// - g t²` comes to zero at t = 1 / 2.75; the three bounces are the same parabola raised to 3/4,
/// 15/16 and 63/64 and last 1, 1/2 and 1/4 of 1 / 2.75 in total. This is the form at the end; the
/// one at the start, which is used here, plays it backwards.
struct BounceEasing: Easing {
  var side: EaseSide

  /// The time at which each parabola is done, the time of its vertex and its height there.
  private static let parabolas: [(until: Double, vertex: Double, height: Double)] = [
    (1 / 2.75, 0, 0), (2 / 2.75, 1.5 / 2.75, 0.75), (2.5 / 2.75, 2.25 / 2.75, 0.9375),
    (.infinity, 2.625 / 2.75, 0.984375),
  ]

  func start(_ time: Double) -> Double {
    let back = 1 - time
    for parabola in Self.parabolas where back < parabola.until {
      let away = back - parabola.vertex
      return 1 - (7.5625 * away * away + parabola.height)
    }
    return 0
  }

  func startSlope(_ time: Double) -> Double {
    let back = 1 - time
    for parabola in Self.parabolas where back < parabola.until {
      return 2 * 7.5625 * (back - parabola.vertex)
    }
    return 0
  }

  var startBreaks: [Double] {
    let outs = [1, 1.5, 2, 2.25, 2.5, 2.625]
    return outs.reversed().map { 1 - $0 / 2.75 }
  }
}

/// An oscillation that grows from nothing into the movement.
///
/// After Robert Penner's "elastic" equations. With u = 1 - t, the time left:
/// `a e(u) sin(2π (s + u) / p)`, where `e(u)` falls from 1 to 0 like `2^(-10 u)`, and the shift `s`
/// is such that `a sin(2π s / p) = 1`. Penner's exponential leaves a jump of up to a thousandth of
/// the amplitude at the resting end; here it is moved and stretched to end at nothing:
/// `e(u) = (2^(-10 u) - 2^(-10)) / (1 - 2^(-10))`. An amplitude below 1 is taken as 1. On both
/// sides the period is 1.5 times as long, as in Penner's default of 0.45.
struct ElasticEasing: Easing {
  let side: EaseSide
  private let amplitude: Double
  /// 2π by the period.
  private let rate: Double
  /// The angle of the oscillation at the moving end, in radians.
  private let phase: Double

  init(side: EaseSide, amplitude: Double, period: Double) {
    self.side = side
    self.amplitude = max(amplitude, 1)
    rate = 2 * .pi / (side == .inOut ? period * 1.5 : period)
    let sine = 1 / self.amplitude
    phase = arcTangent(sine, (1 - sine * sine).squareRoot())
  }

  private static let decay = 10 * naturalLogarithmOf2
  private static let rest = 1 / 1024.0

  func start(_ time: Double) -> Double {
    let left = 1 - time
    let envelope = (exponential(-Self.decay * left) - Self.rest) / (1 - Self.rest)
    return amplitude * envelope * sineAndCosine(phase + rate * left).sine
  }

  func startSlope(_ time: Double) -> Double {
    let left = 1 - time
    let power = exponential(-Self.decay * left)
    let (sine, cosine) = sineAndCosine(phase + rate * left)
    let turning = (power - Self.rest) * rate * cosine - power * Self.decay * sine
    return -amplitude * turning / (1 - Self.rest)
  }

  /// The zeros of the slope: one in each half period, between the zeros of the oscillation, as
  /// the envelope falls all the way.
  var startBreaks: [Double] {
    // Zeros of the sine are at multiples of π; the slope changes sign between.
    let first = Int((phase / .pi).rounded(.down)) + 1
    let last = Int(((phase + rate) / .pi).rounded(.down))
    let zeros = (first...max(first, last)).map { (Double($0) * .pi - phase) / rate }
    let edges = [0] + zeros.filter { $0 > 0 && $0 < 1 } + [1]
    let lefts = zip(edges, edges.dropFirst()).compactMap { a, b in
      signChange(from: a + (b - a) * 1e-6, to: b - (b - a) * 1e-6) { startSlope(1 - $0) }
    }
    return lefts.reversed().map { 1 - $0 }
  }
}

/// A part of a spring's movement, stretched to the time of 0…1.
struct SpringEasing: Easing {
  let side: EaseSide
  let spring: SpringCurve
  /// In seconds, more than zero.
  let duration: Double

  /// The form at the start is the movement played backwards, about the place that it leaves.
  func start(_ time: Double) -> Double {
    // At the end of its time the spring is put to its target.
    time <= 0 ? 0 : 1 - spring.position(at: (1 - time) * duration)
  }

  func startSlope(_ time: Double) -> Double {
    spring.velocity(at: (1 - time) * duration) * duration
  }

  func startSample(_ time: Double) -> EasingSample {
    let state = spring.state(at: (1 - time) * duration)
    return EasingSample(time <= 0 ? 0 : 1 - state.position, slope: state.velocity * duration)
  }

  var startBreaks: [Double] {
    spring.extrema(until: duration).reversed().map { 1 - $0 / duration }
  }
}

extension SpringCurve {
  /// The approximate number of oscillations in a time; infinite for an invalid spring or time.
  func swings(in duration: Seconds) -> Double {
    guard isValid, duration.value > 0, duration.value.isFinite else { return .infinity }
    return halfPeriod.map { duration.value / $0 } ?? 0
  }
}
