import SweepGeometry
public import SweepScene

/// A round knob that is turned to the reading, with a line that points and marks to grip.
public struct Knob: Part {
  /// The radius in dial units; 58 by default.
  public var radius = 58.0
  /// The number of marks to grip round its edge, up to 120; 36 by default.
  public var grips = 36
  /// Whether dots show where the knob stops, at the ends of the scale; true by default.
  public var hasStops = true
  /// The colour at the top; the theme's `hub` by default.
  public var color = ThemeColor.token(.hub)
  /// The colour at the bottom; the theme's `hubEdge` by default.
  public var edge = ThemeColor.token(.hubEdge)
  /// The colour of the line; the theme's `needle` by default.
  public var pointerColor = ThemeColor.token(.needle)

  /// Makes a knob.
  public init() {}

  /// Draws the knob at the reading. Throws for a radius of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("radius", radius, above: 0)
    guard (0...120).contains(grips) else { throw DialError("grips", "must lie in 0 … 120") }
    let (top, bottom) = (context.theme[color], context.theme[edge])
    var layers: [Layer] = []
    if context.theme.shadow > 0 {
      let dark = Color.black.opacity(context.theme.shadow)
      layers.append(
        disc(radius, .color(dark), at: Point(radius * 0.02, radius * 0.05)))
    }
    layers.append(disc(radius, .lit(top, bottom)))
    // The cap is lit from above however the knob stands; the line lies over it.
    var cap = Shape(.circle(center: .zero, radius: radius * 0.8), fillColor: .lit(top, bottom))
    cap.strokeColor = .color(Color.black.opacity(0.35))
    cap.lineWidth = radius * 0.02
    layers += [Layer(content: .shape(cap)), turning(in: context, Color.black.opacity(0.35))]
    if hasStops { layers.append(stops(in: context)) }
    return Layer(sublayers: layers)
  }

  /// Adds the reading.
  public func describe(in context: DialContext, into account: inout Account) {
    account.addReading(of: context)
  }

  private func disc(_ radius: Double, _ paint: Paint, at position: Point = .zero) -> Layer {
    Layer(
      content: .shape(Shape(.circle(center: .zero, radius: radius), fillColor: paint)),
      position: position)
  }

  /// The marks and the line, which turn.
  private func turning(in context: DialContext, _ dark: Color) -> Layer {
    var marks = Path()
    for grip in 0..<grips {
      let angle = Angle.turns((Double(grip) + 0.5) / Double(grips))
      marks.move(to: Point(at: angle, radius: radius * 0.84).onGrid)
      marks.addLine(to: Point(at: angle, radius: radius * 0.97).onGrid)
    }
    let line = Path.line(from: Point(0, -radius * 0.9), to: Point(0, -radius * 0.45))
    var knob = Layer(
      "knob", transform: [.rotate(context.scale.angle(of: context.reading.value))],
      sublayers: [
        Layer(
          content: .shape(
            Shape(
              line, fillColor: .none, strokeColor: .color(pointer(in: context.theme)),
              lineWidth: radius * 0.06, lineCap: .round)))
      ])
    if grips > 0 {
      let shape = Shape(
        marks, fillColor: .none, strokeColor: .color(dark), lineWidth: radius * 0.035)
      knob.sublayers.insert(Layer(content: .shape(shape)), at: 0)
    }
    knob.animations = context.reading.rotations(on: context.scale)
    return knob
  }

  private func stops(in context: DialContext) -> Layer {
    var dots = Path()
    for end in [context.scale.start, context.scale.end] {
      dots.append(
        .circle(center: Point(at: end, radius: radius * 1.12).onGrid, radius: radius * 0.035))
    }
    return Layer(
      content: .shape(Shape(dots, fillColor: .color(context.theme.muted))))
  }

  /// The colour of the line; the face's where the line would vanish on the knob.
  private func pointer(in theme: Theme) -> Color {
    theme[pointerColor].replaced(by: theme.face, whereSameAs: theme[color])
  }
}
