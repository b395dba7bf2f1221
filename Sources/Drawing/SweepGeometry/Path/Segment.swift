/// A drawn piece of a path with both its ends, in one of three forms.
package enum Segment: Hashable, Sendable {
  /// A straight line.
  case line(from: Point, to: Point)
  /// A Bézier curve, which a quadratic one is raised to.
  case cubic(Cubic)
  /// A piece of an ellipse that is neither a point nor a line.
  case arc(Arc)

  /// The point at a parameter from 0 to 1.
  package func point(at t: Double) -> Point {
    switch self {
    case .line(let start, let end): start.interpolated(to: end, t)
    case .cubic(let cubic): cubic.point(at: t)
    case .arc(let arc): arc.point(at: t)
    }
  }

  /// The derivative of `point(at:)` by the parameter.
  package func derivative(at t: Double) -> Vector {
    switch self {
    case .line(let start, let end): end - start
    case .cubic(let cubic): cubic.derivative(at: t)
    case .arc(let arc): arc.derivative(at: t)
    }
  }

  /// The direction of movement at a parameter, of any length; zero only in a segment without any.
  package func heading(at t: Double) -> Vector {
    if case .cubic(let cubic) = self { cubic.heading(at: t) } else { derivative(at: t) }
  }
}

extension Path {
  /// Calls `body` with every drawn segment in order, closing lines included.
  ///
  /// Arcs without an extent come as the lines that SVG draws for them (SVG 1.1, F.6.2), and a
  /// path that does not begin with a move begins at the origin.
  package func forEachSegment(_ body: (Segment) -> Void) {
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let to): start = to
      case .line(let to): body(.line(from: current, to: to))
      case .quad(let control, let to):
        body(.cubic(Cubic(start: current, control: control, end: to)))
      case .cubic(let control1, let control2, let to):
        body(.cubic(Cubic(start: current, control1: control1, control2: control2, end: to)))
      case .arc(let radii, let rotation, let largeArc, let clockwise, let to):
        let arc = Arc(
          from: current, to: to, radii: radii, rotation: rotation, largeArc: largeArc,
          clockwise: clockwise)
        body(arc.map(Segment.arc) ?? .line(from: current, to: to))
      case .close: body(.line(from: current, to: start))
      }
      current = element.end ?? start
    }
  }
}
