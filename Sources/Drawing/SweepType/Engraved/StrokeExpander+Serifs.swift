import SweepGeometry

extension StrokeExpander {
  /// Cuts what an end of a stroke has: a foot, a beak or a ball.
  ///
  /// - Parameters:
  ///   - other: The stroke that begins where this one ends.
  ///   - half: Half the width of its level end.
  mutating func finish(_ cubic: Cubic?, atStart: Bool, meeting other: Cubic?, _ half: Double?) {
    guard serif > 0, let cubic else { return }
    let end = atStart ? cubic.start : cubic.end
    let way = atStart ? cubic.start - cubic.end : cubic.end - cubic.start
    guard cubic.isStraight else {
      let heading = cubic.heading(at: atStart ? 0 : 1)
      if balls.contains(atStart ? .start : .end), other == nil, thickness(heading) < thick * 0.55 {
        addBall(end, way)
      }
      return
    }
    if abs(way.dy) < 0.01 {
      if other == nil, hasBeaks { addBeak(end, way) }
      return
    }
    let edges = [top, base] + (reach.map { [$0.high, $0.low] } ?? [])
    guard let edge = edges.first(where: { abs(end.y - $0) < thin * 0.52 }) else { return }
    if let other, abs(other.start.y - other.end.y) > 0.01 { return }
    if hasFlag, edge == top { return }
    let x = end.x + (edge - end.y) * way.dx / way.dy
    let lean = way.dx / abs(way.dy)
    // Slanted tails end as they are cut.
    if edge == reach?.low, abs(lean) > 0.1 { return }
    let isHalf = reach != nil && abs(lean) < 0.1 && edge < base
    addFoot(x, edge, half ?? thickness(way) / 2, lean: lean, right: isHalf ? 0 : serif)
  }

  /// A serif across the end of a stroke, with its hollows filled by brackets.
  ///
  /// - Parameter right: How far it reaches on the right.
  private mutating func addFoot(
    _ x: Double, _ edge: Double, _ half: Double, lean: Double, right: Double
  ) {
    let inward = edge < base ? 1.0 : -1
    let (slab, bracket) = (edge + inward * 2.2, edge + inward * (2.2 + serif * 0.8))
    let shift = -lean * (serif * 0.8 + 2.2)
    let (l, r) = (x - half, x + half)
    var path = Path([
      .move(to: Point(l - serif, edge)), .line(to: Point(r + right, edge)),
      .line(to: Point(r + right, slab)),
    ])
    path.addCurve(
      to: Point(r + shift, bracket), control1: Point(r + right * 0.45, slab),
      control2: Point(r + shift * 0.3 + min(0.4, right), slab + (bracket - slab) * 0.35))
    path.addLine(to: Point(l + shift, bracket))
    path.addCurve(
      to: Point(l - serif, slab),
      control1: Point(l + shift * 0.3 - 0.4, slab + (bracket - slab) * 0.35),
      control2: Point(l - serif * 0.45, slab))
    path.close()
    add(path)
  }

  /// The wedge at the end of a level stroke at the top or base.
  private mutating func addBeak(_ end: Point, _ way: Vector) {
    guard let edge = [top, base].first(where: { abs(end.y - $0) < thin * 0.52 }) else { return }
    let (inward, side) = (edge == top ? 1.0 : -1, way.dx > 0 ? 1.0 : -1)
    let (inner, tip) = (edge + inward * thin, edge + inward * (thin + serif * 1.35))
    var path = Path([.move(to: Point(end.x - side * serif * 1.5, inner))])
    path.addCurve(
      to: Point(end.x - side * 0.6, tip), control1: Point(end.x - side * serif * 0.6, inner),
      control2: Point(end.x - side * 2.2, inner + (tip - inner) * 0.45))
    path.addLine(to: Point(end.x + side * 1.2, tip))
    path.addLine(to: Point(end.x, edge))
    path.addLine(to: Point(end.x - side * serif * 1.5, edge))
    path.close()
    add(path)
  }

  private mutating func addBall(_ end: Point, _ way: Vector) {
    let radius = thick * 0.5
    let center = end - way * (radius * 0.35 / way.length)
    add(Path.circle(center: center, radius: radius).toCubics(tolerance: 0.05))
  }
}
