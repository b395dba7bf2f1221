import SweepGeometry

/// A straight stroke with level ends.
struct Beam {
  /// The middles of the ends.
  var start: Point
  var end: Point
  /// Half the width of the level ends.
  let half: Double
  /// Whether it comes to a point with the stroke before or after it.
  private var isPointedAtStart = false
  private var isPointedAtEnd = false

  init(start: Point, end: Point, half: Double) {
    (self.start, self.end, self.half) = (start, end, half)
  }

  /// Half the width of a point.
  private static let point = 1.1

  /// Brings the ends of two strokes together so that their outer edges meet.
  mutating func meet(_ next: inout Beam) {
    let vertex = end.x
    let side = start.x < next.end.x ? -1.0 : 1
    end.x = vertex + side * (Self.point - half)
    next.start.x = vertex - side * (Self.point - next.half)
    isPointedAtEnd = true
    next.isPointedAtStart = true
  }

  /// The outline, which at a point does not reach beyond the outer edge of the neighbour there.
  func outline(before: Beam?, after: Beam?) -> Path {
    var left: [Point] = []
    var right: [Point] = []
    func finish(_ end: Point, _ other: Beam?, _ isPointed: Bool) {
      let corners = (Point(end.x - half, end.y), Point(end.x + half, end.y))
      guard isPointed, let other else {
        left.append(corners.0)
        right.append(corners.1)
        return
      }
      // The inner edge stops at the neighbour's outer one.
      let isLeft = middle < other.middle
      let inner = crossing(edge(isLeft ? 1 : -1), other.edge(isLeft ? 1 : -1))
      let tip = isLeft ? corners.0 : corners.1
      let flat = Point(tip.x + (isLeft ? 2 : -2) * Self.point, tip.y)
      if end == start {
        left += isLeft ? [tip] : [flat, inner]
        right += isLeft ? [flat, inner] : [tip]
      } else {
        left += isLeft ? [tip] : [inner, flat]
        right += isLeft ? [inner, flat] : [tip]
      }
    }
    finish(start, before, isPointedAtStart)
    finish(end, after, isPointedAtEnd)
    return Path(corners: left + right.reversed())
  }

  private var middle: Double { (start.x + end.x) / 2 }

  private func edge(_ side: Double) -> (Point, Point) {
    (Point(start.x + side * half, start.y), Point(end.x + side * half, end.y))
  }
}

private func crossing(_ one: (Point, Point), _ two: (Point, Point)) -> Point {
  let (a, b) = (one.1 - one.0, two.1 - two.0)
  let turn = a.cross(b)
  guard abs(turn) > 1e-9 else { return one.1 }
  return one.0 + a * ((two.0 - one.0).cross(b) / turn)
}
