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
