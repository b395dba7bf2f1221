import Testing

@testable import SweepScene
@testable import SweepTimeline

/// Jumps, holds, turning points, limits and numbers that are none.
@Suite struct PaceFitShapeTests {
  @Test func jumpsAreTwoValuesAtOneTime() {
    let fit = PaceFit(tolerance: 0.001)
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
    let pace = Pace(duration: 3) { time in
      if time < 1 { return PaceSample(time * time * (3 - 2 * time), slope: 6 * time * (1 - time)) }
      if time < 2 { return PaceSample(1, slope: 0) }
      let left = 3 - time
      return PaceSample(left * left * (3 - 2 * left), slope: -6 * left * (1 - left))
    }
    let pieces = PaceFit(tolerance: 1e-3).pieces(of: pace)
    #expect(pieces.count == 3 && PaceFitTests.error(of: pieces, pace) <= 1e-3)
    #expect(abs(pieces[1].start - 1) < 1e-3 && abs(pieces[1].end - 2) < 1e-3)
    #expect(abs(pieces[1].from - 1) < 1e-6 && abs(pieces[1].to - 1) < 1e-6)
  }

  @Test func turningPointsAreFoundWithoutBreaks() {
    let pace = Pace(duration: 10) { time in
      let (sine, cosine) = sineAndCosine(time)
      return PaceSample(sine, slope: cosine)
    }
    let pieces = PaceFit(tolerance: 1e-3).pieces(of: pace)
    #expect(PaceFitTests.error(of: pieces, pace) <= 1e-3 && pieces.count <= 9)
    for turn in [0.5, 1.5, 2.5] {
      #expect(pieces.contains { abs($0.end - turn * .pi) < 1e-6 })
    }
  }

  @Test func whatIsSmallerThanTheToleranceIsOnePiece() {
    let pace = Pace(duration: 10) { time in
      let (sine, cosine) = sineAndCosine(9 * time)
      return PaceSample(1e-4 * sine, slope: 9e-4 * cosine)
    }
    #expect(PaceFit(tolerance: 1e-3).pieces(of: pace).count == 1)
  }

  @Test func theLimitHolds() {
    let pace = SpringCurve(damping: 0.1).pace(duration: 60)
    let free = PaceFit(tolerance: 1e-4).pieces(of: pace)
    let few = PaceFit(tolerance: 1e-4, limit: 20).pieces(of: pace)
    #expect(free.count > 200 && few.count < free.count && few.last?.end == 60)
    #expect(few.dropFirst(20).contains { $0.error > 1e-4 })
    #expect(few.prefix(20).allSatisfy { $0.error <= 1e-4 })
  }

  @Test func badNumbersEndQuickly() {
    let good = TimingFunction.default.pace
    for duration in [0, -1, Double.nan, .infinity] {
      #expect(
        PaceFit(tolerance: 1e-3).pieces(of: Pace(duration: duration, sample: good.sample)).isEmpty)
    }
    for bad in [Double.nan, .infinity, -.infinity] {
      let pace = Pace(duration: 1, breaks: [bad, 0.5]) { _ in PaceSample(bad, slope: bad) }
      let pieces = PaceFit(tolerance: 1e-3).pieces(of: pace)
      #expect(pieces.allSatisfy { $0.from == 0 && $0.to == 0 } && pieces.last?.end == 1)
      #expect(PaceFit(tolerance: bad, timeStep: bad).pieces(of: good).last?.end == 1)
    }
    // Noise: no spline fits it, and there is an end to trying.
    let noise = Pace(duration: 1) { time in
      PaceSample(Double((time.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 40) / 0x100_0000, slope: 1)
    }
    #expect(PaceFit(tolerance: 1e-3, limit: 50).pieces(of: noise).count <= 60)
    let empty: [PacePiece] = []
    #expect(empty.progress(at: 0).isNaN && empty.keys.times.isEmpty)
  }
}
