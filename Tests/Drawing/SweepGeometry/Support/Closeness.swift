@testable import SweepGeometry

func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

func isClose(_ a: Point, _ b: Point, _ tolerance: Double = 1e-9) -> Bool {
  isClose(a.x, b.x, tolerance) && isClose(a.y, b.y, tolerance)
}

func isClose(_ a: Rect, _ b: Rect, _ tolerance: Double = 1e-9) -> Bool {
  isClose(a.origin, b.origin, tolerance)
    && isClose(Point(a.maxX, a.maxY), Point(b.maxX, b.maxY), tolerance)
}

func isClose(_ a: Affine, _ b: Affine, _ tolerance: Double = 1e-9) -> Bool {
  zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty])
    .allSatisfy { isClose($0, $1, tolerance) }
}

extension Path {
  /// Points along the outline, `count` for each segment and its end.
  func samples(_ count: Int) -> [Point] {
    var points: [Point] = []
    forEachSegment { segment in
      for step in 0...count { points.append(segment.point(at: Double(step) / Double(count))) }
    }
    return points
  }
}
