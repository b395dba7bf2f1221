import Testing

@testable import SweepScene
import TestSupport

@Suite struct SpringCurveTests {
  /// One under-, one critically, one overdamped, each at rest, towards and away.
  static let springs = [5.0, 10, 15, 20, 19.999_999, 20.000_001, 25, 80].flatMap { damping in
    [0.0, 7, -7, 60].map {
      SpringCurve(damping: damping, initialVelocity: $0, allowsOverdamping: true)
    }
  }

  /// Runge and Kutta's method on the equation itself.
  @Test(arguments: springs) func closedFormSolvesTheEquation(spring: SpringCurve) {
    var (x, v) = (0.0, spring.initialVelocity)
    func pull(_ x: Double, _ v: Double) -> Double {
      (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
    }
    let step = 1.0 / 4096
    for index in 1...8192 {
      let (x1, v1) = (v, pull(x, v))
      let (x2, v2) = (v + step / 2 * v1, pull(x + step / 2 * x1, v + step / 2 * v1))
      let (x3, v3) = (v + step / 2 * v2, pull(x + step / 2 * x2, v + step / 2 * v2))
      let (x4, v4) = (v + step * v3, pull(x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      guard index % 64 == 0 else { continue }
      let state = spring.state(at: Double(index) * step)
      #expect(abs(state.position - x) < 1e-7 && abs(state.velocity - v) < 1e-5)
    }
  }

  @Test func defaultSpringAgainstHand() {
    let spring = SpringCurve()
    #expect(spring.position(at: 0) == 0 && spring.velocity(at: 0) == 0)
    // The first overshoot is e^(-π ζ / √(1 - ζ²)), ζ = 1/2, at π / (10 √(3/4)).
    #expect(abs((spring.firstExtremum ?? 0) - 0.362759872846843) < 1e-12)
    #expect(abs(spring.position(at: 0.362759872846843) - 1.163033534821580) < 1e-12)
    #expect(abs(spring.dampingRatio - 0.5) < 1e-15)
  }

  /// The definition: away just before, never away after.
  @Test(arguments: [0.1, 0.001, 1e-6]) func settlingIsTheLastCrossing(epsilon: Double) {
    var random = SplitMix64(seed: 11)
    for spring in Self.springs + (0..<100).map({ _ in random.spring() }) {
      let time = spring.settlingDuration(epsilon: epsilon)
      #expect(abs(abs(spring.position(at: time) - 1) - epsilon) < 1e-9 * max(1, 1e-6 / epsilon))
      #expect(abs(spring.position(at: time * (1 - 1e-7)) - 1) > epsilon, "\(spring)")
      let farthest = (0...2000).reduce(0) { farthest, index in
        max(farthest, abs(spring.position(at: time * (1 + Double(index) / 500)) - 1))
      }
      #expect(farthest <= epsilon * (1 + 1e-9), "\(spring)")
    }
  }

  @Test func settlingAtTheEdges() {
    #expect(SpringCurve(damping: 0).settlingDuration() == .infinity)
    #expect(SpringCurve().settlingDuration(epsilon: 0) == .infinity)
    #expect(SpringCurve().settlingDuration(epsilon: .nan) == .infinity)
    #expect(SpringCurve().settlingDuration(epsilon: 2) == 0)
    #expect(SpringCurve(damping: .nan).settlingDuration() == 0)
    #expect(SpringCurve(damping: 1e-9).settlingDuration() > 1e9)
    #expect(abs(SpringCurve(damping: 5).settlingDuration() - 2.687869488900073) < 1e-9)
  }

  @Test func slopeIsZeroAndChangesSignAtEveryTurn() {
    var random = SplitMix64(seed: 12)
    for spring in Self.springs + (0..<20).map({ _ in random.spring() }) {
      let turns = spring.extrema(until: 3)
      var signs = 0
      var last = spring.velocity(at: 1e-7)
      for index in 1...30_000 {
        let velocity = spring.velocity(at: 1e-7 + Double(index) / 10_000)
        if (velocity < 0) != (last < 0), abs(velocity) > 1e-12 { signs += 1 }
        last = velocity
      }
      // Turns at which the speed is lost in rounding are not seen.
      let seen = turns.filter { abs(spring.velocity(at: $0 + 1e-4)) > 1e-11 }
      #expect(abs(signs - seen.count) <= 1, "\(spring)")
      for turn in turns.prefix(5) where turn < 2.99 {
        #expect(abs(spring.velocity(at: turn)) < 1e-9, "\(spring)")
        #expect(spring.velocity(at: turn * 0.999) * spring.velocity(at: turn * 1.001) <= 0)
      }
    }
    #expect(SpringCurve().extrema(until: .infinity, limit: 7).count == 7)
    #expect(SpringCurve(damping: 25).extrema(until: 9).isEmpty)
  }

  @Test func perceptualDuration() {
    let spring = SpringCurve(perceptualDuration: 0.5, bounce: 0.25)
    #expect(abs(spring.stiffness - 157.913670417430) < 1e-9 && spring.mass == 1)
    #expect(abs(spring.dampingRatio - 0.75) < 1e-12 && abs(spring.damping - 18.849555921539) < 1e-9)
    #expect(abs(SpringCurve(perceptualDuration: 2).dampingRatio - 1) < 1e-12)
    #expect(abs(SpringCurve(perceptualDuration: 2, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(SpringCurve(perceptualDuration: 2, bounce: 1).damping == 0)
    #expect(!SpringCurve(perceptualDuration: 2, bounce: -1).isValid)
    #expect(!SpringCurve(perceptualDuration: 0).isValid)
  }

  @Test func badNumbersStandAtTheTarget() {
    for spring in [
      SpringCurve(mass: 0), SpringCurve(mass: -1), SpringCurve(stiffness: 0),
      SpringCurve(damping: -1), SpringCurve(initialVelocity: .infinity), SpringCurve(mass: 1e-308),
    ] {
      #expect(!spring.isValid && spring.position(at: 0.1) == 1 && spring.velocity(at: 0.1) == 0)
      #expect(spring.extrema(until: 1).isEmpty && spring.settlingDuration() == 0)
    }
    #expect(SpringCurve().position(at: .nan).isNaN && SpringCurve().position(at: -1) == 0)
    #expect(SpringCurve().position(at: .infinity) == 1 && SpringCurve().position(at: 1e9) == 1)
  }

  @Test func exponentialAndLogarithmAgreeWithSeries() {
    #expect(exponential(0) == 1 && abs(exponential(1) - 2.718281828459045) < 1e-15)
    #expect(abs(exponential(-20) / 2.061153622438558e-9 - 1) < 1e-15)
    #expect(exponential(-800) == 0 && exponential(800) == .infinity && exponential(.nan).isNaN)
    for number in [1e-300, 1e-9, 0.5, 0.99999, 1, 1.5, 2, 10, 12345.678, 1e300] {
      #expect(abs(exponential(logarithm(number)) / number - 1) < 3e-13)
    }
    #expect(abs(logarithm(10) - 2.302585092994046) < 1e-15 && logarithm(-1).isNaN)
  }
}
