public import SweepGeometry
public import SweepScene

/// The light on the glass over a dial: a faint window of sky in its upper half.
///
/// Over a card it is a slanted band, with the shade that the upper edge casts; themes with neither
/// glass nor recess have none.
public struct GlassPart: Part {
  /// The radius of the glass, in dial units; 96 by default.
  public var radius = 96.0
  /// The rectangle of a card that it lies over, in place of a disc; none by default.
  public var frame: Rect?
  /// The extent of the light downwards, as a fraction of the height, 0 … 1; 0.44 by default.
  public var reach = 0.44
  /// The opacity of the light at the top, 0 … 1; as the theme has it by default, none for 0. Over a
  /// card it is 0.15 by default.
  public var strength: Double?

  /// Makes a glass.
  public init() {}

  /// Draws the light. Throws for a radius of zero or less, and for parts outside 0 … 1.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let construction = context.theme.construction
    let cardStrength = max(construction.recess, construction.glass) > 0 ? 0.15 : 0
    let strength = strength ?? (frame == nil ? construction.glass : cardStrength)
    try KeyRange.fraction.check("strength", strength)
    if strength == 0 { return Layer() }
    if let frame { return card(frame, strength, construction) }
    let light = Layer.Gradient.vertical(
      Color.white.opacity(strength), Color.white.opacity(strength * 0.15))
    let outline = try outline(radius: radius, in: context)
    var pane = Layer(
      "glass", content: .shape(Layer.Shape(window(in: outline), fillColor: .gradient(light))))
    if case .fan = outline { pane.mask = outline.filled(.color(.white)) }
    return pane
  }

  /// The window that the light falls through. It ends at the rim of a disc, and reaches beyond
  /// other outlines.
  private func window(in outline: FaceOutline) -> Path {
    var path: Path
    let (left, right, middle): (Point, Point, Double)
    if case .fan = outline, let box = outline.path().boundingBox {
      middle = box.minY + reach * box.size.height
      let rise = 0.06 * box.size.height
      (left, right) = (Point(box.minX, middle - rise), Point(box.maxX, middle - rise))
      path = .polyline([left, box.origin, Point(box.maxX, box.minY), right])
    } else {
      let side = Angle.degrees(40 + 80 * reach)
      right = Point(at: side, radius: radius)
      (left, middle) = (Point(-right.x, right.y), radius * (2 * reach - 1))
      path = .arc(center: .zero, radius: radius, from: -side, to: side)
    }
    // The lower edge bends the way in which the glass does.
    path.addQuadCurve(
      to: left, control: Point((left.x + right.x) / 2, 2 * middle - right.y))
    path.close()
    return path
  }

  /// The band of light, and above it the shade of the upper edge.
  private func card(_ frame: Rect, _ strength: Double, _ construction: Construction) -> Layer {
    let (width, height) = (frame.size.width, frame.size.height)
    var band = Path([.move(to: frame.origin)])
    for corner in [(0.75, 0.0), (0.33, 1), (0, 1)] {
      band.addLine(to: Point(frame.minX + corner.0 * width, frame.minY + corner.1 * height))
    }
    band.close()
    let light = Layer.Gradient(
      .linear(from: .zero, to: Point(1, 1)),
      stops: [
        Layer.Gradient.Stop(0, .white.opacity(strength)),
        Layer.Gradient.Stop(1, .white.opacity(strength * 0.2)),
      ])
    let shade = Layer.Gradient.vertical(
      construction.shade.opacity(construction.recess), construction.shade.opacity(0))
    let edge = Rect(x: frame.minX, y: frame.minY, width: width, height: 0.15 * height)
    var layers = [Layer(content: .shape(Layer.Shape(band, fillColor: .gradient(light))))]
    if construction.recess > 0 {
      layers.insert(
        Layer(content: .shape(Layer.Shape(.rect(edge), fillColor: .gradient(shade)))), at: 0)
    }
    return Layer("glass", sublayers: layers)
  }
}

extension GlassPart: KeyedPart {
  package static let summary = "The reflection on the glass over a dial; the last part."

  package static let keys: KeyTable<GlassPart> = KeyTable([
    Key("radius", \.radius, .number(above: 0), "The radius of the glass, in dial units."),
    Key("frame", \.frame, optional: .rect, "The rectangle of a card, in place of a round glass."),
    Key(
      "reach", \.reach, .number(in: 0...1),
      "How far down the light reaches, as a part of the height."),
    Key(
      "strength", \.strength, optional: .number(in: 0...1),
      "The opacity of the light at the top; by default the theme's."),
  ])
}
