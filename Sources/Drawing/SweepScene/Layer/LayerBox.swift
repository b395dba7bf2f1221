public import SweepGeometry

/// The background, the corners and the border of a layer's bounds.
struct LayerBox: Hashable, Sendable {
  var backgroundColor: Color?
  var cornerRadius = 0.0
  var maskedCorners = Layer.CornerMask.all
  var borderWidth = 0.0
  var borderColor = Color.black
}

extension Layer {
  /// Corners of a layer's bounds: `CACornerMask`.
  public struct CornerMask: OptionSet, Hashable, Sendable {
    /// The bits of the corners.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The corner of the least x and y, at the top left.
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
    /// The corner of the largest x and the least y, at the top right.
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
    /// The corner of the least x and the largest y, at the bottom left.
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
    /// The corner of the largest x and y, at the bottom right.
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)
    /// All four corners.
    public static let all = CornerMask(rawValue: 15)
  }

  /// The colour of the bounds behind the content; none by default.
  public var backgroundColor: Color? {
    get { box.backgroundColor }
    set { box.backgroundColor = newValue }
  }

  /// The radius of the corners of the background, of the border and, with ``masksToBounds``, of the
  /// clip, zero or more; 0 by default. It counts as half of the shorter side at most.
  public var cornerRadius: Double {
    get { box.cornerRadius }
    set { box.cornerRadius = newValue }
  }

  /// The corners that the radius rounds; all by default.
  public var maskedCorners: CornerMask {
    get { box.maskedCorners }
    set { box.maskedCorners = newValue }
  }

  /// The width of the border, which lies inside the bounds above the sublayers, zero or more; 0 by
  /// default.
  public var borderWidth: Double {
    get { box.borderWidth }
    set { box.borderWidth = newValue }
  }

  /// The colour of the border; black by default.
  public var borderColor: Color {
    get { box.borderColor }
    set { box.borderColor = newValue }
  }

  /// The rectangle around the bounds in the parent's coordinates. Setting it sets the size of the
  /// bounds and the position, as without a transform.
  public var frame: Rect {
    get { bounds.mapped(by: affine) }
    set {
      bounds.size = newValue.size
      position = Point(
        newValue.minX + anchorPoint.x * newValue.size.width,
        newValue.minY + anchorPoint.y * newValue.size.height)
    }
  }

  private var box: LayerBox {
    get { storage.fields.extras?.values.box ?? LayerBox() }
    set { extras.box = newValue == LayerBox() ? nil : newValue }
  }
}

extension Layer {
  /// The outline of the bounds with their rounded corners.
  package struct Outline: Hashable, Sendable {
    package var rect: Rect
    package var radius = 0.0
    package var corners = CornerMask.all

    package var path: Path { .roundedRect(rect, cornerRadius: radius, corners) }

    /// The path with a curve for each corner, also where its radius is 0: WebKit does not mix arcs
    /// that have none. The curves are within 3·10⁻⁴ of the radius.
    package var movingPath: Path {
      .corners(of: rect, cornerRadius: radius, corners, curve: Path.Element.curvedCorner)
    }
  }

  /// The outline by which the layer masks to its bounds.
  package var outline: Outline {
    Outline(
      rect: bounds, radius: maskedCorners.isEmpty ? 0 : cornerRadius, corners: maskedCorners)
  }

  /// The shape of the background; nil for none.
  package var background: Layer.Shape? {
    if let backgroundColor {
      return Layer.Shape(outline.path, fillColor: .color(backgroundColor))
    }
    return animations.change { $0 == .backgroundColor }
      ? Layer.Shape(outline.path, fillColor: .color(.clear)) : nil
  }

  /// The shape of the border: the area between the outline and one further in; nil for none.
  package var border: Layer.Shape? {
    guard borderWidth != 0 || animations.change({ $0 == .borderWidth }) else { return nil }
    var shape = Layer.Shape(
      Path(outline.path.elements + innerOutline.path.elements), fillColor: .color(borderColor))
    shape.fillRule = .evenOdd
    return shape
  }

  /// The outline and the inner edge of the border, with a segment for each corner.
  package var movingBorder: Path {
    Path(outline.movingPath.elements + innerOutline.movingPath.elements)
  }

  /// The inner edge of the border.
  private var innerOutline: Outline {
    let most = min(bounds.size.width, bounds.size.height) / 2
    let width = min(borderWidth, most)
    var inner = outline
    inner.rect = bounds.expanded(by: -width)
    inner.radius = max(min(inner.radius, most) - width, 0)
    return inner
  }

  /// Whether the bounds have a background or a border, or get them by animations.
  package var paintsBounds: Bool {
    guard let extras = storage.fields.extras?.values else { return false }
    if let box = extras.box, box.backgroundColor != nil || box.borderWidth != 0 { return true }
    return !animations.isEmpty && animations.change { $0.isOfBox }
  }
}

extension Path {
  /// A rectangle of which some corners are rounded.
  fileprivate static func roundedRect(
    _ rect: Rect, cornerRadius: Double, _ corners: Layer.CornerMask
  ) -> Path {
    if corners == .all { return .roundedRect(rect, cornerRadius: cornerRadius) }
    return cornerRadius > 0
      ? .corners(of: rect, cornerRadius: cornerRadius, corners, curve: Element.roundCorner)
      : .rect(rect)
  }

  /// A rectangle with a segment for each of some corners.
  ///
  /// - Parameter curve: the segment from a point in a direction about a corner.
  fileprivate static func corners(
    of rect: Rect, cornerRadius: Double, _ corners: Layer.CornerMask,
    curve: (_ from: Point, _ way: Vector, _ radius: Double) -> Element
  ) -> Path {
    let radius = min(max(cornerRadius, 0), rect.size.width / 2, rect.size.height / 2)
    // Clockwise from the top left, with the direction in which each corner is reached.
    let places: [(corner: Layer.CornerMask, point: Point, way: Vector)] = [
      (.layerMinXMinYCorner, Point(rect.minX, rect.minY), Vector(dx: 0, dy: -1)),
      (.layerMaxXMinYCorner, Point(rect.maxX, rect.minY), Vector(dx: 1, dy: 0)),
      (.layerMaxXMaxYCorner, Point(rect.maxX, rect.maxY), Vector(dx: 0, dy: 1)),
      (.layerMinXMaxYCorner, Point(rect.minX, rect.maxY), Vector(dx: -1, dy: 0)),
    ]
    var elements: [Element] = []
    for (corner, point, way) in places {
      let isRound = corners.contains(corner)
      let inset = isRound ? radius : 0
      let first = point - way * inset
      elements.append(elements.isEmpty ? .move(to: first) : .line(to: first))
      guard isRound else { continue }
      elements.append(curve(first, way, radius))
    }
    return Path(elements + [.close])
  }
}

extension Path.Element {
  /// A quarter of a circle, clockwise.
  fileprivate static func roundCorner(from start: Point, _ way: Vector, _ radius: Double) -> Self {
    .arc(
      radii: Size(width: radius, height: radius), rotation: .zero, largeArc: false,
      clockwise: true, to: start + (way + way.turned) * radius)
  }

  /// A curve near a quarter of a circle, clockwise.
  fileprivate static func curvedCorner(from start: Point, _ way: Vector, _ radius: Double) -> Self {
    let end = start + (way + way.turned) * radius
    // The distance of the control points, 4/3 (√2 - 1).
    let reach = radius * 0.5522847498307936
    return .cubic(control1: start + way * reach, control2: end - way.turned * reach, to: end)
  }
}

extension Vector {
  /// The vector, a quarter of a turn further clockwise.
  fileprivate var turned: Vector { Vector(dx: -dy, dy: dx) }
}
