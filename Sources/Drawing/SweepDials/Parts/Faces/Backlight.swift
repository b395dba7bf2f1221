public import SweepGeometry
public import SweepScene

/// The light of a lamp behind a card: white paper takes the lamp's colour away from it, and a dark
/// face glows round it.
///
/// It is above the card and below its print.
public struct Backlight: Part {
  /// The rectangle, in dial units; that of a round face by default.
  public var frame = Rect(center: .zero, radius: 100)
  /// The radius of the corners in dial units; 0 by default.
  public var cornerRadius = 0.0
  /// The position of the lamp, in dial units; the centre by default.
  public var position = Point.zero
  /// The radius of its light, in dial units; 150 by default.
  public var radius = 150.0
  /// The colour; the theme's `bezel` by default.
  public var color = ThemeColor.token(.bezel)
  /// The maximum opacity, 0 … 1; by default 0.54, and 0 in themes without soft light.
  public var strength: Double?

  /// Makes the light of one lamp.
  public init() {}

  /// Draws the light. Throws for a radius of zero or less, and for a strength outside 0 … 1.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let isSoft = context.theme.construction.light.softness > 0
    let strength = strength ?? (isSoft ? 0.54 : 0)
    if strength == 0 { return Layer() }
    let (face, light) = (context.theme.face, context.theme[color])
    let isPaper = face.contrast(with: .black) > face.contrast(with: .white)
    // Paper never gets darker than a shade in which print can still be read.
    let most = isPaper && light.contrast(with: .black) < 8 ? strength * 0.28 : strength
    let parts = isPaper ? [0, 0.32, 1] : [0.55, 0.2, 0]
    let stops = zip([0, 0.55, 1], parts).map { Layer.Gradient.Stop($0, light.opacity(most * $1)) }
    let gradient = Layer.Gradient(
      .radial(center: position, radius: radius), stops: stops, units: .userSpaceOnUse)
    return Layer(
      "backlight",
      content: .shape(
        Layer.Shape(
          .roundedRect(frame, cornerRadius: cornerRadius), fillColor: .gradient(gradient))))
  }
}

extension Backlight: KeyedPart {
  package static let summary =
    "The light of a lamp behind a card, over its ground and under its print."

  package static let keys: KeyTable<Backlight> = KeyTable([
    Key("frame", \.frame, .rect, "The rectangle that it fills: left, top, width, height."),
    Key(
      "cornerRadius", \.cornerRadius, .number(atLeast: 0),
      "The radius of the corners in dial units."),
    Key("position", \.position, .point, "The centre of the lamp, in dial units."),
    Key("radius", \.radius, .number(above: 0), "How far its light reaches, in dial units."),
    Key("color", \.color, .themeColor, "The colour of the light."),
    Key(
      "strength", \.strength, optional: .number(in: 0...1),
      "The opacity where it is strongest; by default none without soft light."),
  ])
}
