import SweepGeometry
public import SweepScene

/// The cap over the pivot, which covers the foot of the needle.
public struct Hub: Part {
  /// The look of a cap.
  public enum Finish: String, Hashable, Sendable, CaseIterable {
    /// A disc with another one in its middle.
    case flat
    /// Turned metal with a groove and a rim of light.
    case turned
    /// A polished dome with a reflected horizon.
    case dome
    /// A ring of metal round a jewel.
    case jewel
    /// The head of a screw.
    case slotted
    /// An open ring, through which the face is seen.
    case open
    /// There is none.
    case none
  }

  /// The radius in dial units; 9 by default.
  public var radius = 9.0
  /// The look; as the theme has it by default.
  public var finish: Finish?
  /// The radius of the middle, in dial units; 3 by default, 0 for none.
  public var center = 3.0
  /// The colour in the light; the theme's `hub` by default.
  public var color = ThemeColor.token(.hub)
  /// The colour in the shade; the theme's `hubEdge` by default.
  public var edge = ThemeColor.token(.hubEdge)
  /// The colour of the middle; the theme's `faceEdge` by default, of a jewel the `accent`.
  public var centerColor: ThemeColor?
  /// The colours of a flat hub in place of one, across the box of the cap; none by default.
  public var gradient: ThemeGradient?

  /// Makes a hub.
  public init() {}

  /// Draws the cap over its shadow. Throws for a radius of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let theme = context.theme
    let finish = finish ?? theme.construction.hub
    if finish == .none, gradient == nil { return Layer() }
    if theme.hasOutlines, gradient == nil {
      let rings = [radius, radius * 0.4].map {
        theme.outlined(.circle(center: .zero, radius: $0), theme[color])
      }
      return Layer("hub", sublayers: rings)
    }
    if finish == .flat || gradient != nil {
      return Layer("hub", sublayers: try flat(in: theme))
    }
    let metal = Metal(light: theme[color], dark: theme[edge])
    let shadow = theme.shadow(ofDisc: radius, height: radius * 0.24)
    let cap = cap(finish, metal, theme)
    return Layer("hub", sublayers: finish == .open ? cap : shadow + cap)
  }

  private func flat(in theme: Theme) throws(DialError) -> [Layer] {
    let paint = try ThemeGradient.paint(
      gradient, in: theme, else: .lit(theme[color], theme[edge]))
    let cap = Layer.disc(radius, paint)
    if center == 0 { return [cap] }
    return [cap, .disc(center, .color(theme[centerColor ?? .token(.faceEdge)]))]
  }

  private func cap(_ finish: Finish, _ metal: Metal, _ theme: Theme) -> [Layer] {
    let light = theme.construction.light
    func dome(_ tones: [Metal.Tone], shift: Double = 0.2) -> Paint {
      .gradient(light.dome(metal.stops(tones), shift: shift, radius: 0.78))
    }
    switch finish {
    case .flat, .none: return []
    case .turned:
      let body = dome([(0, 1.35), (0.45, 0.3), (1, -0.6)])
      return [
        .disc(radius, .color(metal[0.55])), .disc(radius * 0.955, body),
        .disc(radius * 0.58, .color(metal[-0.6])), .disc(radius * 0.54, body),
      ] + glint(metal, theme)
    case .dome:
      return [
        .disc(radius, .color(metal[-0.3])),
        .disc(
          radius * 0.96,
          metal.paint([(0, 2), (0.42, 1.1), (0.5, 0.1), (0.7, 0.6), (1, 1.7)], in: light)),
        .disc(radius * 0.74, dome([(0, 2), (0.5, 1), (1, 0.35)])),
      ]
    case .jewel:
      let stone = Metal(light: theme[centerColor ?? .token(.accent)], dark: .black)
      let inside = light.dome(
        stone.stops([(0, 1.7), (0.4, 1), (1, 0.45)]), shift: 0.16, radius: 0.7)
      return [
        .disc(radius, .color(metal[-0.2])),
        .disc(radius * 0.94, metal.paint([(0, 1.9), (0.45, 0.7), (1, 0.1)], in: light)),
        .disc(radius * 0.5, .color(metal[-0.5])), .disc(radius * 0.44, .gradient(inside)),
      ]
    case .slotted:
      return [
        .disc(radius, .color(metal[-0.35])),
        .disc(radius * 0.93, dome([(0, 1.9), (0.5, 1), (1, 0.1)])), slot(metal),
      ]
    case .open:
      return [.circle(radius * 0.75, theme[color], width: radius * 0.5)]
    }
  }

  /// The light on the rim.
  private func glint(_ metal: Metal, _ theme: Theme) -> [Layer] {
    let direction = theme.construction.light.direction
    let half = Angle.degrees(66)
    return [
      Layer(
        content: .shape(
          Layer.Shape(
            .arc(
              center: .zero, radius: radius * 0.975, from: direction - half,
              to: direction + half), fillColor: .none,
            strokeColor: .color(Color.white.opacity(0.4)), lineWidth: radius * 0.05)))
    ]
  }

  private func slot(_ metal: Metal) -> Layer {
    let reach = Vector(heading: .degrees(62)) * (radius * 0.72)
    return Layer(
      content: .shape(
        Layer.Shape(
          .line(from: .zero + reach, to: .zero + reach * -1), fillColor: .none,
          strokeColor: .color(metal[-0.7]), lineWidth: radius * 0.2)))
  }
}

extension Hub: KeyedPart {
  package static let summary = "The cap over the pivot, which covers the foot of the needle."

  package static let keys: KeyTable<Hub> = KeyTable([
    Key("radius", \.radius, .number(above: 0), "The radius in dial units."),
    Key(
      "finish", \.finish, optional: .choice, "The look; by default as the theme has it."),
    Key(
      "center", \.center, .number(atLeast: 0),
      "The radius of the middle, in dial units; 0 for none."),
    Key("color", \.color, .themeColor, "The colour in the light."),
    Key("edge", \.edge, .themeColor, "The colour in the shade."),
    Key("centerColor", \.centerColor, optional: .themeColor, "The colour of the middle."),
    Key(
      "gradient", \.gradient, optional: .object,
      "The colours in place of one, across the box of the cap; the finish is then flat."),
  ])
}
