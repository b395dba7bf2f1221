import SweepGeometry
public import SweepScene

/// The case round a face: an edge that shows on any paper, a chamfer in the light, its shade and a
/// dark inner lip.
public struct Bezel: Part {
  /// What a bezel is made of.
  public enum Finish: String, Hashable, Sendable, CaseIterable {
    /// Nothing but an edge, and that only where the face would vanish on white or black.
    case none
    /// One line.
    case line
    /// Satin metal, bright where the light falls.
    case steel
    /// Polished metal in which a horizon stands.
    case chrome
    /// Metal with fine scratches across the ring.
    case brushed
    /// Black with a faint edge of light.
    case black
    /// Polished brass in two steps.
    case brass
    /// Glossy and light.
    case enamel
    /// Wood with its grain.
    case wood
  }

  /// The radius of the face inside, in dial units; 100 by default.
  public var radius = 100.0
  /// The width in dial units; 9 by default.
  public var width = 9.0
  /// What it is made of; as the theme has it by default.
  public var finish: Finish?
  /// The colour in the light; the theme's `bezel` by default.
  public var color = ThemeColor.token(.bezel)
  /// The colour in the shade; the theme's `bezelEdge` by default.
  public var edge = ThemeColor.token(.bezelEdge)

  /// Makes a bezel.
  public init() {}

  /// Draws the bezel. Throws for a radius or width of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("radius", radius, above: 0)
    try check("width", width, above: 0)
    let theme = context.theme
    let metal = Metal(light: theme[color], dark: theme[edge])
    let finish = finish ?? theme.construction.bezel
    switch finish {
    case .none: return edgeAlone(of: theme)
    case .line:
      let line = width * 0.24
      return Layer(
        "bezel",
        sublayers: [
          .circle(
            radius + line / 2, metal.light.visibleOnPaper(round: theme.faceEdge), width: line)
        ])
    case .steel, .chrome, .brushed, .black, .brass, .enamel, .wood:
      return Layer("bezel", sublayers: rings(finish, metal, theme.construction.light))
    }
  }

  /// A hairline where the face itself shows on one paper only.
  private func edgeAlone(of theme: Theme) -> Layer {
    let line = theme.faceEdge.visibleOnPaper()
    if line == theme.faceEdge { return Layer() }
    return Layer("bezel", sublayers: [.circle(radius + 0.4, line, width: 0.8)])
  }

  /// Rings in each other, each a disc that the next one covers but for its edge.
  private func rings(_ finish: Finish, _ metal: Metal, _ light: Light) -> [Layer] {
    let look = finish.look
    func at(_ part: Double) -> Double { radius + width * part }
    var rings: [Layer] = [
      .disc(at(1), .color(metal[look.rim].visibleOnPaper())),
      .disc(at(0.95), metal.paint(look.chamfer, in: light)),
    ]
    rings += look.texture(metal, from: at(0.46), to: at(0.95))
    rings += [
      .disc(at(0.46), .color(metal[look.seam])),
      .disc(at(0.42), metal.paint(look.inside, in: light)),
      .disc(at(0.12), .color(metal[look.lip])),
    ]
    return rings
  }
}
