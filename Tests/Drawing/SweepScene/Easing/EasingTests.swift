import Testing

@testable import SweepScene
import TestSupport

@Suite struct EasingTests {
  /// Values worked out by hand, or from Penner's equations in their usual spelling in Python.
  static let known: [(TimingFunction, Double, Double)] = [
    (.linear, 0.3, 0.3), (.easeInEaseOut, 0.5, 0.5), (.default, 0.5, 0.8024033877399112),
    (TimingFunction(1 / 3, 0, 2 / 3, 1), 0.25, 0.15625),
    (TimingFunction(1 / 3, -1, 2 / 3, 2), 0.25, -0.125),
    (.back(.in), 0.5, -0.0876975), (.back(.out), 0.5, 1.0876975),
    (.back(.inOut), 0.25, -0.09968184375), (.back(.in, overshoot: 0), 0.5, 0.125),
    (.bounce(.out), 0.2, 0.3025), (.bounce(.out), 1 / 2.75, 1), (.bounce(.out), 1.5 / 2.75, 0.75),
    (.bounce(.out), 0.8, 0.94), (.bounce(.out), 2.625 / 2.75, 0.984375),
    (.bounce(.in), 0.8, 0.6975), (.bounce(.inOut), 0.4, 0.34875),
    (.elastic(.out), 0.075, 1), (.elastic(.out), 0.15, 1.3529214779741079),
    (.elastic(.out), 0.225, 1),
    (.elastic(.out, amplitude: 2, period: 0.6), 0.05, -0.22424897116072184),
  ]

  @Test(arguments: known) func knownValues(_ pace: TimingFunction, _ time: Double, _ value: Double)
  {
    #expect(abs(pace.progress(at: time) - value) < 1e-8)
  }

  /// Penner's own formula, which differs by the jump that is taken out.
  @Test func elasticIsPennersButForATenthOfAPerCent() {
    for index in 1...99 {
      let time = Double(index) / 100
      let penner =
        exponential(-10 * naturalLogarithmOf2 * time)
        * sineAndCosine((time - 0.075) * 2 * .pi / 0.3).sine + 1
      #expect(abs(TimingFunction.elastic().progress(at: time) - penner) < 0.001)
    }
    #expect(TimingFunction.elastic(.out).progress(at: 1e-12) < 1e-9)
    #expect(abs(TimingFunction.elastic(.out).progress(at: 1 - 1e-12) - 1) < 1e-9)
  }

  /// CSS Easing 2, 2.3: the values of four steps before, at and after the jumps.
  static let steps: [(StepPosition, [Double])] = [
    (.jumpEnd, [0, 0, 0.25, 0.25, 0.75, 1]), (.jumpStart, [0.25, 0.25, 0.5, 0.5, 1, 1]),
    (.jumpNone, [0, 0, 1 / 3, 1 / 3, 1, 1]), (.jumpBoth, [0.2, 0.2, 0.4, 0.4, 0.8, 1]),
  ]

  @Test(arguments: steps)
  func stepsJumpWhereCSSSays(position: StepPosition, values: [Double]) {
    let pace = TimingFunction.steps(4, position)
    for (time, value) in zip([0, 0.2499, 0.25, 0.4999, 0.9999, 1], values) {
      #expect(abs(pace.progress(at: time) - value) < 1e-15, "at \(time)")
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func reversedIsBackwards(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let pace = random.easing()
      #expect(pace.reversed != pace || pace.reversed.reversed == pace)
      for index in 0..<50 {
        // Never a jump: no count of steps up to 9 divides this.
        let time = (Double(index) + 0.377) / 50.9
        let backwards = 1 - pace.progress(at: 1 - time)
        #expect(
          abs(pace.reversed.progress(at: time) - backwards) < 1e-9, "seed \(seed): \(pace) \(time)")
      }
    }
  }

  @Test(arguments: [4, 5] as [UInt64]) func slopeIsTheDifferenceQuotient(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let pace = random.easing()
      for index in 1..<20 {
        let time = Double(index) / 20 + 0.0137
        guard !pace.breaks.contains(where: { abs($0 - time) < 1e-3 }), time < 0.99 else { continue }
        let step = 1e-6
        let quotient =
          (pace.progress(at: time + step) - pace.progress(at: time - step)) / (2 * step)
        let slope = pace.slope(at: time)
        guard abs(slope) < 50 else { continue }
        #expect(abs(slope - quotient) < 1e-2, "seed \(seed): \(pace) \(time)")
      }
    }
  }

  @Test func cubicsKeepTheirNumbersAndOthersHaveNone() {
    let cubic = TimingFunction(0.1, 0.2, 0.3, 0.4)
    #expect([cubic.x1, cubic.y1, cubic.x2, cubic.y2] == [0.1, 0.2, 0.3, 0.4])
    #expect(cubic.reversed.cubic == CubicTiming(0.7, 0.6, 0.9, 0.8))
    #expect(cubic.isInUnitSquare && !TimingFunction(0.1, -0.2, 0.3, 0.4).isInUnitSquare)
    #expect(TimingFunction.bounce().x1.isNaN && TimingFunction.bounce().cubic == nil)
    #expect(TimingFunction.linear.isLinear && !TimingFunction.steps(2).isLinear)
  }

  @Test func numbersThatMakeNoFunctionPlayEvenly() {
    let bad: [TimingFunction] = [
      TimingFunction(-0.01, 0, 1, 1), TimingFunction(0, 0, 1.01, 1), TimingFunction(.nan, 0, 1, 1),
      TimingFunction(0, .infinity, 1, 1), .steps(0), .steps(1, .jumpNone), .steps(.max),
      .back(overshoot: .nan), .back(overshoot: 101), .elastic(amplitude: -1),
      .elastic(period: 0), .elastic(period: .nan),
    ]
    for pace in bad {
      #expect(!pace.isValid && !pace.reversed.isValid && !pace.isInUnitSquare)
      #expect(pace.progress(at: 0.3) == 0.3 && pace.breaks.isEmpty && pace.slope(at: 0.3) == 1)
    }
    for pace: TimingFunction in [.steps(2, .jumpNone), .steps(10_000), TimingFunction(0, -9, 1, 9)]
    {
      #expect(pace.isValid)
    }
  }

  @Test func timesOutsideAreTheEnds() {
    for pace: TimingFunction in [.linear, .default, .back(), .bounce(.in), .elastic(), .steps(3)] {
      #expect(pace.progress(at: -1) == pace.progress(at: 0) && abs(pace.progress(at: 0)) < 1e-15)
      #expect(pace.progress(at: .infinity) == 1 && pace.progress(at: .nan).isNaN)
    }
  }
}
