extension Path {
  /// Appends an arc of a circle between two directions on a dial: 0° is 12 o'clock, clockwise
  /// positive.
  ///
  /// It runs clockwise where `end` is the greater angle, over `end - start` with its full turns;
  /// of more than two turns only the last one and what is left over are drawn. As `CGPath.addArc`
  /// does, it first draws a line from the current point to the start of the arc, or moves there
  /// in an empty path. Spans near 180°, and those of more than 300°, are split into equal
  /// segments: SVG cannot say a full circle in one, and rounding would displace a half circle.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: The radius in user units.
  ///   - start: The direction in which the arc begins.
  ///   - end: The direction in which it ends.
  public mutating func addArc(center: Point, radius: Double, from start: Angle, to end: Angle) {
    join(to: Point(at: start, radius: radius, from: center))
    appendArc(center: center, radius: radius, from: start, to: end)
  }

  /// Appends an arc in centre form; it is joined to the current point as in
  /// `addArc(center:radius:from:to:)`.
  public mutating func addArc(_ arc: Arc) {
    join(to: arc.point(at: 0))
    arc.appendElements(to: &self)
  }

  /// Goes to the start of an arc: by a line, unless the path is empty or there already.
  private mutating func join(to start: Point) {
    if elements.isEmpty {
      move(to: start)
    } else if currentPoint != start {
      addLine(to: start)
    }
  }

  /// Appends an arc whose start is the current point.
  @inline(__always)
  mutating func appendArc(center: Point, radius: Double, from start: Angle, to end: Angle) {
    let (start, sweep) = Arc.withoutIdleTurns(from: start, sweep: end - start)
    if sweep == .zero { return }
    let count = Arc.safePieces(sweep)
    let step = sweep / Double(count)
    for index in 1...count {
      // The last angle is the caller's own, so that neighbours meet in the very same point.
      let to = index == count ? end : start + step * Double(index)
      addArc(
        radii: Size(width: radius, height: radius), largeArc: abs(step.degrees) > 180,
        clockwise: sweep.degrees > 0, to: Point(at: to, radius: radius, from: center))
    }
  }
}
