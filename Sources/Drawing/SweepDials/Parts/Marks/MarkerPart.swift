import SweepGeometry
public import SweepScene

/// A mark at a reading: a target, a limit, a held peak, the previous reading.
///
/// Without a value it follows the reading, so that with another reading it is a rim pointer.
public struct MarkerPart: Part {
  /// The outline of a marker.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A stroke across the scale.
    case line
    /// An arrowhead that points at the scale.
    case triangle
    /// A disc.
    case dot
    /// A plate with round ends across the scale, with its middle at the radius, over a soft shadow.
    case pill
  }

  /// The reading to mark; by default the dial's, which the marker follows.
  public var value: Double?
  /// The outline; `triangle` by default.
  public var style = Style.triangle
  /// The side of its radius; `outside` by default.
  public var side = Labels.Side.outside
  /// The radius that it points at, in dial units; 89.5 by default.
  public var radius = 89.5
  /// The length in dial units; 7 by default.
  public var size = 7.0
  /// The colour; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)
  /// The text beside it; empty by default.
  public var label = ""
  /// The size of the text in dial units; 7 by default.
  public var labelSize = 7.0

  /// Makes a marker of a reading, or one that follows the dial's.
  public init(_ value: Double? = nil) { self.value = value }

  /// Draws the marker and its label. Throws for sizes of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    if let value, !(abs(value) < 1e12) {
      throw DialError("value", "must lie within 1e12 of zero")
    }
    let color = context.theme[color]
    var marker = Layer("marker", content: .shape(shape(color)))
    if style == .pill { marker = Layer("marker", sublayers: pill(color)) }
    marker.transform = [
      .rotate(context.scale.angle(of: value ?? context.reading.value))
    ]
    if value == nil {
      marker.animations = context.reading.rotations(on: context.scale)
      marker.hideWithoutReading(in: context)
    }
    guard !label.isEmpty else { return marker }
    return Layer(sublayers: [marker, labelLayer(in: context)])
  }

  /// The mark, and its words if they can be read.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      if CompactForm.leavesOut(labelSize, leastType) { $0.label = "" }
      $0.labelSize = max(labelSize, leastType)
    }
  }

  /// The outline at the top of the dial.
  private func shape(_ color: Color) -> Layer.Shape {
    let out = side == .outside ? -1.0 : 1
    switch style {
    case .pill: return plate(grown: 0, color)
    case .line:
      return Layer.Shape(
        .line(from: Point(0, -radius), to: Point(0, -radius + out * size)), fillColor: .none,
        strokeColor: .color(color), lineWidth: 1.8)
    case .triangle:
      var path = Path()
      path.move(to: Point(0, -radius))
      path.addLine(to: Point(-size * 0.52, -radius + out * size))
      path.addLine(to: Point(size * 0.52, -radius + out * size))
      path.close()
      return Layer.Shape(path, fillColor: .color(color))
    case .dot:
      return Layer.Shape(
        .circle(center: Point(0, -radius + out * size / 2), radius: size / 2),
        fillColor: .color(color))
    }
  }

  /// A plate over its shadow.
  private func pill(_ color: Color) -> [Layer] {
    let shades: [(grown: Double, part: Double)] = [(2, 0.06), (1.2, 0.1), (0.5, 0.16)]
    return
      (shades.map { plate(grown: $0.grown, Color.black.opacity($0.part)) }
      + [plate(grown: 0, color)]).map { Layer(content: .shape($0)) }
  }

  private func plate(grown: Double, _ color: Color) -> Layer.Shape {
    let half = size * 0.135 + grown
    let rect = Rect(
      x: -half, y: -radius - size / 2 - grown, width: 2 * half, height: size + 2 * grown)
    return Layer.Shape(.roundedRect(rect, cornerRadius: half), fillColor: .color(color))
  }
}

extension MarkerPart: ColoredPart {
  /// The colour of the mark.
  public static var mainColor: WritableKeyPath<MarkerPart, ThemeColor> { \.color }
}

extension MarkerPart: KeyedPart {
  package static let summary = "A mark at a reading: a target, a limit, a held peak."

  package static let keys: KeyTable<MarkerPart> = KeyTable([
    Key(
      "value", \.value, optional: .quantity,
      "The reading to mark; by default the dial's, which it follows."),
    Key("style", \.style, .choice, "The outline."),
    Key("side", \.side, .choice, "Which side of the radius it is on."),
    Key("radius", \.radius, .number(above: 0), "The radius that it points at, in dial units."),
    Key("size", \.size, .number(above: 0), "The length in dial units."),
    Key("color", \.color, .themeColor, "The colour."),
    Key("label", \.label, .text, "The text beside it."),
    Key("labelSize", \.labelSize, .number(above: 0), "The size of the text in dial units."),
  ])
}

extension MarkerPart {
  /// The half of the default view box, less a margin.
  private static let room = 109.0
  /// The radius of the face, up to the bezel across which no words lie.
  private static let rim = 99.6
  /// The radius of the inner ends of marks of the default radius, within which words are clear of them.
  private static let marks = 78.0

  /// The words, upright, beyond the marker's final place.
  ///
  /// Labels move towards the centre if a marker on the face has no room before the bezel, or if
  /// labels of the default radius and size are in the way.
  func labelLayer(in context: DialContext) -> Layer {
    let heading = Vector(
      heading: context.scale.angle(of: value ?? context.reading.value))
    let widths = context.theme.widths
    let advance = widths.advance(of: label, weight: 600)
    var box = LabelBox(
      center: middle(advance * labelSize / 2, heading), advance: advance, hangs: label.hangs,
      size: labelSize)
    if side == .inside || radius + size < Self.rim && box.reach > Self.rim {
      box = clear(box, heading, in: context)
    }
    let text = Layer.Text(
      label, fontSize: labelSize, fontWeight: 600,
      foregroundColor: .color(context.theme.ink(color)))
    let drop = Vector(dx: 0, dy: context.theme.opticalCenter * labelSize)
    return Layer(content: .text(text), position: (box.center + drop).onGrid)
  }

  /// The room nearest below the marker that is clear of the scale's labels.
  private func clear(_ box: LabelBox, _ heading: Vector, in context: DialContext) -> LabelBox {
    var box = box
    let start = (box.center - .zero).dot(heading)
    let labels = Labels().boxes(in: context)
    for distance in stride(from: min(start, radius - labelSize), to: 20, by: -2) {
      box.center = .zero + heading * distance
      if box.reach < Self.marks, labels.allSatisfy(box.isClear) { break }
    }
    return box
  }

  private func middle(_ half: Double, _ heading: Vector) -> Point {
    let (across, up) = (half * heading.dx, 0.5 * labelSize * heading.dy)
    let gap = 0.35 * labelSize
    let extent = (across * across + up * up).squareRoot()
    guard side == .outside else { return .zero + heading * (radius - size - gap - extent) }
    let beyond = Point.zero + heading * (radius + size + gap + extent)
    let (inner, outer) = (radius + size + gap, Self.room - half)
    guard abs(beyond.x) > outer, half < Self.room / 2 else { return beyond }
    // Along the edge of the picture there is room in its corners, if one is near.
    let near = outer - half
    let height = max(inner * inner - near * near, 0).squareRoot() + 0.5 * labelSize
    if abs(height - abs(beyond.y)) <= 2.5 * labelSize {
      return Point(heading.dx < 0 ? -outer : outer, heading.dy < 0 ? -height : height)
    }
    // Otherwise it is above or below the marker.
    let (aside, place) = (0.52 * size + gap + 0.5 * labelSize, heading.dy * (radius + size / 2))
    return Point(heading.dx < 0 ? -outer : outer, place + (heading.dy > 0 ? aside : -aside))
  }
}

extension LabelBox {
  /// The distance of its farthest corner from the centre of the dial.
  fileprivate var reach: Double {
    let (x, y) = (abs(center.x) + halfWidth, abs(center.y) + halfHeight)
    return (x * x + y * y).squareRoot()
  }
}
