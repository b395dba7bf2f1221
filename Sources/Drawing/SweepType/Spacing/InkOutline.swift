import SweepGeometry

/// The edge of the ink of a path as chains of points: both sides of each stroke, or the outline.
struct InkOutline {
  /// The points; nil separates chains.
  private(set) var points: [Point?] = []
  private let half: Double
  private let isRound: Bool
  private var heading: Vector?

  init(_ path: Path, ink: Ink) {
    if case .stroke(let width, let cap) = ink {
      half = width / 2
      isRound = cap == .round
    } else {
      half = 0
      isRound = false
    }
    var start = Point.zero
    var first: Vector?
    var previous: Point?
    path.forEachSegment { segment in
      let from = segment.point(at: 0)
      if previous != from {
        start = from
        first = unit(segment.heading(at: 0))
        heading = nil
        addCap(at: from)
      }
      add(segment)
      previous = segment.point(at: 1)
      if previous == start, let first { join(at: start, to: first) }
      addCap(at: segment.point(at: 1))
    }
  }

  private mutating func add(_ segment: Segment) {
    let steps: Int
    if case .line = segment { steps = 1 } else { steps = 10 }
    if let way = unit(segment.heading(at: 0)) { join(at: segment.point(at: 0), to: way) }
    for side in half == 0 ? [0] : [-half, half] {
      for step in 0...steps {
        let t = Double(step) / Double(steps)
        guard let way = unit(segment.heading(at: t)) else { continue }
        points.append(segment.point(at: t) + Vector(dx: -way.dy, dy: way.dx) * side)
      }
      points.append(nil)
    }
    heading = unit(segment.heading(at: 1)) ?? heading
  }

  private mutating func addCap(at point: Point) {
    guard isRound else { return }
    for turn in stride(from: 0.0, to: 360, by: 30) {
      points.append(Point(at: .degrees(turn), radius: half, from: point))
    }
    points.append(nil)
  }

  /// The tip of a mitre, within its limit of 4.
  private mutating func join(at point: Point, to way: Vector) {
    defer { heading = way }
    guard half > 0, let heading else { return }
    let (cross, dot) = (heading.cross(way), heading.dot(way))
    // The tip is half / sin(θ / 2) away, where cos θ = -dot.
    let sine = ((1 + dot) / 2).squareRoot()
    guard abs(cross) > 1e-4, sine > 0.25 else { return }
    let side = cross > 0 ? -1.0 : 1
    let sum = Vector(dx: -heading.dy - way.dy, dy: heading.dx + way.dx)
    guard let bisector = unit(sum) else { return }
    points.append(point + bisector * (side * half / sine))
    points.append(nil)
  }

  private func unit(_ vector: Vector) -> Vector? {
    let length = vector.length
    return length > 1e-9 ? vector * (1 / length) : nil
  }
}
