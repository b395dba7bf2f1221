/// A cubic Bézier curve from one point to another.
///
/// Straight lines and quadratic curves are cubics too, with the control points in the right place,
/// so that one kind of segment is enough where shapes are blended.
public struct Cubic: Hashable, Sendable {
  /// The first point.
  public var start: Point
  /// The first control point, towards which the curve leaves its start.
  public var control1: Point
  /// The second control point, from which the curve reaches its end.
  public var control2: Point
  /// The last point.
  public var end: Point

  /// Makes a curve from its four points.
  @inlinable
  public init(start: Point, control1: Point, control2: Point, end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Makes the straight line, run through at an even pace.
  @inlinable
  public init(from start: Point, to end: Point) {
    self.init(
      start: start, control1: start.interpolated(to: end, 1 / 3),
      control2: start.interpolated(to: end, 2 / 3), end: end)
  }

  /// Makes the same curve as a quadratic one.
  @inlinable
  public init(start: Point, control: Point, end: Point) {
    self.init(
      start: start, control1: start.interpolated(to: control, 2 / 3),
      control2: end.interpolated(to: control, 2 / 3), end: end)
  }

  /// The point at a parameter from 0 to 1.
  public func point(at t: Double) -> Point {
    let s = 1 - t
    return Point(
      s * s * (s * start.x + 3 * t * control1.x) + t * t * (3 * s * control2.x + t * end.x),
      s * s * (s * start.y + 3 * t * control1.y) + t * t * (3 * s * control2.y + t * end.y))
  }

  /// The derivative of `point(at:)` by the parameter, in user units.
  public func derivative(at t: Double) -> Vector {
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
      + (end - control2) * (3 * t * t)
  }

  /// The direction of the curve at a parameter, even if the derivative vanishes.
  package func heading(at t: Double) -> Vector {
    let derivative = derivative(at: t)
    if derivative.length > 1e-12 * (hull.size.width + hull.size.height) { return derivative }
    // With a control point on its end, the curve sets out towards the next point.
    let candidates =
      t < 0.5
      ? [control1 - start, control2 - start, end - start]
      : [end - control2, end - control1, end - start]
    return candidates.first { $0 != .zero } ?? .zero
  }

  /// The box about the four points, which holds the curve.
  package var hull: Rect {
    Rect(spanning: start, end).union(Rect(spanning: control1, control2))
  }
}

extension Rect {
  /// Makes the smallest rectangle that holds two points.
  package init(spanning a: Point, _ b: Point) {
    self.init(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }
}

extension Path {
  /// The same outline with every segment a cubic Bézier curve, as blending two shapes needs it.
  ///
  /// Lines become curves at an even pace, closing lines included unless they have no length; moves
  /// and closings stay. Arcs become several curves, see `Arc.cubics(tolerance:)`.
  ///
  /// - Parameter tolerance: The largest distance between an arc and its curves, in user units.
  public func toCubics(tolerance: Double = 1e-3) -> Path {
    var result = Path()
    result.reserveCapacity(elements.count)
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let to):
        result.move(to: to)
        start = to
      case .line(let to): result.add(Cubic(from: current, to: to))
      case .quad(let control, let to):
        result.add(Cubic(start: current, control: control, end: to))
      case .cubic: result.elements.append(element)
      case .arc: result.addCubics(of: element, from: current, tolerance: tolerance)
      case .close:
        if current != start { result.add(Cubic(from: current, to: start)) }
        result.close()
      }
      current = element.end ?? start
    }
    return result
  }

  private mutating func add(_ cubic: Cubic) {
    addCurve(to: cubic.end, control1: cubic.control1, control2: cubic.control2)
  }

  /// Appends the curves that follow an arc element.
  mutating func addCubics(of element: Element, from current: Point, tolerance: Double) {
    guard case .arc(let radii, let rotation, let largeArc, let clockwise, let to) = element
    else { return }
    let arc = Arc(
      from: current, to: to, radii: radii, rotation: rotation, largeArc: largeArc,
      clockwise: clockwise)
    guard var cubics = arc?.cubics(tolerance: tolerance) else {
      return add(Cubic(from: current, to: to))
    }
    // The end point itself, without the rounding of the centre form.
    cubics[cubics.count - 1].end = to
    for cubic in cubics { add(cubic) }
  }
}
