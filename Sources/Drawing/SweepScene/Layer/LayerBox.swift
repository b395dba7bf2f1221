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
  }

  /// The outline by which the layer masks to its bounds.
  package var outline: Outline {
    if cornerRadius == 0 || maskedCorners.isEmpty { return Outline(rect: bounds) }
    return Outline(rect: bounds, radius: cornerRadius, corners: maskedCorners)
  }

  /// The shape of the background; nil for none.
  package var background: Layer.Shape? {
    backgroundColor.map { Layer.Shape(outline.path, fillColor: .color($0)) }
  }

  /// The shape of the border; nil for none.
  package var border: Layer.Shape? {
    guard borderWidth != 0 else { return nil }
    if 2 * borderWidth >= min(bounds.size.width, bounds.size.height) {
      return Layer.Shape(outline.path, fillColor: .color(borderColor))
    }
    var inner = outline
    inner.rect = bounds.expanded(by: -borderWidth / 2)
    inner.radius = max(inner.radius - borderWidth / 2, 0)
    return Layer.Shape(
      inner.path, fillColor: .none, strokeColor: .color(borderColor), lineWidth: borderWidth)
  }

  /// Whether the bounds have a background or a border.
  package var paintsBounds: Bool {
    guard let box = storage.fields.extras?.values.box else { return false }
    return box.backgroundColor != nil || box.borderWidth != 0
  }
}

extension Path {
  /// A rectangle of which some corners are rounded.
  fileprivate static func roundedRect(
    _ rect: Rect, cornerRadius: Double, _ corners: Layer.CornerMask
  ) -> Path {
    if corners == .all { return .roundedRect(rect, cornerRadius: cornerRadius) }
    let radius = min(cornerRadius, rect.size.width / 2, rect.size.height / 2)
    guard radius > 0 else { return .rect(rect) }
    // Clockwise from the top left, with the direction in which each corner is reached.
    let places: [(corner: Layer.CornerMask, point: Point, way: Vector)] = [
      (.layerMinXMinYCorner, Point(rect.minX, rect.minY), Vector(dx: 0, dy: -1)),
      (.layerMaxXMinYCorner, Point(rect.maxX, rect.minY), Vector(dx: 1, dy: 0)),
      (.layerMaxXMaxYCorner, Point(rect.maxX, rect.maxY), Vector(dx: 0, dy: 1)),
      (.layerMinXMaxYCorner, Point(rect.minX, rect.maxY), Vector(dx: -1, dy: 0)),
    ]
    var elements: [Element] = []
    for (corner, point, way) in places {
      let inset = corners.contains(corner) ? radius : 0
      let first = point - way * inset
      elements.append(elements.isEmpty ? .move(to: first) : .line(to: first))
      guard inset > 0 else { continue }
      elements.append(
        .arc(
          radii: Size(width: radius, height: radius), rotation: .zero, largeArc: false,
          clockwise: true, to: point + Vector(dx: -way.dy, dy: way.dx) * inset))
    }
    return Path(elements + [.close])
  }
}
