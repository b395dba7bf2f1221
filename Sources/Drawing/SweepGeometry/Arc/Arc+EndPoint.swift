extension Arc {
  /// Makes the arc that an SVG path command between two points means (SVG 1.1, F.6.5 and F.6.6).
  ///
  /// Radii lose their sign, and are scaled up together if they are too small to reach.
  ///
  /// - Parameters:
  ///   - start: The start of the arc.
  ///   - end: The end of the arc.
  ///   - radii: The half axes in user units.
  ///   - rotation: The clockwise turn of the ellipse's x axis.
  ///   - largeArc: Whether the way of more than 180° is taken.
  ///   - clockwise: Whether the arc runs clockwise: SVG's sweep flag.
  /// - Returns: nil if there is no arc: equal end points draw nothing, and a radius of 0 or a
  /// number that is not finite means a straight line.
  public init?(
    from start: Point, to end: Point, radii: Size, rotation: Angle = .zero, largeArc: Bool,
    clockwise: Bool
  ) {
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard start != end, rx > 0, ry > 0, rx.isFinite, ry.isFinite else { return nil }
    let axes = Axes(rotation)
    // F.6.5, step 1: half the chord, seen along the axes, on the circle of radius 1.
    let half = axes.components((start - end) * 0.5)
    var (ux, uy) = (half.dx / rx, half.dy / ry)
    let reach = hypotenuse(ux, uy)
    guard reach > 0, reach.isFinite else { return nil }
    if reach > 1 {
      (rx, ry) = (rx * reach, ry * reach)
      (ux, uy) = (ux / reach, uy / reach)
    }
    // Step 2, on that circle: the centre lies across the chord.
    let rest = max(0, (1 - reach) * (1 + reach))
    let factor = (largeArc != clockwise ? 1 : -1) * rest.squareRoot() / min(reach, 1)
    let (cx, cy) = (factor * uy, -factor * ux)
    // Steps 3 and 4.
    let center = start.interpolated(to: end, 0.5) + axes.vector(cx * rx, cy * ry)
    let first = arcTangent(uy - cy, ux - cx)
    var sweep = arcTangent(-uy - cy, -ux - cx) - first
    if clockwise && sweep < 0 { sweep += 2 * .pi }
    if !clockwise && sweep > 0 { sweep -= 2 * .pi }
    self.init(
      center: center, radii: Size(width: rx, height: ry), rotation: rotation,
      start: .radians(first), sweep: .radians(sweep))
  }

  /// The arc as path segments that continue from its start, in SVG's end point form.
  ///
  /// A rounded end point must not move the centre far, so no segment spans nearly 180° or 360°:
  /// there the chord says little about where the centre is. Of more than two turns only the last
  /// and what is left over are drawn, as they cover the same outline.
  package func appendElements(to path: inout Path) {
    var arc = self
    (arc.start, arc.sweep) = Self.withoutIdleTurns(from: start, sweep: sweep)
    let count = Self.safePieces(arc.sweep)
    let step = arc.sweep / Double(count)
    for index in 1...count {
      path.addArc(
        radii: radii, rotation: rotation, largeArc: abs(step.degrees) > 180,
        clockwise: sweep.degrees > 0, to: arc.point(at: Double(index) / Double(count)))
    }
  }

  /// The same outline with a sweep of at most two turns.
  @inline(__always)
  static func withoutIdleTurns(from start: Angle, sweep: Angle) -> (Angle, Angle) {
    if !(abs(sweep.degrees) > 720) { return (start, sweep) }
    let rest = sweep.degrees.truncatingRemainder(dividingBy: 360)
    return (start + sweep - .degrees(rest), .degrees(rest + (rest < 0 ? -360 : 360)))
  }

  /// The number of equal pieces that a sweep of at most two turns is written in.
  @inline(__always)
  static func safePieces(_ sweep: Angle) -> Int {
    let degrees = abs(sweep.degrees)
    if !(degrees > 150) || (degrees >= 210 && degrees <= 300) { return 1 }
    return degrees < 210 ? 2 : degrees <= 450 ? 3 : 6
  }
}
