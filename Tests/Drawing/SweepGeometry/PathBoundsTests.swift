import Testing

@testable import SweepGeometry
import TestSupport

@Suite struct PathBoundsTests {
  @Test func emptyAndSingle() {
    #expect(Path().boundingBox == nil)
    #expect(Path([.move(to: Point(3, 4))]).boundingBox == Rect(x: 3, y: 4, width: 0, height: 0))
    #expect(
      Path([.line(to: Point(3, 4))]).boundingBox == Rect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test func circleAndSemicircle() throws {
    let circle = try #require(Path.circle(center: Point(5, 6), radius: 7).boundingBox)
    #expect(isClose(circle, Rect(center: Point(5, 6), radius: 7), 1e-12))
    let upper = Path.arc(radius: 10, from: .degrees(-90), to: .degrees(90))
    #expect(
      isClose(
        try #require(upper.boundingBox), Rect(x: -10, y: -10, width: 20, height: 10), 1e-12))
  }

  @Test func knownCurves() throws {
    var arch = Path()
    arch.move(to: .zero)
    arch.addCurve(to: Point(10, 0), control1: Point(0, -10), control2: Point(10, -10))
    #expect(
      isClose(try #require(arch.boundingBox), Rect(x: 0, y: -7.5, width: 10, height: 7.5), 1e-12))
    var bow = Path()
    bow.move(to: .zero)
    bow.addQuadCurve(to: Point(10, 0), control: Point(5, 10))
    #expect(
      isClose(try #require(bow.boundingBox), Rect(x: 0, y: 0, width: 10, height: 5), 1e-12))
  }

  /// The closed form must hold all samples and touch the outermost ones.
  @Test func agreesWithSamples() throws {
    let seed: UInt64 = 51
    var random = SplitMix64(seed: seed)
    for _ in 0..<400 {
      let path = random.path(segments: 3)
      let bounds = try #require(path.boundingBox)
      var points = path.samples(2000)
      for case .move(let point) in path.elements { points.append(point) }
      let xs = points.map(\.x)
      let ys = points.map(\.y)
      let sampled = Rect(
        spanning: Point(xs.min() ?? 0, ys.min() ?? 0), Point(xs.max() ?? 0, ys.max() ?? 0))
      #expect(isClose(sampled, bounds, 1e-2), "seed \(seed): \(path)")
      let outside = points.filter {
        $0.x < bounds.minX - 1e-9 || $0.x > bounds.maxX + 1e-9 || $0.y < bounds.minY - 1e-9
          || $0.y > bounds.maxY + 1e-9
      }
      #expect(outside.isEmpty, "seed \(seed): \(path)")
    }
  }
}
