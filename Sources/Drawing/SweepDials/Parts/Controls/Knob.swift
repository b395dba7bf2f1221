import SweepGeometry
public import SweepScene

/// A round knob that is turned to the reading, with a line that points and marks to grip.
public struct Knob: Part {
  /// The radius in dial units; 58 by default.
  public var radius = 58.0
  /// The number of marks to grip round its edge, up to 120; 48 by default.
  public var grips = 48
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
    var layers = context.theme.shadow > 0 ? shadows(context.theme.shadow) : []
    layers.append(disc(radius, .lit(top.interpolated(to: .white, 0.16), bottom)))
    layers.append(turning(grip(in: context), in: context))
    layers += [
      disc(radius * 0.83, .color(bottom.interpolated(to: .black, 0.55))),
      // The rim of the cap is lit from above, and its hollow from below, however the knob stands.
      disc(radius * 0.815, .gradient(.vertical(top.interpolated(to: .white, 0.5), top, bottom))),
      disc(radius * 0.765, .color(bottom.interpolated(to: .black, 0.45))),
      disc(radius * 0.755, .lit(bottom, top.interpolated(to: .white, 0.06))),
    ]
    layers += turned(in: context.theme) + [turning(pointer(in: context.theme), in: context)]
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

  /// A soft shadow of copies that grow and fade.
  private func shadows(_ strength: Double) -> [Layer] {
    [(2.0, 0.8), (5, 0.5), (9, 0.36), (14, 0.24)].map { way, part in
      disc(
        radius + way * 0.35, .color(Color.black.opacity(min(strength * part, 1))),
        at: Point(way * radius / 223, way * radius / 74))
    }
  }

  /// Grooves of the lathe on the cap.
  private func turned(in theme: Theme) -> [Layer] {
    var path = Path()
    for ring in 1...7 {
      path.append(.circle(center: .zero, radius: radius * 0.094 * Double(ring)))
    }
    let light = Color.white.opacity(0.05)
    return [
      Layer(
        content: .shape(
          Shape(
            path, fillColor: .none, strokeColor: .color(light), lineWidth: radius * 0.014)))
    ]
  }

  private func turning(_ layers: [Layer], in context: DialContext) -> Layer {
    var knob = Layer(
      "knob", transform: [.rotate(context.scale.angle(of: context.reading.value))],
      sublayers: layers)
    knob.animations = context.reading.rotations(on: context.scale)
    return knob
  }

  /// Flutes, each dark on one side and light on the other.
  private func grip(in context: DialContext) -> [Layer] {
    guard grips > 0 else { return [] }
    return [(0.0, Color.black.opacity(0.5), 0.024), (0.35, Color.white.opacity(0.16), 0.01)].map {
      shift, color, width in
      var marks = Path()
      for grip in 0..<grips {
        let angle = Angle.turns((Double(grip) + 0.5 + shift) / Double(grips))
        marks.move(to: Point(at: angle, radius: radius * 0.83).onGrid)
        marks.addLine(to: Point(at: angle, radius: radius * 0.995).onGrid)
      }
      return Layer(
        content: .shape(
          Shape(
            marks, fillColor: .none, strokeColor: .color(color), lineWidth: radius * width)))
    }
  }

  /// The line in its slot.
  private func pointer(in theme: Theme) -> [Layer] {
    let line = Path.line(from: Point(0, -radius * 0.69), to: Point(0, -radius * 0.36))
    return [(Color.black.opacity(0.7), 0.09), (pointerColor(in: theme), 0.045)].map {
      color, width in
      Layer(
        content: .shape(
          Shape(
            line, fillColor: .none, strokeColor: .color(color), lineWidth: radius * width,
            lineCap: .round)))
    }
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

  /// The colour of the line; another one where it would not stand out from the knob at 3 : 1.
  private func pointerColor(in theme: Theme) -> Color {
    let grounds = [theme[color], theme[edge]]
    return [theme[pointerColor], theme.face, theme.ink].first { candidate in
      grounds.allSatisfy { candidate.contrast(with: $0) >= 3 }
    } ?? .legible(among: [theme.face, .black, .white], on: grounds)
  }
}
