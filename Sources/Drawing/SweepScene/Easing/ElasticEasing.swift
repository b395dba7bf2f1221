import SweepGeometry

/// An oscillation that grows from nothing into the movement.
///
/// After Robert Penner's "elastic" equations. With u = 1 - t, the time left:
/// `a e(u) sin(2π (s + u) / p)`, where `e(u)` falls from 1 to 0 like `2^(-10 u)`, and the shift `s`
/// is such that `a sin(2π s / p) = 1`. Penner's exponential leaves a jump of up to a thousandth of
/// the amplitude at the resting end; here it is moved and stretched to end at nothing:
/// `e(u) = (2^(-10 u) - 2^(-10)) / (1 - 2^(-10))`. An amplitude below 1 is taken as 1. On both sides
/// the period is 1.5 times as long, as in Penner's default of 0.45.
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
    // Zeros of the sine lie where the angle is a multiple of π; the slope changes sign between.
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
