public import SweepGeometry
public import SweepScene

/// The head of a screw, sunk into a case or a face.
///
/// A separate part, so that its light does not turn with others; a ``Hub`` can look like one too.
public struct Screw: Part {
  /// The drive of a screw.
  public enum Drive: String, Hashable, Sendable, CaseIterable {
    /// One slot.
    case slot
    /// Two slots that cross.
    case cross
  }

  /// The place of its middle, in dial units; the centre by default.
  public var position = Point.zero
  /// The radius of the head, in dial units; 6 by default.
  public var radius = 6.0
  /// The drive; `cross` by default.
  public var drive = Drive.cross
  /// The rotation of the slot, clockwise; 28° by default.
  public var angle = Angle.degrees(28)
  /// The colour in the light; the theme's `bezel` by default.
  public var color = ThemeColor.token(.bezel)
  /// The colour in the shade; the theme's `bezelEdge` by default.
  public var edge = ThemeColor.token(.bezelEdge)

  /// Makes a screw.
  public init() {}

  /// Draws the head in its hole; in a theme of one line, its outline. Throws for a radius of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let theme = context.theme
    let metal = Metal(light: theme[color], dark: theme[edge])
    let isPlain = [.none, .line].contains(theme.construction.bezel)
    return Layer(
      "screw", position: position, sublayers: isPlain ? plain(theme) : head(metal, theme))
  }

  private func plain(_ theme: Theme) -> [Layer] {
    [
      .circle(radius * 0.9, theme[edge], width: radius * 0.16),
      slots(.zero, theme[edge], width: radius * 0.2),
    ]
  }

  /// A hole with light on its far side, a domed head, and slots with light on theirs.
  private func head(_ metal: Metal, _ theme: Theme) -> [Layer] {
    let light = theme.construction.light
    let dome = light.dome(
      metal.stops([(0, 1.55), (0.45, 0.85), (1, 0.05)]), shift: 0.2, radius: 0.75)
    let depth = light.fall(radius * 0.07)
    return [
      .disc(radius * 1.1, .color(.white.opacity(0.2)), at: .zero + depth * 1.3),
      .disc(radius * 1.1, .color(metal[-0.75])),
      .disc(radius, .gradient(dome)),
      slots(.zero + depth, metal[1.5].opacity(0.55), width: radius * 0.2),
      slots(.zero, metal[-0.8], width: radius * 0.2),
    ]
  }

  private func slots(_ place: Point, _ color: Color, width: Double) -> Layer {
    var path = Path()
    for turn in drive == .cross ? [0.0, 90] : [0] {
      let reach = Vector(heading: angle + .degrees(turn)) * (radius * 0.62)
      path.move(to: place + reach)
      path.addLine(to: place + reach * -1)
    }
    return Layer(
      content: .shape(
        Layer.Shape(path, fillColor: .none, strokeColor: .color(color), lineWidth: width)))
  }
}

extension Screw: KeyedPart {
  package static let summary = "The head of a screw, sunk into a case or a face."

  package static let keys: KeyTable<Screw> = KeyTable([
    Key("position", \.position, .point, "The place of its middle, in dial units."),
    Key("radius", \.radius, .number(above: 0), "The radius of the head, in dial units."),
    Key("drive", \.drive, .choice, "The drive of the screw: slot or cross."),
    Key("angle", \.angle, .angle, "How far it is screwed in, clockwise."),
    Key("color", \.color, .themeColor, "The colour in the light."),
    Key("edge", \.edge, .themeColor, "The colour in the shade."),
  ])
}
