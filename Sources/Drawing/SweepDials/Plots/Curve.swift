import SweepGeometry

/// The interpolation of a line between points.
public enum Curve: String, Hashable, Sendable, CaseIterable {
  /// Straight on.
  case straight
  /// Smoothly, without rising or falling beyond the points: monotone cubics.
  case monotone
  /// Along a reading until the next one begins.
  case step
}

extension Curve {
  /// The outline through points with gaps, one part for each run of points; thinned first.
  ///
  /// - Parameter tolerance: the most that the line may move by thinning, in dial units.
  func path(through places: [Point?], tolerance: Double) -> Path {
    var path = Path()
    for run in places.split(separator: nil) {
      append(run.compactMap { $0 }, to: &path, tolerance: tolerance)
    }
    return path
  }

  /// Appends a line through points; a single one becomes a dot.
  func append(_ points: [Point], to path: inout Path, tolerance: Double) {
    let points = thinned(points, tolerance: tolerance).map(\.onGrid)
    guard let first = points.first else { return }
    path.move(to: first)
    guard points.count > 1 else { return path.addLine(to: Point(first.x + 0.01, first.y)) }
    switch self {
    case .straight: for point in points.dropFirst() { path.addLine(to: point) }
    case .step:
      for (point, next) in zip(points, points.dropFirst()) {
        path.addLine(to: Point(next.x, point.y))
        if next.y != point.y { path.addLine(to: next) }
      }
    case .monotone: Self.appendMonotone(points, to: &path)
    }
  }

  private func thinned(_ points: [Point], tolerance: Double) -> [Point] {
    switch self {
    case .straight: Thinning.line(points, tolerance: tolerance)
    // A point left out would bend the curve, and move a step.
    case .monotone, .step: Thinning.columns(points, width: 2 * tolerance)
    }
  }

  /// Cubics that do not overshoot (Fritsch and Carlson, in the form of Steffen 1990).
  private static func appendMonotone(_ points: [Point], to path: inout Path) {
    let slopes = slopes(points)
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to,
        control1: Point(from.x + third, from.y + third * slopes[index - 1]).onGrid,
        control2: Point(to.x - third, to.y - third * slopes[index]).onGrid)
    }
  }

  private static func slopes(_ points: [Point]) -> [Double] {
    let runs = zip(points, points.dropFirst()).map { max($1.x - $0.x, 1e-9) }
    let secants = zip(zip(points, points.dropFirst()), runs).map { ($0.1.y - $0.0.y) / $1 }
    var slopes = [Double](repeating: 0, count: points.count)
    for index in 1..<max(points.count - 1, 1) {
      let (before, after) = (secants[index - 1], secants[index])
      guard before * after > 0 else { continue }
      let (left, right) = (runs[index - 1], runs[index])
      let middle = (before * right + after * left) / (left + right)
      let least = min(abs(before), abs(after), abs(middle) / 2)
      slopes[index] = (before < 0 ? -2 : 2) * least
    }
    slopes[0] = end(secants[0], slopes.count > 2 ? slopes[1] : secants[0])
    let last = secants.count - 1
    slopes[last + 1] = end(secants[last], slopes.count > 2 ? slopes[last] : secants[last])
    return slopes
  }

  /// The slope at an end: that of a parabola, where it does not overshoot.
  private static func end(_ secant: Double, _ inner: Double) -> Double {
    let slope = (3 * secant - inner) / 2
    return slope * secant <= 0 ? 0 : abs(slope) > 3 * abs(secant) ? 3 * secant : slope
  }
}
