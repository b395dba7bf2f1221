/// An outline of subpaths made of lines, Bézier curves and elliptical arcs.
///
/// The counterpart of `CGPath`, and of SVG's path data (SVG 1.1, 8.3), all in absolute user units.
/// A path is a value; the `move(to:)`, `addLine(to:)` family appends to it.
///
/// ```swift
/// var needle = Path()
/// needle.move(to: Point(0, -80))
/// needle.addLine(to: Point(3, 18))
/// needle.addLine(to: Point(-3, 18))
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
