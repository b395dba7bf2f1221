import SweepGeometry
public import SweepScene

/// The hand that turns about the centre to the reading.
///
/// It is drawn pointing up, from a built-in shape or from artwork with a pivot, and moves by the
/// numbers: a sweep of more than 180° passes over the readings in between.
public struct Needle: Part {
  /// The shape of a built-in needle.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Wide at the hub and thin from the middle to the tip, with a weighted tail.
    case tapered
    /// A thin shaft with a head.
    case arrow
    /// A bar with round ends, slimmer at the tip.
    case baton
    /// A thin shaft with a disc at two thirds of its length.
    case lollipop
    /// A triangle from the pivot to the tip, as half of a compass needle.
    case triangle
    /// A long blade, broadest at two thirds of its length.
    case sword
    /// A broad lozenge on a narrower shaft, as the thousands of an altimeter.
    case lozenge
    /// A hair with a triangle at its end that points inwards, as the ten thousands of one.
    case outboard
    /// A lozenge below the labels with a thin tip, as of an airspeed indicator, and a short foot.
    case diamond
    /// A disc about the tip, without a shaft, as on a groove.
    case bead
    /// A leaf below a long point and a crescent at the tail, as on a barometer.
    case spade
  }

  /// The outline; as the theme has it by default.
  public var style: Style?
  /// Artwork instead of the outline; none by default.
  public var artwork: NeedleArtwork?
  /// The length from the pivot to the tip, in dial units; 84 by default.
  public var length = 84.0
  /// The length from the pivot to the end of the tail, in dial units; 20 by default, 0 for none.
  public var tail = 20.0
  /// The width at the pivot in dial units; 5.4 by default.
  public var width = 5.4
  /// The width at the tip of a tapered needle or a triangle, in dial units; the style's by default.
  public var tip: Double?
  /// The colour of the lit side; the theme's `needle` by default.
  public var color = ThemeColor.token(.needle)
  /// The colour of the other side; by default the theme's `needleShade`, or a darker shade of another
  /// ``color`` than the theme's.
  public var shade: ThemeColor?
  /// The darkening of the other side relative to ``color``, 0 … 1, in place of ``shade``; none by
  /// default.
  public var facet: Double?
  /// The width of the edge in the colour of the face that separates it from crossed parts, in dial
  /// units, 0 for none; by default 0.4 without a shadow.
  public var halo: Double?
  /// The colours of both sides in place of one each, across the box of the needle as it points up;
  /// none by default.
  public var gradient: ThemeGradient?
  /// Whether the needle casts a shadow, if the theme has one; true by default.
  public var hasShadow = true

  /// Makes a needle.
  public init(_ style: Style? = nil) { self.style = style }

  /// Draws the needle over its shadow. Throws for a length or width of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    if let artwork { return turning(try artwork.layer(color: context.theme[color]), in: context) }
    let theme = context.theme
    let half = NeedleOutline(
      style: style(in: theme), length: length, tail: tail, width: width, tip: tip)
    let needle = turning(
      Layer("needle", sublayers: edge(of: half, in: theme) + (try sides(of: half, in: theme))),
      in: context)
    guard hasShadow else { return needle }
    return theme.casting(half.whole, under: needle, height: 2.2, color: theme[color]) {
      turning($0, in: context)
    }
  }

  /// Adds the reading.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    builder.addReading(of: context)
  }

  /// A broader needle.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      $0.width *= CompactForm.weight(leastType)
      $0.tip = tip.map { $0 * CompactForm.weight(leastType) }
    }
  }

  private func style(in theme: Theme) -> Style { style ?? theme.construction.needle }

  /// The edge in the colour of the face.
  private func edge(of needle: NeedleOutline, in theme: Theme) -> [Layer] {
    let width = halo ?? (hasShadow && theme.shadow > 0 ? 0 : 0.4)
    guard width > 0 else { return [] }
    let color = Paint.color(theme.face.interpolated(to: theme.faceEdge, 0.5))
    let shape = Layer.Shape(
      needle.whole, fillColor: .none, strokeColor: color, lineWidth: 2 * width)
    return [Layer(content: .shape(shape))]
  }

  /// Both sides in their colours; in one piece where these are equal, so that no seam shows.
  private func sides(of needle: NeedleOutline, in theme: Theme) throws(DialError) -> [Layer] {
    let lit = theme[color]
    let shaded = shaded(lit, in: theme)
    if theme.hasOutlines, gradient == nil { return [theme.outlined(needle.whole, lit)] }
    if style(in: theme) == .bead {
      // The pearl in the ring leaves the groove visible.
      let pearl = Layer.disc(width * 0.62, .color(theme.face), at: Point(0, -length))
      return [Layer(content: .shape(Layer.Shape(needle.whole, fillColor: .color(lit)))), pearl]
    }
    if gradient != nil || lit == shaded {
      let paint = try ThemeGradient.paint(gradient, in: theme, else: .color(lit))
      return [Layer(content: .shape(Layer.Shape(needle.whole, fillColor: paint).inUserSpace))]
    }
    return [(-1.0, lit), (1, shaded)].map { side, color in
      Layer(content: .shape(Layer.Shape(needle.path(side: side), fillColor: .color(color))))
    }
  }

  private func shaded(_ lit: Color, in theme: Theme) -> Color {
    if let facet { return lit.interpolated(to: .black, facet) }
    if let shade { return theme[shade] }
    let (needle, other) = (theme[.needle], theme[.needleShade])
    if color == .token(.needle) { return other }
    return needle == other ? lit : lit.interpolated(to: .black, 0.25)
  }

  private func turning(_ layer: consuming Layer, in context: DialContext) -> Layer {
    let angle = context.scale.angle(of: context.reading.value)
    layer.transform =
      layer.transform.isEmpty ? [.rotate(angle)] : [.rotate(angle)] + layer.transform
    layer.animations = context.reading.rotations(on: context.scale)
    layer.hideWithoutReading(in: context)
    return layer
  }
}

extension Needle: ColoredPart {
  /// The colour of both sides.
  public static var mainColor: WritableKeyPath<Needle, ThemeColor> { \.shownColor }

  private var shownColor: ThemeColor {
    get { color }
    set { (color, shade) = (newValue, newValue) }
  }
}

extension Needle: KeyedPart {
  package static let summary = "The hand that turns about the centre to the reading."

  package static let keys: KeyTable<Needle> = KeyTable([
    Key("style", \.style, optional: .choice, "The outline; by default the theme's."),
    Key("artwork", \.artwork, optional: .needleArtwork, "Artwork instead of the outline."),
    Key(
      "length", \.length, .number(above: 0), "The length from the pivot to the tip, in dial units."),
    Key("tail", \.tail, .number(atLeast: 0), "The length from the pivot to the tail; 0 for none."),
    Key("width", \.width, .number(above: 0), "The width at the pivot, in dial units."),
    Key(
      "tip", \.tip, optional: .number(above: 0),
      "The width at the tip of a tapered needle or a triangle; the style's by default."),
    Key("color", \.color, .themeColor, "The colour of the lit side."),
    Key(
      "shade", \.shade, optional: .themeColor,
      "The colour of the other side; by default the theme's needleShade, or a darker 'color'."),
    Key(
      "facet", \.facet, optional: .number(in: 0...1),
      "How much darker the other side is than the colour, in place of 'shade'."),
    Key(
      "halo", \.halo, optional: .number(atLeast: 0),
      "The width of the edge in the colour of the face, 0 for none; by default 0.4 without a shadow."
    ),
    Key("shadow", \.hasShadow, .boolean, "Whether it casts a shadow, if the theme has one."),
    Key(
      "gradient", \.gradient, optional: .object,
      "The colours in place of one, across the box of the needle as it points up."),
  ])
}
