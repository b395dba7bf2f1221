import Testing

@testable import SweepGeometry
import TestSupport

@Suite struct PathLengthTests {
  @Test func linesAndCirclesAreExact() {
    #expect(Path.rect(Rect(x: 1, y: 2, width: 3, height: 4)).length() == 14)
    #expect(isClose(Path.circle(radius: 10).length(), 20 * .pi, 1e-11))
    #expect(Path().length() == 0)
    #expect(Path([.move(to: Point(3, 3))]).length() == 0)
  }

  /// Ramanujan's second formula is right to 1e-9 at this eccentricity.
  @Test func ellipse() {
    let (a, b) = (20.0, 12.0)
    let h = (a - b) * (a - b) / ((a + b) * (a + b))
    let circumference = .pi * (a + b) * (1 + 3 * h / (10 + (4 - 3 * h).squareRoot()))
    let path = Path.ellipse(center: .zero, radii: Size(width: a, height: b))
    #expect(isClose(path.length(tolerance: 1e-9), circumference, 1e-6))
  }

  /// y = x² / 20 from 0 to 20, whose length has a closed form.
  @Test func parabola() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: Point(20, 20), control: Point(10, 0))
    let closed = 5 * (2 * 5.0.squareRoot() + 1.4436354751788103)
    #expect(isClose(path.length(tolerance: 1e-10), closed, 1e-9))
  }

  @Test func agreesWithChords() {
    let seed: UInt64 = 61
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let path = random.path(segments: 3)
      var chords = 0.0
      path.forEachSegment { segment in
        var last = segment.point(at: 0)
        for step in 1...4000 {
          let point = segment.point(at: Double(step) / 4000)
          chords += last.distance(to: point)
          last = point
        }
      }
      #expect(isClose(path.length(), chords, 2e-3), "seed \(seed): \(path)")
      #expect(isClose(path.length(), path.length(tolerance: 1e-9), 4e-4), "seed \(seed)")
    }
  }

  @Test func cuspsAndNumbersThatAreNoneEnd() {
    let cusp = Cubic(
      start: .zero, control1: Point(10, 10), control2: Point(0, 10), end: Point(10, 0))
    let path = Path([
      .move(to: cusp.start),
      .cubic(control1: cusp.control1, control2: cusp.control2, to: cusp.end),
    ])
    #expect(isClose(path.length(tolerance: 1e-6), path.length(tolerance: 1e-9), 1e-5))
    #expect(Path([.line(to: Point(.nan, 0))]).length().isNaN)
    var curve = Path()
    curve.addCurve(to: Point(.infinity, 0), control1: .zero, control2: Point(.nan, 1))
    #expect(!curve.length().isFinite)
  }
}
