import Testing

@testable import SweepGeometry
import TestSupport

@Suite struct ArcTests {
  @Test func anglesAreParametricAndClockwiseFromTheXAxis() {
    let arc = Arc(
      center: Point(10, 10), radii: Size(width: 4, height: 2), start: .zero, sweep: .degrees(90))
    #expect(arc.point(at: 0) == Point(14, 10))
    #expect(arc.point(at: 1) == Point(10, 12))
    let dial = Arc(center: .zero, radius: 5, from: .zero, to: .degrees(90))
    #expect(dial.point(at: 0) == Point(0, -5))
    #expect(dial.point(at: 1) == Point(5, 0))
  }

  @Test func endPointsBackToCentre() throws {
    let seed: UInt64 = 41
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      let arc = random.arc()
      guard abs(abs(arc.sweep.degrees) - 180) > 1, abs(arc.sweep.degrees) > 1 else { continue }
      let found = try #require(
        Arc(
          from: arc.point(at: 0), to: arc.point(at: 1), radii: arc.radii, rotation: arc.rotation,
          largeArc: abs(arc.sweep.degrees) > 180, clockwise: arc.sweep > .zero))
      #expect(isClose(found.center, arc.center, 1e-6), "seed \(seed): \(arc)")
      #expect(isClose(found.sweep.degrees, arc.sweep.degrees, 1e-6), "seed \(seed): \(arc)")
      for t in [0, 0.3, 0.8, 1] {
        #expect(isClose(found.point(at: t), arc.point(at: t), 1e-6), "seed \(seed): \(arc)")
      }
    }
  }

  @Test(arguments: [
    (false, true, Point(10, 10), 90.0), (false, false, Point(0, 0), -90.0),
    (true, true, Point(0, 0), 270.0), (true, false, Point(10, 10), -270.0),
  ])
  func theFourArcsOfTheSpecification(
    largeArc: Bool, clockwise: Bool, center: Point, sweep: Double
  ) throws {
    let arc = try #require(
      Arc(
        from: Point(0, 10), to: Point(10, 0), radii: Size(width: 10, height: 10),
        largeArc: largeArc, clockwise: clockwise))
    #expect(isClose(arc.center, center, 1e-12))
    #expect(isClose(arc.sweep.degrees, sweep, 1e-9))
  }

  @Test func radiiTooSmallAreScaledUp() throws {
    let arc = try #require(
      Arc(
        from: Point(-10, 0), to: Point(10, 0), radii: Size(width: 1, height: 2), largeArc: false,
        clockwise: true))
    #expect(isClose(arc.center, .zero))
    #expect(isClose(arc.radii.width, 10))
    #expect(isClose(arc.radii.height, 20))
    #expect(isClose(arc.sweep.degrees, 180))
    #expect(isClose(arc.point(at: 0.5), Point(0, -20)))
  }

  @Test func negativeRadiiCountWithoutTheirSign() {
    func arc(_ width: Double, _ height: Double) -> Arc? {
      Arc(
        from: .zero, to: Point(5, 5), radii: Size(width: width, height: height), largeArc: true,
        clockwise: false)
    }
    #expect(arc(-9, 7) == arc(9, 7))
    #expect(arc(9, -7) == arc(9, 7))
  }

  @Test func noArc() {
    func arc(to end: Point, _ width: Double, _ height: Double) -> Arc? {
      Arc(
        from: Point(1, 1), to: end, radii: Size(width: width, height: height), largeArc: true,
        clockwise: true)
    }
    #expect(arc(to: Point(1, 1), 5, 5) == nil)
    #expect(arc(to: Point(2, 1), 0, 5) == nil)
    #expect(arc(to: Point(2, 1), 5, 0) == nil)
    #expect(arc(to: Point(2, 1), .nan, 5) == nil)
    #expect(arc(to: Point(2, 1), .infinity, 5) == nil)
    #expect(arc(to: Point(.nan, 1), 5, 5) == nil)
    #expect(arc(to: Point(2, 1), 5, 5) != nil)
    let line = Path([
      .move(to: .zero),
      .arc(
        radii: Size(width: 0, height: 3), rotation: .zero, largeArc: true, clockwise: true,
        to: Point(3, 4)),
    ])
    #expect(line.length() == 5)
  }

  @Test func derivativeAgreesWithDifferences() {
    let seed: UInt64 = 42
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let arc = random.arc()
      let t = random.number(0.1...0.9)
      let h = 1e-6
      let difference = (arc.point(at: t + h) - arc.point(at: t - h)) * (1 / (2 * h))
      #expect((difference + arc.derivative(at: t) * -1).length < 1e-4, "seed \(seed): \(arc)")
    }
  }

  @Test(arguments: [1, 1e-1, 1e-2, 1e-3, 1e-4, 1e-6])
  func cubicsKeepWithinTheTolerance(tolerance: Double) {
    let seed: UInt64 = 43
    var random = SplitMix64(seed: seed)
    var worst = 0.0
    for _ in 0..<300 {
      var arc = random.arc()
      if Bool.random(using: &random) { arc.radii.height = arc.radii.width }
      let cubics = arc.cubics(tolerance: tolerance)
      #expect(isClose(cubics[0].start, arc.point(at: 0), 1e-9))
      #expect(isClose(cubics[cubics.count - 1].end, arc.point(at: 1), 1e-9))
      for cubic in cubics {
        for step in 0...20 {
          let point = cubic.point(at: Double(step) / 20)
          // On the unit circle that the ellipse is an image of, the error is a radius.
          let inFrame = Axes(arc.rotation).components(point - arc.center)
          let radius = hypotenuse(inFrame.dx / arc.radii.width, inFrame.dy / arc.radii.height)
          worst = max(worst, abs(radius - 1) * max(arc.radii.width, arc.radii.height))
        }
      }
    }
    #expect(worst <= tolerance * 1.001 + 1e-9, "seed \(seed)")
  }

  @Test func theStatedBoundIsReached() {
    let quarter = Arc(center: .zero, radius: 1, from: .zero, to: .degrees(90))
    let cubic = quarter.cubics(tolerance: 1)[0]
    let errors = (0...1000).map { cubic.point(at: Double($0) / 1000).distance(to: .zero) - 1 }
    #expect(errors.allSatisfy { $0 > -1e-12 })
    #expect((errors.max() ?? 0) > 2.7e-4)
    #expect((errors.max() ?? 0) < 2.73e-4)
  }

  @Test func hopelessTolerancesEnd() {
    let arc = Arc(center: .zero, radius: 10, from: .zero, to: .turns(1))
    for tolerance in [0, -1, .nan, 1e-300] {
      #expect(arc.cubics(tolerance: tolerance).count <= 128)
    }
    #expect(Arc(center: .zero, radius: 1, from: .zero, to: .degrees(.nan)).cubics().count == 1)
    #expect(Arc(center: .zero, radius: 1, from: .zero, to: .degrees(.infinity)).cubics().count == 1)
  }

  @Test func fullTurnsAreClosed() {
    var path = Path()
    path.addArc(
      Arc(
        center: .zero, radii: Size(width: 20, height: 10), rotation: .degrees(30), start: .zero,
        sweep: .turns(1)))
    #expect(path.elements.count == 4)
    let points = path.samples(50)
    for point in points {
      let frame = Axes(.degrees(30)).components(point - .zero)
      #expect(isClose(hypotenuse(frame.dx / 20, frame.dy / 10), 1, 1e-9))
    }
    #expect(isClose(points[0], points[points.count - 1], 1e-12))
  }
}
