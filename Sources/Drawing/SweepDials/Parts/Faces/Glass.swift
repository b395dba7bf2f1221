import SweepGeometry
public import SweepScene

/// The light on the glass over a dial: a faint window of sky in its upper half.
public struct Glass: Part {
  /// The radius of the glass, in dial units; 96 by default.
  public var radius = 96.0
  /// How far down the light reaches, as a part of the height, 0 … 1; 0.44 by default.
  public var reach = 0.44
  /// The opacity of the light at the top, 0 … 1; as the theme has it by default, none for 0.
  public var strength: Double?

  /// Makes a glass.
  public init() {}

  /// Draws the light. Throws for a radius of zero or less, and for parts outside 0 … 1.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    let strength = strength ?? context.theme.construction.glass
    try check("radius", radius, above: 0)
    for (field, part) in [("reach", reach), ("strength", strength)] {
      guard (0...1).contains(part) else { throw DialError(field, "must lie in 0 … 1") }
    }
    if strength == 0 { return Layer() }
    let side = Angle.degrees(40 + 80 * reach)
    var path = Path.arc(center: .zero, radius: radius, from: -side, to: side)
    // The lower edge bends the way in which the glass does.
    let height = radius * (2 * reach - 1)
    let corner = Point(at: side, radius: radius)
    path.addQuadCurve(
      to: Point(-corner.x, corner.y), control: Point(0, 2 * height - corner.y))
    path.close()
    let light = Gradient.vertical(
      Color.white.opacity(strength), Color.white.opacity(strength * 0.15))
    return Layer("glass", content: .shape(Shape(path, fillColor: .gradient(light))))
  }
}
