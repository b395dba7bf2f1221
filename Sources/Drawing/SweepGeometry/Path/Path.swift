/// An outline of subpaths made of lines, Bézier curves and elliptical arcs.
///
/// The counterpart of `CGPath`, and of SVG's path data (SVG 1.1, 8.3), all in absolute user units.
/// A path is a value; the `move(to:)`, `addLine(to:)` family appends to it.
///
/// ```swift
/// var needle = Layer.Path()
/// needle.move(to: Layer.Point(0, -80))
/// needle.addLine(to: Layer.Point(3, 18))
/// needle.addLine(to: Layer.Point(-3, 18))
/// needle.close()
/// ```
public struct Path: Hashable, Sendable {
  /// One segment; it starts at the end of the segment before it.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A quadratic Bézier curve.
    case quad(control: Point, to: Point)
    /// A cubic Bézier curve.
    case cubic(control1: Point, control2: Point, to: Point)
    /// An elliptical arc in SVG's end point form (SVG 1.1, 8.3.8): the radii, the turn of the
    /// ellipse's x axis, whether the longer way is taken, whether it runs clockwise.
    case arc(radii: Size, rotation: Angle, largeArc: Bool, clockwise: Bool, to: Point)
    /// A line back to the start of the subpath, joined to it.
    case close
  }

  /// The segments in drawing order.
  public var elements: [Element]

  /// Makes a path from segments; without any, the empty path.
  @inlinable
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Whether nothing would be drawn because there is no segment.
  @inlinable public var isEmpty: Bool { elements.isEmpty }
}

extension Path {
  /// The start of the next segment, in user units; nil in the empty path.
  ///
  /// After a closed subpath it is that subpath's start (SVG 1.1, 8.3.3).
  public var currentPoint: Point? {
    guard let last = elements.last else { return nil }
    return last.end ?? elements.last { $0.isMove }?.end ?? .zero
  }

  /// Makes room for segments that are about to be appended.
  @inlinable
  public mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// Begins a subpath.
  @inlinable
  public mutating func move(to point: Point) { elements.append(.move(to: point)) }

  /// Appends a straight line from the current point.
  @inlinable
  public mutating func addLine(to point: Point) { elements.append(.line(to: point)) }

  /// Appends a quadratic Bézier curve from the current point.
  @inlinable
  public mutating func addQuadCurve(to point: Point, control: Point) {
    elements.append(.quad(control: control, to: point))
  }

  /// Appends a cubic Bézier curve from the current point.
  @inlinable
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    elements.append(.cubic(control1: control1, control2: control2, to: point))
  }

  /// Appends an elliptical arc from the current point in SVG's end point form (SVG 1.1, 8.3.8).
  ///
  /// - Parameters:
  ///   - radii: The half axes in user units; too small ones are scaled up until the arc reaches.
  ///   - rotation: The clockwise turn of the ellipse's x axis.
  ///   - largeArc: Whether the way of more than 180° is taken.
  ///   - clockwise: Whether the arc runs clockwise: SVG's sweep flag.
  ///   - point: The end of the arc.
  @inlinable
  public mutating func addArc(
    radii: Size, rotation: Angle = .zero, largeArc: Bool = false, clockwise: Bool = true,
    to point: Point
  ) {
    elements.append(
      .arc(
        radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise, to: point))
  }

  /// Appends a line back to the start of the subpath, joined to it.
  @inlinable
  public mutating func close() { elements.append(.close) }

  /// Appends the segments of another path, whose subpaths stay apart from this one's.
  @inlinable
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }
}

extension Path.Element {
  /// The end of the segment; nil for a closing line.
  @inlinable
  public var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end),
      .arc(_, _, _, _, let end):
      end
    case .close: nil
    }
  }

  var isMove: Bool {
    if case .move = self { true } else { false }
  }
}

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
