import Testing

@testable import SweepGeometry
import TestSupport

@Suite struct AngleTests {
  @Test func sineAndCosineAgreeWithTheCLibrary() {
    let seed: UInt64 = 1
    var random = SplitMix64(seed: seed)
    for range in [-45.0...45, -360...360, -1e5...1e5] {
      // The library's own argument in radians is rounded, by more the farther it is from 0.
      let tolerance = 3e-16 + 4e-16 * range.upperBound / 90
      for _ in 0..<50_000 {
        let angle = random.angle(range)
        let (sine, cosine) = angle.sineAndCosine
        guard isClose(sine, SweepGeometry.sine(angle.radians), tolerance),
          isClose(cosine, SweepGeometry.cosine(angle.radians), tolerance)
        else {
          Issue.record("\(angle), seed \(seed)")
          return
        }
      }
    }
  }

  @Test func quarterTurnsAreExact() {
    let exact = [(0.0, 1.0), (1, 0), (0, -1), (-1, 0)]
    for quarter in -4000...4000 {
      let (sine, cosine) = Angle.degrees(Double(quarter) * 90).sineAndCosine
      #expect((sine, cosine) == exact[quarter & 3], "\(quarter)")
    }
    #expect(Angle.degrees(90e9).sineAndCosine == (0, 1))
  }

  @Test func eighthsAndTwelfths() {
    #expect(isClose(Angle.degrees(30).sineAndCosine.sine, 0.5, 1.2e-16))
    #expect(isClose(Angle.degrees(-60).sineAndCosine.cosine, 0.5, 1.2e-16))
    let (sine, cosine) = Angle.degrees(45).sineAndCosine
    #expect(isClose(sine, 0.5.squareRoot(), 1.2e-16))
    #expect(isClose(cosine, 0.5.squareRoot(), 1.2e-16))
  }

  @Test func farAwayAndNowhere() {
    for degrees in [999_999.5, 1_000_000.5, -1_000_123.25, 1e12 + 0.5] {
      let near = Angle.degrees(degrees).normalized.sineAndCosine
      let far = Angle.degrees(degrees).sineAndCosine
      #expect(isClose(near.sine, far.sine, 1e-12) && isClose(near.cosine, far.cosine, 1e-12))
    }
    for degrees in [Double.nan, .infinity, -.infinity] {
      let (sine, cosine) = Angle.degrees(degrees).sineAndCosine
      #expect(sine.isNaN && cosine.isNaN)
    }
  }

  @Test(arguments: [(0.0, 0.0), (360, 0), (-90, 270), (725, 5), (-720, 0), (359.5, 359.5)])
  func normalized(degrees: Double, expected: Double) {
    #expect(Angle.degrees(degrees).normalized.degrees == expected)
  }

  @Test func directionsOnADial() {
    #expect(Point(at: .degrees(90), radius: 80, from: Point(100, 100)) == Point(180, 100))
    #expect(isClose(Vector(dx: 0, dy: -1).direction.degrees, 0))
    #expect(isClose(Vector(dx: 1, dy: 0).direction.degrees, 90))
    #expect(isClose(Vector(dx: -1, dy: 1).direction.degrees, -135))
    #expect(Vector.zero.direction == .zero)
  }
}
