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
