import SweepGeometry

/// Drops invisible points of a line.
enum Thinning {
  /// The points that show: of each narrow column the first, the lowest, the highest and the last;
  /// of these the ones without which the line would move by more than a tolerance.
  ///
  /// - Parameter points: points from left to right.
  /// - Parameter tolerance: the most that the line may move up or down; columns are twice as wide.
  static func line(_ points: [Point], tolerance: Double) -> [Point] {
    guard tolerance > 0 else { return points }
    return straightened(columns(points, width: 2 * tolerance), tolerance: tolerance)
  }

  /// Of each column of a width the first, the lowest, the highest and the last point.
  static func columns(_ points: [Point], width: Double) -> [Point] {
    guard width > 0, points.count > 4 else { return points }
    var kept: [Point] = []
    var start = 0
    while start < points.count {
      let column = (points[start].x / width).rounded(.down)
      var end = start + 1
      while end < points.count, (points[end].x / width).rounded(.down) == column { end += 1 }
      kept += extremes(points[start..<end])
      start = end
    }
    return kept
  }

  private static func extremes(_ points: ArraySlice<Point>) -> [Point] {
    guard points.count > 4,
      let high = points.indices.min(by: { points[$0].y < points[$1].y }),
      let low = points.indices.max(by: { points[$0].y < points[$1].y })
    else { return Array(points) }
    let indices = [points.startIndex, min(high, low), max(high, low), points.endIndex - 1]
    return zip(indices, [-1] + indices).compactMap { $0 == $1 ? nil : points[$0] }
  }

  /// The points without those that lie on the line through the others, up to a tolerance.
  ///
  /// From a kept point, the line continues while its slope passes all points within the tolerance.
  static func straightened(_ points: [Point], tolerance: Double) -> [Point] {
    guard var anchor = points.first else { return [] }
    var kept = [anchor]
    var candidate: Point?
    var (least, most) = (-Double.infinity, Double.infinity)
    for point in points.dropFirst() {
      if let end = candidate {
        let slope = (point.y - anchor.y) / (point.x - anchor.x)
        if !(point.x > anchor.x) || slope < least || slope > most {
          kept.append(end)
          anchor = end
          (least, most) = (-Double.infinity, Double.infinity)
        }
      }
      let run = point.x - anchor.x
      if run > 0 {
        least = max(least, (point.y - tolerance - anchor.y) / run)
        most = min(most, (point.y + tolerance - anchor.y) / run)
      } else if point != anchor {
        // Straight up or down: nothing can be left out.
        (least, most) = (Double.infinity, -Double.infinity)
      }
      candidate = point
    }
    if let candidate { kept.append(candidate) }
    return kept
  }
}
