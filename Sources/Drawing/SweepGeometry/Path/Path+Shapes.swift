// Shapes begin at the start points of SVG's elements (SVG 1.1, 9.2 to 9.4) and run clockwise, so
// that dashes and stroke lengths are the same whether a shape is written as an element or a path.
extension Path {
  /// Makes a circle that begins at 3 o'clock and runs clockwise, as SVG's `<circle>`.
  public static func circle(center: Point = .zero, radius: Double) -> Path {
    ellipse(center: center, radii: Size(width: radius, height: radius))
  }

  /// Makes the ellipse that touches the sides of a rectangle; it begins at 3 o'clock and runs
  /// clockwise, as SVG's `<ellipse>`.
  public static func ellipse(in rect: Rect) -> Path {
    ellipse(
      center: rect.center, radii: Size(width: rect.size.width / 2, height: rect.size.height / 2))
  }

  /// Makes an upright ellipse from its half axes, beginning at 3 o'clock and running clockwise.
  public static func ellipse(center: Point, radii: Size) -> Path {
    func quarter(_ x: Double, _ y: Double) -> Element {
      .arc(radii: radii, rotation: .zero, largeArc: false, clockwise: true, to: Point(x, y))
    }
    // Quarters, because a rounded half circle would be displaced.
    return Path([
      .move(to: Point(center.x + radii.width, center.y)),
      quarter(center.x, center.y + radii.height),
      quarter(center.x - radii.width, center.y),
      quarter(center.x, center.y - radii.height),
      quarter(center.x + radii.width, center.y),
      .close,
    ])
  }

  /// Makes a rectangle that begins at its origin and runs clockwise, as SVG's `<rect>`.
  public static func rect(_ rect: Rect) -> Path {
    Path([
      .move(to: rect.origin),
      .line(to: Point(rect.maxX, rect.minY)),
      .line(to: Point(rect.maxX, rect.maxY)),
      .line(to: Point(rect.minX, rect.maxY)),
      .close,
    ])
  }

  /// Makes a rectangle with round corners, clockwise from the end of its upper left one.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius in user units, at most half of the shorter side; 0 or less makes
  ///     square corners.
  public static func roundedRect(_ rect: Rect, cornerRadius: Double) -> Path {
    let radius = min(cornerRadius, rect.size.width / 2, rect.size.height / 2)
    guard radius > 0 else { return .rect(rect) }
    let radii = Size(width: radius, height: radius)
    func corner(_ x: Double, _ y: Double) -> Element {
      .arc(radii: radii, rotation: .zero, largeArc: false, clockwise: true, to: Point(x, y))
    }
    return Path([
      .move(to: Point(rect.minX + radius, rect.minY)),
      .line(to: Point(rect.maxX - radius, rect.minY)),
      corner(rect.maxX, rect.minY + radius),
      .line(to: Point(rect.maxX, rect.maxY - radius)),
      corner(rect.maxX - radius, rect.maxY),
      .line(to: Point(rect.minX + radius, rect.maxY)),
      corner(rect.minX, rect.maxY - radius),
      .line(to: Point(rect.minX, rect.minY + radius)),
      corner(rect.minX + radius, rect.minY),
      .close,
    ])
  }

  /// Makes a straight line.
  @inlinable
  public static func line(from start: Point, to end: Point) -> Path {
    Path([.move(to: start), .line(to: end)])
  }

  /// Makes the open path of straight lines through points; empty without any.
  public static func polyline(_ points: [Point]) -> Path {
    guard let first = points.first else { return Path() }
    var path = Path()
    path.reserveCapacity(points.count + 1)
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    return path
  }

  /// Makes an open arc of a circle between two directions on a dial, clockwise if `end` is the
  /// greater; see `addArc(center:radius:from:to:)`.
  public static func arc(
    center: Point = .zero, radius: Double, from start: Angle, to end: Angle
  ) -> Path {
    var path = Path()
    path.reserveCapacity(4)
    path.move(to: Point(at: start, radius: radius, from: center))
    path.appendArc(center: center, radius: radius, from: start, to: end)
    return path
  }
}

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

extension Path {
  /// Makes lines along rays from the origin, between two distances from it, both below 10⁹, with
  /// their ends on the grid.
  package init(marksAlong headings: [Vector], from outer: Double, to inner: Double) {
    elements = headings.flatMap { heading -> [Element] in
      [.move(to: (.zero + heading * outer).onGrid), .line(to: (.zero + heading * inner).onGrid)]
    }
  }
}

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

  /// The circle or ellipse that the whole path is, from wherever and whichever way round: two
  /// halves, and closed. Only dashes and caps show where it begins.
  package var ellipseOfHalves: Primitive? {
    guard elements.count == 4, elements[3] == .close, case .move(let start) = elements[0],
      case .arc(let radii, .zero, _, let clockwise, let middle) = elements[1],
      case .arc(radii, .zero, _, clockwise, start) = elements[2],
      radii.width > 0, radii.height > 0
    else { return nil }
    let center = start.interpolated(to: middle, 0.5)
    let reach = start - center
    let isHalf =
      reach.dy == 0 && abs(abs(reach.dx) - radii.width) < 1e-9
      || reach.dx == 0 && abs(abs(reach.dy) - radii.height) < 1e-9
    guard isHalf, center.x.isFinite, center.y.isFinite else { return nil }
    return radii.width == radii.height
      ? .circle(center: center, radius: radii.width) : .ellipse(center: center, radii: radii)
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
