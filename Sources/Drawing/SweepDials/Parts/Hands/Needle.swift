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
  /// The colour of the other side; the theme's `needleShade` by default.
  public var shade = ThemeColor.token(.needleShade)
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
    let shaded = facet.map { lit.interpolated(to: .black, $0) } ?? theme[shade]
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
    Key("shade", \.shade, .themeColor, "The colour of the other side."),
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

/// The outline of a built-in needle that points up from the origin.
struct NeedleOutline {
  let style: Needle.Style
  let length: Double
  let tail: Double
  let width: Double
  /// The width at the tip; nil for the style's own.
  var tip: Double?

  /// The half of the outline to the left (-1) or right (1) of the axis, closed along the axis.
  func path(side: Double) -> Path {
    var path = Path()
    path.reserveCapacity(16)
    path.move(to: Point(0, -length))
    trace(&path, side: side)
    path.close()
    return path
  }

  /// The whole outline.
  var whole: Path {
    var path = path(side: -1)
    path.append(self.path(side: 1))
    return path
  }

  private func trace(_ path: inout Path, side: Double) {
    let half = width / 2 * side
    switch style {
    case .tapered:
      // Thin beyond the middle of its length, so that it covers no label that it crosses.
      let tip = tip.map { $0 / 2 * side } ?? half * 0.14
      path.addLine(to: Point(tip, -length))
      path.addQuadCurve(to: Point(half, 0), control: Point(half * 0.26, -length / 2))
      addTail(&path, half / 0.9)
    case .sword:
      path.addLine(to: Point(half, -length * 0.68))
      path.addLine(to: Point(half * 0.76, 0))
      addTail(&path, half * 0.76)
    case .lozenge:
      path.addLine(to: Point(half, -length * 0.72))
      path.addLine(to: Point(half / 2, -length * 0.2))
      path.addLine(to: Point(half / 2, 0))
      addTail(&path, half / 2)
    case .bead, .diamond: addHead(&path, half, side)
    case .outboard:
      let (stem, foot) = (half * 0.12, -length + width * 1.2)
      path.addLine(to: Point(half, -length))
      path.addLine(to: Point(stem, foot))
      path.addLine(to: Point(stem * 1.15, 0))
      addTail(&path, stem * 1.15)
    case .spade:
      addSpade(&path, half)
    case .arrow:
      path.addLine(to: Point(half * 1.4, -length + width * 2.2))
      path.addLine(to: Point(half * 0.24, -length + width * 1.75))
      path.addLine(to: Point(half * 0.5, 0))
      addTail(&path, half)
    case .baton:
      path.addQuadCurve(
        to: Point(half * 0.26, -length + width * 0.13), control: Point(half * 0.26, -length))
      path.addLine(to: Point(half * 0.6, 0))
      addTail(&path, half * 0.6)
    case .triangle:
      if let tip { path.addLine(to: Point(tip / 2 * side, -length)) }
      path.addLine(to: Point(half, 0))
      addTail(&path, half)
    case .lollipop:
      addLollipop(&path, half, side)
    }
  }

  private func addHead(_ path: inout Path, _ half: Double, _ side: Double) {
    guard style == .diamond else {
      let radii = Size(width: width * 0.95, height: width * 0.95)
      path.addLine(to: Point(0, -length - radii.height))
      path.addArc(radii: radii, clockwise: side > 0, to: Point(0, -length + radii.height))
      return
    }
    path.addLine(to: Point(half * 0.26, -length * 0.6))
    path.addLine(to: Point(half * 1.6, -length * 0.4))
    path.addLine(to: Point(half * 0.7, min(tail, width)))
    path.addLine(to: Point(0, min(tail, width)))
  }

  /// Goes round a disc and down a thin stem.
  private func addLollipop(_ path: inout Path, _ half: Double, _ side: Double) {
    let stem = half * 0.3
    let disc = width * 0.85
    // On the near side of the labels, as the moon of a Breguet hand.
    let middle = length * 0.62
    let reach = (disc * disc - stem * stem).squareRoot()
    path.addLine(to: Point(stem * 0.6, -length))
    path.addLine(to: Point(stem, -middle - reach))
    path.addArc(
      radii: Size(width: disc, height: disc), largeArc: false, clockwise: side > 0,
      to: Point(stem, -middle + reach))
    path.addLine(to: Point(stem * 1.4, 0))
    addTail(&path, half)
  }

  /// Goes round a leaf below the point and down a shaft to a crescent.
  private func addSpade(_ path: inout Path, _ half: Double) {
    path.addLine(to: Point(half * 0.2, -length * 0.776))
    path.addQuadCurve(
      to: Point(half * 0.16, -length * 0.6), control: Point(half * 1.84, -length * 0.69))
    path.addLine(to: Point(half * 0.46, 0))
    addCrescent(&path, half)
  }

  /// Goes down along the tail to a crescent, and round it to the axis.
  private func addCrescent(_ path: inout Path, _ half: Double) {
    guard tail > 0 else { return path.addLine(to: .zero) }
    path.addLine(to: Point(half * 0.4, tail * 0.55))
    path.addQuadCurve(to: Point(half * 1.8, tail), control: Point(half * 1.9, tail * 0.7))
    path.addQuadCurve(to: Point(0, tail * 0.8), control: Point(half * 1.4, tail * 0.82))
  }

  /// Goes down along the tail, which grows a little wider, and round its end to the axis.
  private func addTail(_ path: inout Path, _ half: Double) {
    guard tail > 0 else { return path.addLine(to: .zero) }
    let round = min(abs(half) * 0.7, tail)
    path.addLine(to: Point(half, tail - round))
    path.addQuadCurve(to: Point(0, tail), control: Point(half, tail))
  }
}
