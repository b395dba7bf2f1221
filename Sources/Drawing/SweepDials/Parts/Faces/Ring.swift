import SweepGeometry
public import SweepScene

/// A ring about the centre, such as a line round the face.
///
/// Round a face that is cropped to a narrow scale, from a radius of 100 up, it has the outline of
/// that.
public struct Ring: Part {
  /// The radius of the middle of the ring, in dial units; 102.3 by default.
  public var radius = 102.3
  /// The width in dial units; 5.4 by default.
  public var width = 5.4
  /// The colour at the top; the theme's `bezel` by default.
  public var color = ThemeColor.token(.bezel)
  /// The colour at the bottom; the theme's `bezelEdge` by default.
  public var edge = ThemeColor.token(.bezelEdge)
  /// The depth of the engraving, in dial units: a bright edge on the side away from the light. 0 by
  /// default.
  public var engraving = 0.0
  /// The colours in place of one, across the box of the ring; none by default.
  public var gradient: ThemeGradient?

  /// Makes a ring.
  public init() {}

  /// Draws the ring. Throws for a radius or width of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let paint = try ThemeGradient.paint(
      gradient, in: context.theme, else: .lit(context.theme[color], context.theme[edge]))
    let outline = radius < 100 ? .disc(radius) : try outline(radius: radius, in: context)
    var ring = outline.line(paint, width: width, outwards: 0)
    if engraving == 0 {
      ring.name = "ring"
      return ring
    }
    var edge = outline.line(.color(.white.opacity(0.5)), width: width, outwards: 0)
    edge.position = .zero + context.theme.construction.light.fall(engraving)
    return Layer("ring", sublayers: [edge, ring])
  }
}

extension Paint {
  /// A paint that passes from a colour at the top to one at the bottom, or the one colour.
  static func lit(_ top: Color, _ bottom: Color) -> Paint {
    top == bottom ? .color(top) : .gradient(.vertical(top, bottom))
  }
}

extension Ring: ColoredPart {
  /// The colour of the ring.
  public static var mainColor: WritableKeyPath<Ring, ThemeColor> { \.color }
}

extension Ring: KeyedPart {
  package static let summary = "A ring about the centre, such as a line round the face."

  package static let keys: KeyTable<Ring> = KeyTable([
    Key(
      "radius", \.radius, .number(above: 0), "The radius of the middle of the ring, in dial units."),
    Key("width", \.width, .number(above: 0), "The width in dial units."),
    Key("color", \.color, .themeColor, "The colour at the top."),
    Key("edge", \.edge, .themeColor, "The colour at the bottom."),
    Key(
      "engraving", \.engraving, .number(atLeast: 0),
      "How deep it is engraved: it gets a bright edge on the side away from the light."),
    Key(
      "gradient", \.gradient, optional: .object,
      "The colours in place of one, across the box of the ring."),
  ])
}
