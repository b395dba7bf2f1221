extension Path {
  /// Makes a closed piece of a ring between two directions on a dial: a thick arc, or with no
  /// inner radius a slice of pie.
  ///
  /// A span of a full turn or more is the whole ring, two closed circles that run against each
  /// other, so that either fill rule leaves the middle open.
  ///
  /// - Parameters:
  ///   - center: The middle of the ring.
  ///   - innerRadius: The radius of the inner edge in user units; 0 by default.
  ///   - outerRadius: The radius of the outer edge in user units.
  ///   - start: The direction of the side at which the outer edge begins.
  ///   - end: The direction of the other side; the outer edge runs clockwise where it is greater.
  public static func sector(
    center: Point = .zero, innerRadius: Double = 0, outerRadius: Double, from start: Angle,
    to end: Angle
  ) -> Path {
    if abs((end - start).degrees) >= 360 {
      return ring(center, innerRadius, outerRadius, from: start, clockwise: end > start)
    }
    var path = Path.arc(center: center, radius: outerRadius, from: start, to: end)
    path.reserveCapacity(10)
    if innerRadius > 0 {
      path.addLine(to: Point(at: end, radius: innerRadius, from: center))
      path.appendArc(center: center, radius: innerRadius, from: end, to: start)
    } else {
      path.addLine(to: center)
    }
    path.close()
    return path
  }

  private static func ring(
    _ center: Point, _ innerRadius: Double, _ outerRadius: Double, from start: Angle,
    clockwise: Bool
  ) -> Path {
    let turn = Angle.turns(clockwise ? 1 : -1)
    var path = Path.arc(center: center, radius: outerRadius, from: start, to: start + turn)
    path.close()
    if innerRadius > 0 {
      path.append(.arc(center: center, radius: innerRadius, from: start, to: start - turn))
      path.close()
    }
    return path
  }
}
