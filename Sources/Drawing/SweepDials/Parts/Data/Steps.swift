public import SweepGeometry
public import SweepScene

/// The steps of something in a row: those done with a tick, the one at hand lit, the others to come.
///
/// The reading counts the steps that are done; all parts of the row follow it.
public struct Steps: Part {
  /// The names of the steps, 1 … 12.
  public var texts: [String]
  /// The middle of the row of circles, in dial units; the centre by default.
  public var position = Point.zero
  /// The distance of the first circle from the last, in dial units; 240 by default.
  public var width = 240.0
  /// The radius of the circles, in dial units; 11 by default.
  public var radius = 11.0
  /// The size of the type in dial units; 9 by default.
  public var size = 9.0
  /// The colour of completed and current steps; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)
  /// The colour of later steps, two fifths of it; the theme's `muted` by default.
  public var trackColor = ThemeColor.token(.muted)
  /// Whether names are below the circles; true by default.
  var hasNames = true

  /// Makes a row of steps.
  public init(_ texts: [String] = []) { self.texts = texts }

  /// Draws the row. Throws without steps, for more than 12 and for sizes of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard (1...12).contains(texts.count) else { throw DialError("texts", "must be 1 … 12 steps") }
    var own = context
    own.scale = scale
    var row = Layer("steps", position: position, sublayers: lines(in: own))
    for index in texts.indices { row.sublayers.append(circle(index, in: own)) }
    return row
  }

  /// Adds the steps by their numbers and names, of which the one at hand is told.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    guard !texts.isEmpty else { return }
    let phrases = Phrases(language: builder.language)
    let steps = texts.enumerated().map { phrases.step($0 + 1, of: texts.count, $1) }
    builder.addReading(of: context, on: scale) { $0.names = steps + [phrases.done(texts.count)] }
  }

  /// The number of steps that are done.
  private var scale: Scale { Scale(0...Double(max(texts.count, 1))) }

  /// Larger names and circles; without illegible names.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      $0.hasNames = !CompactForm.leavesOut(size, leastType)
      $0.radius = max(radius, leastType * 0.9)
      $0.size = max(size, leastType)
    }
  }

  private func coming(in theme: Theme) -> Color {
    theme.isOneBit ? theme.muted : theme.face.interpolated(to: theme[trackColor], 0.4)
  }

  /// The middle of a circle.
  private func x(_ index: Int) -> Double {
    texts.count == 1 ? 0 : -width / 2 + width * Double(index) / Double(texts.count - 1)
  }

  /// The line between the circles, and over it as much as is done.
  private func lines(in context: DialContext) -> [Layer] {
    guard texts.count > 1 else { return [] }
    let path = Path.line(from: Point(x(0), 0), to: Point(x(texts.count - 1), 0))
    func line(_ color: Color) -> Layer.Shape {
      Layer.Shape(
        path, fillColor: .none, strokeColor: .color(color),
        lineWidth: radius * 0.2)
    }
    var done = Layer("done", content: .shape(line(context.theme[color])))
    let last = Double(texts.count - 1)
    done.follow(.strokeEnd, in: context, bends: [last]) { min(max($0, 0), last) / last }
    var coming = line(coming(in: context.theme))
    // In black and white it is dashed: one tone does not tell it from what is done.
    if context.theme.isOneBit { coming.lineDashPattern = [radius * 0.2, radius * 0.2] }
    return [Layer(content: .shape(coming)), done]
  }

  /// A circle in its three states, with its name.
  private func circle(_ index: Int, in context: DialContext) -> Layer {
    let theme = context.theme
    let (accent, face) = (theme[color], theme.face)
    let place = Double(index)
    func disc(
      _ radius: Double, _ fill: Color, edge: Color? = nil, width: Double = 0.2
    ) -> Layer {
      var shape = Layer.Shape(.circle(center: .zero, radius: radius), fillColor: .color(fill))
      if let edge { (shape.strokeColor, shape.lineWidth) = (.color(edge), self.radius * width) }
      return Layer(content: .shape(shape))
    }
    let states = [
      (
        Layer(sublayers: [
          disc(radius * 0.9, face, edge: coming(in: theme), width: theme.isOneBit ? 0.06 : 0.2),
          number(index, theme.muted, in: theme),
        ]), { (value: Double) in value < place }
      ),
      (
        Layer(sublayers: [
          disc(radius * 1.45, accent.opacity(0.16)), disc(radius * 0.9, face, edge: accent),
          number(index, theme.ink, in: theme),
        ]), { $0 >= place && $0 < place + 1 }
      ),
      (
        Layer(sublayers: [disc(radius, accent), tick(face)]), { $0 >= place + 1 }
      ),
    ]
    var circle = Layer(position: Point(x(index), 0))
    let known = context.reading.isMissing && context.reading.course == nil ? 1 : states.count
    for (state, shows) in states.prefix(known) {
      var state = state
      if known > 1 { state.follow(.isHidden, in: context) { !shows($0) } }
      if !state.isHidden || !state.animations.isEmpty { circle.sublayers.append(state) }
    }
    if hasNames { circle.sublayers.append(name(index, in: context)) }
    return circle
  }

  private func number(_ index: Int, _ color: Color, in theme: Theme) -> Layer {
    let text = Layer.Text(
      "\(index + 1)", fontSize: max(radius * 0.95, size * 0.9), fontWeight: 600,
      foregroundColor: .color(color))
    return Layer(
      content: .text(text), position: Point(0, theme.opticalCenter * text.fontSize).onGrid)
  }

  private func tick(_ color: Color) -> Layer {
    var shape = Layer.Shape(
      Path([
        .move(to: Point(-0.42, 0.03) * radius), .line(to: Point(-0.1, 0.34) * radius),
        .line(to: Point(0.44, -0.32) * radius),
      ]), fillColor: .none, strokeColor: .color(color), lineWidth: radius * 0.2, lineCap: .round)
    shape.lineJoin = .round
    return Layer(content: .shape(shape))
  }

  private func name(_ index: Int, in context: DialContext) -> Layer {
    let room = texts.count == 1 ? width : width / Double(texts.count - 1) * 0.94
    let text = Layer.Text(texts[index], fontSize: size, foregroundColor: .color(context.theme.ink))
    let block = TextBlock(text, maximumWidth: room)
    let lines = block.broken(in: context.theme.widths)
    context.noteCut(text.string, if: lines.isCut)
    return block.layOut(lines, at: Point(0, radius * 1.45 + size * 1.1))
  }
}

extension Point {
  fileprivate static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor).onGrid
  }
}

extension Steps: KeyedPart {
  package static let summary =
    "Steps in a row: done, at hand and to come; the reading counts those done."

  package static let keys: KeyTable<Steps> = KeyTable([
    Key("texts", \.texts, .list(of: .text), "The names of the steps, 1 … 12.", isRequired: true),
    Key("position", \.position, .point, "The middle of the row, in dial units."),
    Key("width", \.width, .number(above: 0), "The distance of the first circle from the last."),
    Key("radius", \.radius, .number(above: 0), "The radius of the circles."),
    Key("size", \.size, .number(above: 0), "The size of the type."),
    Key("color", \.color, .themeColor, "The colour of what is done and at hand."),
    Key("trackColor", \.trackColor, .themeColor, "The colour of what is to come."),
  ])
}
