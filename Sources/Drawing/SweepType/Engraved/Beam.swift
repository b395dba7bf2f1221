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

extension Path {
  /// The drawn subpaths of a path of lines and cubic curves.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current = Subpath()
    func keep() { if !current.curves.isEmpty { result.append(current) } }
    for element in elements {
      switch element {
      case .move(let to):
        keep()
        current = Subpath(at: to)
      case .cubic(let control1, let control2, let to):
        current.curves.append(
          Cubic(start: current.end, control1: control1, control2: control2, end: to))
        current.end = to
      case .close: current.isClosed = true
      case .line, .quad, .arc: break
      }
    }
    keep()
    return result
  }

  mutating func add(_ cubic: Cubic) {
    if cubic.isStraight {
      addLine(to: cubic.end)
    } else {
      addCurve(to: cubic.end, control1: cubic.control1, control2: cubic.control2)
    }
  }

  /// A closed outline, reversed if it runs counterclockwise.
  var clockwise: Path {
    let curves = toCubics().subpaths.flatMap(\.curves)
    let corners = curves.flatMap { [$0.start, $0.point(at: 0.5)] }
    guard let first = corners.first, let start = curves.last?.end else { return self }
    var area = 0.0
    for (a, b) in zip(corners, corners.dropFirst() + [first]) { area += a.x * b.y - b.x * a.y }
    if area > 0 { return self }
    var result = Path([.move(to: start)])
    for curve in curves.reversed() {
      result.add(
        Cubic(
          start: curve.end, control1: curve.control2, control2: curve.control1, end: curve.start))
    }
    result.close()
    return result
  }
}

/// One chain of curves.
struct Subpath {
  var curves: [Cubic] = []
  var end = Point.zero
  var isClosed = false

  init() {}
  init(at start: Point) { end = start }

  /// The pieces between corners.
  var runs: [[Cubic]] {
    var runs: [[Cubic]] = []
    for curve in curves {
      if let last = runs.last?.last, last.isSmooth(into: curve) {
        runs[runs.count - 1].append(curve)
      } else {
        runs.append([curve])
      }
    }
    // A closed chain may begin in the middle of a smooth piece.
    if isClosed, runs.count > 1, let last = runs.last?.last, let first = runs.first?.first,
      last.isSmooth(into: first)
    {
      runs[0] = runs.removeLast() + runs[0]
    }
    return runs
  }
}

extension Cubic {
  var isStraight: Bool {
    let way = end - start
    return abs(way.cross(control1 - start)) + abs(way.cross(control2 - start))
      < 1e-6 * way.dot(way)
  }

  func isSmooth(into next: Cubic) -> Bool {
    let (a, b) = (heading(at: 1), next.heading(at: 0))
    return a.dot(b) > 0 && abs(a.cross(b)) < 0.12 * a.length * b.length
  }
}

extension [Cubic] {
  /// The ends of a run of one straight stroke.
  var straight: (Point, Point)? {
    guard count == 1, let only = first, only.isStraight else { return nil }
    return (only.start, only.end)
  }
}
