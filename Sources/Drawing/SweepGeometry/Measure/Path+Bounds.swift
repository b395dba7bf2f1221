extension Path {
  /// The smallest upright rectangle about the outline, without its stroke; nil for an empty path.
  ///
  /// It is exact: curves and arcs are evaluated at their extrema, in closed form. Moves without
  /// drawing count as well, as in `CGPath.boundingBoxOfPath`.
  public var boundingBox: Rect? {
    guard let first = elements.first else { return nil }
    var bounds = Bounds(first.isMove ? first.end ?? .zero : .zero)
    for case .move(let point) in elements { bounds.include(point) }
    forEachSegment { segment in
      switch segment {
      case .line(let start, let end):
        bounds.include(start)
        bounds.include(end)
      case .cubic(let cubic): bounds.include(cubic)
      case .arc(let arc): bounds.include(arc)
      }
    }
    return bounds.rect
  }
}

/// The edges of a growing rectangle.
private struct Bounds {
  private var minX: Double, minY: Double, maxX: Double, maxY: Double

  init(_ point: Point) { (minX, minY, maxX, maxY) = (point.x, point.y, point.x, point.y) }

  var rect: Rect { Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }

  mutating func include(_ point: Point) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  mutating func include(_ cubic: Cubic) {
    include(cubic.start)
    include(cubic.end)
    // Most curves of a dial bend inside the box of their ends.
    let hull = cubic.hull
    if contains(hull) { return }
    for t in cubic.turningPoints { include(cubic.point(at: t)) }
  }

  mutating func include(_ arc: Arc) {
    include(arc.point(at: 0))
    include(arc.point(at: 1))
    for t in arc.turningPoints { include(arc.point(at: t)) }
  }

  private func contains(_ rect: Rect) -> Bool {
    rect.minX >= minX && rect.minY >= minY && rect.maxX <= maxX && rect.maxY <= maxY
  }
}

extension Cubic {
  /// The parameters between 0 and 1 at which the curve runs along an axis.
  var turningPoints: [Double] {
    Self.turns(start.x, control1.x, control2.x, end.x)
      + Self.turns(start.y, control1.y, control2.y, end.y)
  }

  /// The zeros inside 0 … 1 of the derivative of one coordinate.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    // A third of the derivative is a t² - 2 b t + c.
    let c = p1 - p0
    let b = p0 - 2 * p1 + p2
    let a = (p3 - p0) + 3 * (p1 - p2)
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return [] }
    // Neither zero may come from the difference of near equals: a is tiny in a raised quadratic.
    let sum = -b - (b < 0 ? -1 : 1) * discriminant.squareRoot()
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }
  }
}

extension Arc {
  /// The fractions of the sweep at which the arc runs along an axis.
  var turningPoints: [Double] {
    let axes = Axes(rotation)
    let alongX = arcTangent(-radii.height * axes.sine, radii.width * axes.cosine)
    let alongY = arcTangent(radii.height * axes.cosine, radii.width * axes.sine)
    return fractions(of: .radians(alongX)) + fractions(of: .radians(alongY))
  }

  /// The fractions of the first turn of the sweep at which an ellipse's diameter is met.
  private func fractions(of angle: Angle) -> [Double] {
    [angle, angle + .degrees(180)].compactMap { angle in
      let ahead = sweep < .zero ? start - angle : angle - start
      let fraction = ahead.normalized.degrees / abs(sweep.degrees)
      return fraction > 0 && fraction < 1 ? fraction : nil
    }
  }
}
