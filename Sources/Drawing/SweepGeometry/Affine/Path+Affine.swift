extension Path {
  /// The outline that an affine map makes of this one.
  ///
  /// Arcs stay arcs of the mapped ellipses, and circles stay circles under a similarity. A map that
  /// flattens the plane to a line turns arcs into curves on that line, within 1e-3 units times its
  /// largest scale factor.
  public func applying(_ map: Affine) -> Path {
    if map.isIdentity { return self }
    let ellipses = map.determinant != 0 ? EllipseMap(map) : nil
    var result = Path()
    result.reserveCapacity(elements.count)
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      if let image = ellipses?.apply(to: element) ?? map.applyUnlessArc(to: element) {
        result.elements.append(image)
      } else {
        var flat = Path()
        flat.addCubics(of: element, from: current, tolerance: 1e-3)
        result.append(flat.applying(map))
      }
      if case .move(let to) = element { start = to }
      current = element.end ?? start
    }
    return result
  }
}

extension Affine {
  /// The image of a segment; nil for an arc.
  fileprivate func applyUnlessArc(to element: Path.Element) -> Path.Element? {
    switch element {
    case .move(let to): .move(to: apply(to: to))
    case .line(let to): .line(to: apply(to: to))
    case .quad(let control, let to): .quad(control: apply(to: control), to: apply(to: to))
    case .cubic(let control1, let control2, let to):
      .cubic(
        control1: apply(to: control1), control2: apply(to: control2), to: apply(to: to))
    case .arc: nil
    case .close: .close
    }
  }
}

/// Ellipses under a map that is not singular.
private struct EllipseMap {
  private let map: Affine
  private let mirrors: Bool

  init(_ map: Affine) {
    self.map = map
    self.mirrors = map.determinant < 0
  }

  /// The image of an arc; nil for any other segment.
  func apply(to element: Path.Element) -> Path.Element? {
    guard case .arc(let radii, let rotation, let largeArc, let clockwise, let to) = element
    else { return nil }
    let axes = Axes(rotation)
    let (newRadii, newRotation) = Self.principalAxes(
      of: map.apply(to: axes.vector(radii.width, 0)),
      map.apply(to: axes.vector(0, radii.height)))
    return .arc(
      radii: newRadii, rotation: newRotation, largeArc: largeArc,
      clockwise: clockwise != mirrors, to: map.apply(to: to))
  }

  /// The principal axes of the ellipse with conjugate half axes u and v: the singular value
  /// decomposition of the matrix whose columns they are.
  private static func principalAxes(of u: Vector, _ v: Vector) -> (Size, Angle) {
    // A matrix is the sum of a similarity and a mirrored one; its axes are theirs together.
    let along = Vector(dx: u.dx + v.dy, dy: u.dy - v.dx) * 0.5
    let against = Vector(dx: u.dx - v.dy, dy: u.dy + v.dx) * 0.5
    let (p, q) = (along.length, against.length)
    let longer = p + q
    // The smaller value as a quotient keeps its precision; the difference would lose it.
    let shorter = longer > 0 ? abs(u.cross(v)) / longer : 0
    if longer - shorter <= 1e-12 * longer {
      return (Size(width: longer, height: longer), .zero)
    }
    let turn = Angle.radians(
      (arcTangent(against.dy, against.dx) + arcTangent(along.dy, along.dx)) / 2)
    if abs(turn.degrees) == 90 { return (Size(width: shorter, height: longer), .zero) }
    return (Size(width: longer, height: shorter), turn)
  }
}

/// The fit of a drawing's rectangle into another one: SVG's `preserveAspectRatio` (SVG 1.1, 7.8).
public struct ViewBoxFit: Hashable, Sendable {
  /// The choice of the size.
  public enum Scaling: Hashable, Sendable {
    /// As large as fits: SVG's `meet`.
    case contain
    /// As small as covers: SVG's `slice`.
    case cover
    /// Stretched to both sides: SVG's `none`.
    case stretch
  }

  /// The choice of the size; `contain` by default.
  public var scaling: Scaling
  /// The fraction of the remaining space before the drawing, across and down: 0 … 1; half of it by
  /// default.
  public var alignment: Point

  /// Makes a fit; in the middle and as large as fits by default.
  public init(_ scaling: Scaling = .contain, alignment: Point = Point(0.5, 0.5)) {
    self.scaling = scaling
    self.alignment = alignment
  }

  /// The map that lays `box` into `frame`; nil for a box without extent.
  public func affine(from box: Rect, to frame: Rect) -> Affine? {
    guard box.size.width > 0, box.size.height > 0 else { return nil }
    var x = frame.size.width / box.size.width
    var y = frame.size.height / box.size.height
    switch scaling {
    case .contain: (x, y) = (min(x, y), min(x, y))
    case .cover: (x, y) = (max(x, y), max(x, y))
    case .stretch: break
    }
    let left = (frame.size.width - box.size.width * x) * alignment.x
    let top = (frame.size.height - box.size.height * y) * alignment.y
    return .translation(x: frame.minX + left, y: frame.minY + top) * .scale(x: x, y: y)
      * .translation(x: -box.minX, y: -box.minY)
  }
}
