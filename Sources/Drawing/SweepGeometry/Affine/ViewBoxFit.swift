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
