import Testing

@testable import SweepGeometry
import TestSupport

@Suite struct PathMeasureTests {
  @Test func alongACircle() throws {
    let measure = PathMeasure(.circle(radius: 50))
    #expect(isClose(measure.length, 100 * .pi, 1e-9))
    let start = try #require(measure.location(atDistance: 0))
    #expect(isClose(start.point, Point(50, 0)))
    #expect(isClose(start.direction.degrees, 180))
    let quarter = try #require(measure.location(atDistance: 25 * .pi))
    #expect(isClose(quarter.point, Point(0, 50), 1e-9))
    #expect(isClose(quarter.direction.degrees, -90, 1e-6))
  }

  @Test func distancesAreClamped() throws {
    let path = Path.line(from: Point(1, 1), to: Point(1, 11))
    #expect(try #require(path.point(atDistance: -5)).point == Point(1, 1))
    #expect(try #require(path.point(atDistance: 99)).point == Point(1, 11))
    #expect(try #require(path.point(atDistance: .infinity)).point == Point(1, 11))
    #expect(try #require(path.point(atDistance: 4)).point == Point(1, 5))
    #expect(try #require(path.point(atDistance: 4)).tangent == Vector(dx: 0, dy: 1))
  }

  @Test func emptyPathsHaveNoPlace() {
    #expect(Path().point(atDistance: 0) == nil)
    #expect(Path([.move(to: .zero), .line(to: .zero)]).point(atDistance: 0) == nil)
    #expect(Path([.move(to: .zero), .line(to: Point(.nan, 0))]).point(atDistance: 0) == nil)
  }

  @Test func jumpsDoNotCount() throws {
    var path = Path.line(from: .zero, to: Point(10, 0))
    path.append(.line(from: Point(100, 100), to: Point(100, 110)))
    #expect(path.length() == 20)
    #expect(try #require(path.point(atDistance: 10)).point == Point(10, 0))
    #expect(try #require(path.point(atDistance: 15)).point == Point(100, 105))
  }

  @Test func distancesComeOutRight() throws {
    let seed: UInt64 = 71
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let segment: Segment =
        Bool.random(using: &random) ? .cubic(random.cubic()) : .arc(random.arc())
      let length = segment.length(tolerance: 1e-8)
      for fraction in [0.01, 0.25, 0.5, 0.9, 0.999] {
        let t = segment.parameter(
          atDistance: fraction * length, of: length, tolerance: 1e-6)
        let travelled = segment.length(from: 0, to: t, tolerance: 1e-8)
        #expect(isClose(travelled, fraction * length, 1e-5), "seed \(seed): \(segment)")
      }
    }
  }

  @Test func aControlPointOnTheEndStillHasADirection() throws {
    let cubic = Cubic(
      start: .zero, control1: .zero, control2: Point(10, 10), end: Point(10, 10))
    let path = Path([
      .move(to: .zero),
      .cubic(control1: cubic.control1, control2: cubic.control2, to: cubic.end),
    ])
    for distance in [0.0, 1, 99] {
      let location = try #require(path.point(atDistance: distance))
      #expect(isClose(location.direction.degrees, 135, 1e-9))
    }
  }
}
