extension Path {
  /// A shape with an SVG element (SVG 1.1, 9).
  package enum Primitive: Hashable, Sendable {
    /// `<circle>`.
    case circle(center: Point, radius: Double)
    /// `<ellipse>`.
    case ellipse(center: Point, radii: Size)
    /// `<rect>` with square corners.
    case rect(Rect)
  }

  /// The shape that the whole path is, if it is as `circle`, `ellipse` or `rect` make it.
  ///
  /// Only such a path is recognised, by every one of its coordinates: the element in its place
  /// has the same outline, start and sense. A shape without extent is none, because SVG does not
  /// draw such an element but does draw the caps of such a path.
  package var primitive: Primitive? {
    switch elements.count {
    case 5: rectPrimitive
    case 6: ellipsePrimitive
    default: nil
    }
  }

  private var rectPrimitive: Primitive? {
    guard case .move(let p0) = elements[0], case .line(let p1) = elements[1],
      case .line(let p2) = elements[2], case .line(let p3) = elements[3],
      case .close = elements[4],
      p0.y == p1.y, p1.x == p2.x, p2.y == p3.y, p3.x == p0.x
    else { return nil }
    let size = p2 - p0
    guard size.dx > 0, size.dy > 0, size.dx.isFinite, size.dy.isFinite else { return nil }
    return .rect(Rect(origin: p0, size: Size(width: size.dx, height: size.dy)))
  }

  private var ellipsePrimitive: Primitive? {
    guard case .move(let right) = elements[0],
      case .arc(let radii, _, _, _, let bottom) = elements[1], case .close = elements[5],
      radii.width > 0, radii.height > 0, radii.width.isFinite, radii.height.isFinite
    else { return nil }
    let (x, y) = (bottom.x, right.y)
    // The same sums as in the initialisers, so that rounding agrees.
    guard right.x == x + radii.width, (x + y).isFinite,
      isQuarter(1, radii, Point(x, y + radii.height)),
      isQuarter(2, radii, Point(x - radii.width, y)),
      isQuarter(3, radii, Point(x, y - radii.height)),
      isQuarter(4, radii, right)
    else { return nil }
    return radii.width == radii.height
      ? .circle(center: Point(x, y), radius: radii.width)
      : .ellipse(center: Point(x, y), radii: radii)
  }

  private func isQuarter(_ index: Int, _ radii: Size, _ end: Point) -> Bool {
    elements[index]
      == .arc(radii: radii, rotation: .zero, largeArc: false, clockwise: true, to: end)
  }
}
