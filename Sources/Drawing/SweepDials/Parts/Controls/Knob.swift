import SweepGeometry
public import SweepScene

/// A round knob that is turned to the reading, with a line that points and marks to grip.
public struct Knob: Part {
  /// The radius in dial units; 58 by default.
  public var radius = 58.0
  /// The number of marks to grip round its edge, up to 120; 48 by default.
  public var grips = 48
  /// Whether dots mark the stops of the knob, at the ends of the scale; true by default.
  public var hasStops = true
  /// The colour in the light; the theme's `hub` by default.
  public var color = ThemeColor.token(.hub)
  /// The colour in the shade; the theme's `hubEdge` by default.
  public var edge = ThemeColor.token(.hubEdge)
  /// The colour of the line; the theme's `needle` by default.
  public var pointerColor = ThemeColor.token(.needle)

  /// Makes a knob.
  public init() {}

  /// Draws the knob at the reading. Throws for a radius of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let theme = context.theme
    let metal = Metal(light: theme[color], dark: theme[edge])
    var layers = theme.shadow(ofDisc: radius, height: radius * 0.11)
    layers += isPlain(theme) ? plainBody(in: theme) : body(metal, theme)
    // The light on the cap does not turn with the knob; the line is above it.
    layers.append(turning(in: context))
    if hasStops { layers.append(stops(in: context)) }
    return Layer(sublayers: layers)
  }

  /// Adds the reading.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    builder.addReading(of: context)
  }

  /// Whether the theme has neither metal nor light: the knob is a figure then, with teeth to grip.
  private func isPlain(_ theme: Theme) -> Bool {
    [.flat, .open].contains(theme.construction.hub)
  }

  /// A disc, or its outline where hubs are open, with the edge of the cap as a line.
  private func plainBody(in theme: Theme) -> [Layer] {
    let cap = radius * 0.74
    if theme.construction.hub == .open {
      let line = theme[pointerColor]
      return [
        .disc(radius * 0.93, .color(theme.face)),
        .circle(radius * 0.91, line, width: radius * 0.04),
        .circle(cap, line, width: radius * 0.018),
      ]
    }
    return [
      .disc(radius * 0.94, .color(theme.track)),
      .circle(radius * 0.91, theme[color], width: radius * 0.02),
      .circle(cap, theme[edge].interpolated(to: theme.track, 0.6), width: radius * 0.018),
    ]
  }

  /// A body of metal with a rim of light, and a turned cap that is hollow: lit at its far side.
  private func body(_ metal: Metal, _ theme: Theme) -> [Layer] {
    let light = theme.construction.light
    return [
      .disc(radius, .color(metal[0.9])),
      .disc(radius * 0.988, metal.paint([(0, 0.75), (0.35, 0.25), (1, -0.35)], in: light)),
      .disc(radius * 0.79, .color(metal[-0.65])),
      .disc(radius * 0.77, metal.paint([(0, 1.35), (0.5, 0.4), (1, 0.1)], in: light)),
      .disc(radius * 0.75, metal.paint([(0, -0.1), (0.55, 0.35), (1, 0.85)], in: light)),
      .circle(radius * 0.5, metal[-0.3].opacity(0.35), width: radius * 0.012),
    ] + sheen(light)
  }

  /// The light on turned metal: fans about an axis across the light, one in another.
  private func sheen(_ light: Light) -> [Layer] {
    [64.0, 36, 14].map { spread in
      let half = radius * 0.375
      var fan = Layer.circle(
        half, .white.opacity(0.06), width: 2 * half,
        dashes: [spread, 180 - spread].map { $0 * .pi * half / 180 })
      fan.transform = [.rotate(.degrees(-55 - spread / 2) + light.direction)]
      return fan
    }
  }

  /// The marks and the line, which turn.
  private func turning(in context: DialContext) -> Layer {
    let line = Path.line(from: Point(0, -radius * 0.68), to: Point(0, -radius * 0.38))
    var mark = Layer(
      content: .shape(
        Layer.Shape(
          line, fillColor: .none, strokeColor: .color(pointer(in: context.theme)),
          lineWidth: radius * 0.075, lineCap: .round)))
    mark.hideWithoutReading(in: context)
    var knob = Layer(
      "knob", transform: [.rotate(context.scale.angle(of: context.reading.value))],
      sublayers: [mark])
    if grips > 0 { knob.sublayers.insert(contentsOf: flutes(in: context.theme), at: 0) }
    knob.animations = context.reading.rotations(on: context.scale)
    return knob
  }

  /// Flutes round the edge, each with the light on its flank. As dashes of a circle they take no more
  /// bytes, however many they are.
  private func flutes(in theme: Theme) -> [Layer] {
    if isPlain(theme) {
      let pitch = radius * 0.955 * 2 * .pi / Double(grips)
      let color = theme[theme.construction.hub == .open ? pointerColor : color]
      return [
        .circle(
          radius * 0.955, color, width: radius * 0.09, dashes: [pitch * 0.56, pitch * 0.44])
      ]
    }
    let pitch = radius * 0.89 * 2 * .pi / Double(grips)
    func dashes(_ color: Color, _ part: Double, width: Double) -> Layer {
      .circle(
        radius * 0.89, color, width: radius * width, dashes: [pitch * part, pitch * (1 - part)])
    }
    var flanks = dashes(theme[color].interpolated(to: .white, 0.35).opacity(0.5), 0.16, width: 0.18)
    flanks.transform = [.rotate(.turns(0.46 / Double(grips)))]
    return [flanks, dashes(theme[edge].interpolated(to: .black, 0.6), 0.42, width: 0.19)]
  }

  private func stops(in context: DialContext) -> Layer {
    var dots = Path()
    for end in [context.scale.start, context.scale.end] {
      dots.append(
        .circle(center: Point(at: end, radius: radius * 1.12).onGrid, radius: radius * 0.035))
    }
    return Layer(
      content: .shape(Layer.Shape(dots, fillColor: .color(context.theme.muted))))
  }

  /// The colour of the line, or of those near it the first with enough contrast to the knob.
  private func pointer(in theme: Theme) -> Color {
    let own = theme[pointerColor]
    if theme.construction.hub == .open { return own }
    let lights = [0.45, 0.75].map { own.interpolated(to: .white, $0) }
    let grounds = isPlain(theme) ? [theme.track] : [theme[color], theme[edge]]
    return .legible(among: [own, theme.face] + lights + [.white, .black], on: grounds)
  }
}

extension Knob: KeyedPart {
  package static let summary = "A round knob that is turned to the reading."

  package static let keys: KeyTable<Knob> = KeyTable([
    Key("radius", \.radius, .number(above: 0), "The radius in dial units."),
    Key("grips", \.grips, .integer(in: 0...120), "The number of marks round its edge."),
    Key("stops", \.hasStops, .boolean, "Whether dots show where it stops."),
    Key("color", \.color, .themeColor, "The colour in the light."),
    Key("edge", \.edge, .themeColor, "The colour in the shade."),
    Key("pointerColor", \.pointerColor, .themeColor, "The colour of the line."),
  ])
}
