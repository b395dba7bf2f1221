import Testing

@testable import SweepScene
@testable import SweepTimeline
import TestSupport

@Suite struct EasingFitTests {
  /// A twentieth of a degree in the sweep of a speedometer.
  static let tolerance = 0.05 / 237.4

  /// The largest error at 10000 times, none of them a break.
  static func error(of pieces: [EasingPiece], _ pace: EasingCurve) -> Double {
    (0..<10_000).reduce(0) { largest, index in
      let time = pace.duration * (Double(index) + 0.4271) / 10_000
      return max(largest, abs(pieces.progress(at: time) - pace.sample(time).progress))
    }
  }

  /// The conditions that every fit has to meet, beyond its error.
  static func faults(of pieces: [EasingPiece], _ pace: EasingCurve) -> [String] {
    var faults: [String] = []
    if pieces.first?.start != 0 || pieces.last?.end != pace.duration { faults.append("ends") }
    if pieces.last?.to != pace.sample(pace.duration).progress { faults.append("last value") }
    for (piece, next) in zip(pieces, pieces.dropFirst()) where piece.end != next.start {
      faults.append("gap at \(piece.end)")
    }
    for piece in pieces {
      let numbers = [piece.timing.x1, piece.timing.y1, piece.timing.x2, piece.timing.y2]
      if !numbers.allSatisfy({ $0 >= 0 && $0 <= 1 && ($0 * 1000).rounded() / 1000 == $0 }) {
        faults.append("numbers \(numbers)")
      }
    }
    return faults
  }

  static func spring(_ damping: Double) -> EasingCurve {
    let spring = SpringCurve(damping: damping)
    return spring.pace(duration: spring.settlingDuration(epsilon: tolerance / 4))
  }

  static var cases: [(String, EasingCurve, Int)] {
    [
      ("spring 5", spring(5), 18), ("spring 10", spring(10), 12), ("spring 15", spring(15), 8),
      ("spring 20", spring(20), 6), ("spring 25", spring(25), 6),
      ("back in", TimingFunction.back(.in).pace, 2),
      ("back out", TimingFunction.back(.out).pace, 2),
      ("back inOut", TimingFunction.back(.inOut).pace, 4),
      ("bounce in", TimingFunction.bounce(.in).pace, 7),
      ("bounce out", TimingFunction.bounce(.out).pace, 7),
      ("bounce inOut", TimingFunction.bounce(.inOut).pace, 14),
      ("elastic in", TimingFunction.elastic(.in).pace, 12),
      ("elastic out", TimingFunction.elastic(.out).pace, 12),
      ("elastic inOut", TimingFunction.elastic(.inOut).pace, 16),
      ("cubic 0.68 -0.55 0.265 1.55", TimingFunction(0.68, -0.55, 0.265, 1.55).pace, 5),
      ("cubic 0.3 0.61 0.355 1.1", TimingFunction(0.3, 0.61, 0.355, 1.1).pace, 2),
      ("ease", TimingFunction.default.pace, 1), ("linear", TimingFunction.linear.pace, 1),
    ]
  }

  /// Few pieces, on no grid and on that of key times. `--filter everyPace` prints the table.
  @Test func everyPaceNeedsFewPieces() {
    for (name, pace, most) in Self.cases {
      for step in [0, pace.duration / 100_000] {
        let pieces = EasingFit(tolerance: Self.tolerance, timeStep: step).pieces(of: pace)
        let error = Self.error(of: pieces, pace)
        print(name, step == 0 ? "" : "(on the grid)", pieces.count, "pieces,", error * 237.4, "°")
        #expect(error <= Self.tolerance && pieces.count <= most, "\(name): \(pieces.count)")
        #expect(Self.faults(of: pieces, pace).isEmpty, "\(name)")
        #expect(pieces.allSatisfy { $0.error <= Self.tolerance })
        for piece in pieces where step > 0 && piece.end < pace.duration {
          #expect(abs((piece.end / step).rounded() - piece.end / step) < 1e-6)
        }
      }
    }
  }

  /// 200 springs and easings; the seed is in the message.
  @Test(arguments: 1...20) func anyPaceStaysWithin(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for index in 0..<10 {
      let tolerance = [0.01, 1e-3, Self.tolerance, 1e-5][index % 4]
      let spring = random.spring()
      let easing = random.easing()
      let pace =
        index % 2 == 0
        ? spring.pace(duration: spring.settlingDuration(epsilon: tolerance / 4)) : easing.pace
      let pieces = EasingFit(tolerance: tolerance).pieces(of: pace)
      let message = "seed \(seed): \(index % 2 == 0 ? "\(spring)" : "\(easing)") \(tolerance)"
      #expect(Self.error(of: pieces, pace) <= tolerance, "\(message)")
      #expect(Self.faults(of: pieces, pace).isEmpty, "\(message)")
      #expect(pieces.allSatisfy { $0.error <= tolerance }, "\(message)")
      #expect(pieces.count <= 400, "\(message)")
    }
  }

  /// Paces that once went wrong: steep at an end or in the middle, and a first turn so early that
  /// the pieces after it began tiny.
  @Test func steepAndTinyPartsAreSeen() {
    let spring = SpringCurve(
      mass: 0.48504901241276915, stiffness: 103.31642042843251, damping: 16.10196686278167,
      initialVelocity: -0.00010321559980752681)
    let cases: [(EasingCurve, Double, Int)] = [
      (TimingFunction(0.0023, -0.953, 0.8065, -0.371).pace, 1e-3, 6),
      (TimingFunction(0.9749, 0.0925, 0.9932, 0.7182).pace, 0.01, 4),
      (TimingFunction(0.0008, 0.6103, 0.3044, 0.1707).pace, Self.tolerance, 6),
      (TimingFunction(0.8758, 2.7889, 0.0119, 1.2938).pace, 0.01, 6),
      (spring.pace(duration: spring.settlingDuration(epsilon: 2.5e-7)), 1e-6, 200),
    ]
    for (pace, tolerance, most) in cases {
      let pieces = EasingFit(tolerance: tolerance).pieces(of: pace)
      let error = Self.error(of: pieces, pace)
      #expect(error <= tolerance && pieces.count <= most, "\(pieces.count), \(error)")
    }
  }
}
