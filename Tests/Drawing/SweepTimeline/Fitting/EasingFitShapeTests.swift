import Testing

@testable import SweepScene
@testable import SweepTimeline

/// Jumps, holds, turning points, limits and numbers that are none.
@Suite struct EasingFitShapeTests {
  @Test func jumpsAreTwoValuesAtOneTime() {
    let fit = EasingFit(tolerance: 0.001)
    let ends = fit.pieces(of: TimingFunction.steps(2).pace)
    #expect(ends.map(\.start) == [0, 0.5, 1] && ends.map(\.end) == [0.5, 1, 1])
    #expect(ends.map(\.from) == [0, 0.5, 1] && ends.map(\.to) == [0, 0.5, 1])
    #expect(ends.keys.times == [0, 0.5, 0.5, 1, 1] && ends.keys.progress == [0, 0, 0.5, 0.5, 1])
    #expect(ends.keys.timings.count == 4 && ends.keys.timings.allSatisfy(\.isLinear))
    let starts = fit.pieces(of: TimingFunction.steps(2, .jumpStart).pace)
    #expect(starts.keys.times == [0, 0.5, 0.5, 1] && starts.keys.progress == [0.5, 0.5, 1, 1])
    #expect(ends.progress(at: 0.4999) == 0 && ends.progress(at: 0.5) == 0.5)
  }

  @Test func holdsAreFoundAndAreOnePiece() {
    // Up, constant, and down, without the turning points.
    let pace = EasingCurve(duration: 3) { time in
      if time < 1 {
        return EasingSample(time * time * (3 - 2 * time), slope: 6 * time * (1 - time))
      }
      if time < 2 { return EasingSample(1, slope: 0) }
      let left = 3 - time
      return EasingSample(left * left * (3 - 2 * left), slope: -6 * left * (1 - left))
    }
    let pieces = EasingFit(tolerance: 1e-3).pieces(of: pace)
    #expect(pieces.count == 3 && EasingFitTests.error(of: pieces, pace) <= 1e-3)
    #expect(abs(pieces[1].start - 1) < 1e-3 && abs(pieces[1].end - 2) < 1e-3)
    #expect(abs(pieces[1].from - 1) < 1e-6 && abs(pieces[1].to - 1) < 1e-6)
  }

  @Test func turningPointsAreFoundWithoutBreaks() {
    let pace = EasingCurve(duration: 10) { time in
      let (sine, cosine) = sineAndCosine(time)
      return EasingSample(sine, slope: cosine)
    }
    let pieces = EasingFit(tolerance: 1e-3).pieces(of: pace)
    #expect(EasingFitTests.error(of: pieces, pace) <= 1e-3 && pieces.count <= 9)
    for turn in [0.5, 1.5, 2.5] {
      #expect(pieces.contains { abs($0.end - turn * .pi) < 1e-6 })
    }
  }

  @Test func whatIsSmallerThanTheToleranceIsOnePiece() {
    let pace = EasingCurve(duration: 10) { time in
      let (sine, cosine) = sineAndCosine(9 * time)
      return EasingSample(1e-4 * sine, slope: 9e-4 * cosine)
    }
    #expect(EasingFit(tolerance: 1e-3).pieces(of: pace).count == 1)
  }

  @Test func theLimitHolds() {
    let pace = SpringCurve(damping: 0.1).pace(duration: 60)
    let free = EasingFit(tolerance: 1e-4).pieces(of: pace)
    let few = EasingFit(tolerance: 1e-4, limit: 20).pieces(of: pace)
    #expect(free.count > 200 && few.count < free.count && few.last?.end == 60)
    #expect(few.dropFirst(20).contains { $0.error > 1e-4 })
    #expect(few.prefix(20).allSatisfy { $0.error <= 1e-4 })
  }

  @Test func badNumbersEndQuickly() {
    let good = TimingFunction.default.pace
    for duration in [0, -1, Double.nan, .infinity] {
      #expect(
        EasingFit(tolerance: 1e-3).pieces(of: EasingCurve(duration: duration, sample: good.sample))
          .isEmpty)
    }
    for bad in [Double.nan, .infinity, -.infinity] {
      let pace = EasingCurve(duration: 1, breaks: [bad, 0.5]) { _ in EasingSample(bad, slope: bad) }
      let pieces = EasingFit(tolerance: 1e-3).pieces(of: pace)
      #expect(pieces.allSatisfy { $0.from == 0 && $0.to == 0 } && pieces.last?.end == 1)
      #expect(EasingFit(tolerance: bad, timeStep: bad).pieces(of: good).last?.end == 1)
    }
    // Noise: no spline fits it, and there is an end to trying.
    let noise = EasingCurve(duration: 1) { time in
      EasingSample(Double((time.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 40) / 0x100_0000, slope: 1)
    }
    #expect(EasingFit(tolerance: 1e-3, limit: 50).pieces(of: noise).count <= 60)
    let empty: [EasingPiece] = []
    #expect(empty.progress(at: 0).isNaN && empty.keys.times.isEmpty)
  }
}
