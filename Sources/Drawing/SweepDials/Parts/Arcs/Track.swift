import SweepGeometry
public import SweepScene

/// An arc as long as the scale: the groove that progress and bands lie in.
public struct Track: Part {
  /// The radius of the middle, in dial units; 93.4 by default.
  public var radius = 93.4
  /// The width in dial units; 3 by default.
  public var width = 3.0
  /// The colour; the theme's `track` by default.
  public var color = ThemeColor.token(.track)
  /// Whether the ends are round; false by default.
  public var isRound = false
  /// The colours in place of one, across the box of the arc; none by default.
  public var gradient: ThemeGradient?

  /// The limits of bands in its place: if there are any, it is not drawn. None by default.
  public var unless: [Double] = []

  /// Makes a track.
  public init() {}

  /// Draws the groove. Throws for a radius or width of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    if !unless.isEmpty || ProgressPart.isOnGroove(radius, width, in: context) { return Layer() }
    let paint = try ThemeGradient.paint(
      gradient, in: context.theme, else: .color(shade(in: context.theme)))
    let arc = Layer.Shape(
      .arc(center: .zero, radius: radius, from: context.scale.start, to: context.scale.end),
      fillColor: .none, strokeColor: paint, lineWidth: width,
      lineCap: isRound ? .round : .butt)
    return Layer("track", content: .shape(context.theme.groove(arc)))
  }

  /// The colour, a little stronger where a light face would swallow it; paper of one tone has no shades.
  private func shade(in theme: Theme) -> Color {
    guard case .token = color, !theme.isOneTone else { return theme[color] }
    return theme[color].standingOut(
      onLight: 1.15, onDark: 1, from: [theme.face], towards: theme.ink)
  }

  /// A broader groove.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.width = CompactForm.breadth(width, leastType) }
  }
}

extension Theme {
  /// A groove as the theme shows it: in black and white a line, on paper of its colour.
  func groove(_ arc: Layer.Shape) -> Layer.Shape {
    guard isOneBit, arc.strokeColor == .color(face) else { return arc }
    var line = arc
    (line.strokeColor, line.lineWidth) = (.color(ink), min(arc.lineWidth, 1))
    return line
  }
}

extension Track: ColoredPart {
  /// The colour of the groove.
  public static var mainColor: WritableKeyPath<Track, ThemeColor> { \.color }
}

extension Track: KeyedPart {
  package static let summary =
    "An arc as long as the scale: the groove that progress and bands lie in."

  package static let keys: KeyTable<Track> = KeyTable([
    Key("radius", \.radius, .number(above: 0), "The radius of the middle, in dial units."),
    Key("width", \.width, .number(above: 0), "The width in dial units."),
    Key("color", \.color, .themeColor, "The colour."),
    Key("round", \.isRound, .boolean, "Whether the ends are round."),
    Key(
      "unless", \.unless, .numbers,
      "The limits of bands that lie in its place: where there are any, it is not drawn."),
    Key(
      "gradient", \.gradient, optional: .object,
      "The colours in place of one, across the box of the arc."),
  ])
}
