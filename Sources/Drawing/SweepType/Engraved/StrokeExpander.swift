import SweepGeometry

/// Cuts the outlines of letters with thick and thin strokes along the centre lines of a skeleton.
///
/// The thickness of a stroke follows from its direction, as with a broad pen held at a slant:
/// upright strokes and those that fall to the right are thick, level ones and those that rise thin.
struct StrokeExpander {
  /// The thickness of the thickest and of the thinnest strokes.
  let thick: Double
  let thin: Double
  /// The top and bottom edges of letters.
  let top: Double
  let base: Double
  /// The thin ends of curves that become balls, as both of figures do.
  var balls: Balls
  /// The length of serifs beyond a stroke; 0 for none.
  let serif: Double
  /// Whether the stem has a flag in place of its upper serif.
  var hasFlag = false
  /// The edges of ascenders and descenders, beyond those of other letters; small letters have
  /// these, and half a serif at the upper ends of stems.
  var reach: (high: Double, low: Double)?
  /// Whether level strokes end in beaks.
  var hasBeaks = true
  private(set) var outline = Path()

  /// Ends of the strokes of a skeleton.
  struct Balls: OptionSet {
    let rawValue: Int
    static let start = Balls(rawValue: 1)
    static let end = Balls(rawValue: 2)
  }

  init(
    thick: Double, thin: Double, top: Double, base: Double, balls: Balls = [], serif: Double
  ) {
    (self.thick, self.thin, self.top, self.base) = (thick, thin, top, base)
    (self.balls, self.serif) = (balls, serif)
  }

  /// The thickness of a curve in a direction: the stress leans a little to the left.
  func thickness(_ way: Vector) -> Double {
    let (x, y) = (way.dx / way.length, way.dy / way.length)
    return thin + (thick - thin) * max(0, y * y + 0.32 * x * y)
  }

  func thickness(straight way: Vector) -> Double {
    let (across, down) = (abs(way.dx), abs(way.dy))
    if down < across * 0.05 { return thin }
    if across < down * 0.1 { return thick }
    return way.dx * way.dy > 0 ? thick * 1.02 : thin * 1.25
  }

  /// Cuts all strokes of a skeleton.
  ///
  /// - Parameter overrides: The fractions of the stem for its slanted strokes, in order, instead of
  /// those of their directions.
  mutating func expand(_ skeleton: Path, overrides: [Double?] = []) {
    var overrides = overrides[...]
    for subpath in skeleton.toCubics(tolerance: 0.05).subpaths {
      let runs = subpath.runs
      let beams = beams(of: runs, &overrides)
      for (place, run) in runs.enumerated() {
        // The neighbours in the chain, where they are not the run itself.
        let isEndless = subpath.isClosed && runs.count > 1
        let before = place > 0 ? place - 1 : isEndless ? runs.count - 1 : nil
        let after = place < runs.count - 1 ? place + 1 : isEndless ? 0 : nil
        if let beam = beams[place] {
          let neighbours = (before.flatMap { beams[$0] }, after.flatMap { beams[$0] })
          add(beam.outline(before: neighbours.0, after: neighbours.1))
        } else {
          expand(run, isRing: subpath.isClosed && runs.count == 1)
        }
        if subpath.isClosed && runs.count == 1 { continue }
        let half = beams[place]?.half
        finish(run.first, atStart: true, meeting: before.flatMap { runs[$0].last }, half)
        finish(run.last, atStart: false, meeting: after.flatMap { runs[$0].first }, half)
      }
    }
  }

  /// The straight strokes among the runs whose ends are level, each with its neighbours regarded.
  private func beams(of runs: [[Cubic]], _ overrides: inout ArraySlice<Double?>) -> [Beam?] {
    var beams: [Beam?] = []
    for run in runs {
      guard let (start, end) = run.straight, abs(end.y - start.y) > abs(end.x - start.x) * 0.55
      else {
        beams.append(nil)
        continue
      }
      let way = end - start
      let width = (overrides.popFirst() ?? nil).map { $0 * thick } ?? thickness(straight: way)
      beams.append(
        Beam(
          start: extended(start, end), end: extended(end, start),
          half: width / 2 * way.length / abs(way.dy)))
    }
    for place in beams.indices.dropLast() {
      guard var one = beams[place], var two = beams[place + 1],
        [top, base].contains(where: { abs($0 - one.end.y) < 0.6 })
      else { continue }
      one.meet(&two)
      (beams[place], beams[place + 1]) = (one, two)
    }
    return beams
  }

  /// The end of a stroke that stops in the middle of a level one, at the outer edge of that.
  private func extended(_ end: Point, _ from: Point) -> Point {
    for edge in [top, base] where abs(end.y - edge) < thin * 0.52 && end.y != edge {
      return end + (end - from) * ((edge - end.y) / (end.y - from.y))
    }
    return end
  }

  /// A smooth stroke: there along its left side, back along its right.
  private mutating func expand(_ run: [Cubic], isRing: Bool) {
    let left = side(run, -0.5)
    let right = side(run, 0.5).reversed().map {
      Cubic(start: $0.end, control1: $0.control2, control2: $0.control1, end: $0.start)
    }
    guard let first = left.first, let turn = right.first else { return }
    var path = Path([.move(to: first.start)])
    for cubic in left { path.add(cubic) }
    if isRing {
      path.close()
      path.move(to: turn.start)
    } else {
      path.addLine(to: turn.start)
    }
    for cubic in right { path.add(cubic) }
    path.close()
    outline.append(path)
  }

  private func side(_ run: [Cubic], _ side: Double) -> [Cubic] {
    run.map { cubic in
      func shift(_ t: Double) -> Vector {
        let way = cubic.heading(at: t)
        return Vector(dx: -way.dy, dy: way.dx) * (side * thickness(way) / way.length)
      }
      let (start, end) = (cubic.start + shift(0), cubic.end + shift(1))
      let stretch = (end - start).length / max((cubic.end - cubic.start).length, 1e-9)
      return Cubic(
        start: start, control1: start + (cubic.control1 - cubic.start) * stretch,
        control2: end + (cubic.control2 - cubic.end) * stretch, end: end)
    }
  }

  /// Cuts round dots.
  mutating func expand(dots: [Point], radius: Double) {
    for dot in dots { add(Path.circle(center: dot, radius: radius)) }
  }

  /// Appends an outline, turned clockwise if it is not, so that all fill one another.
  mutating func add(_ shape: Path) { outline.append(shape.clockwise) }
}

extension StrokeExpander {
  /// Cuts the end of a stroke: a foot, a beak or a ball.
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
