public import SweepGeometry
public import SweepScene

/// The case round a face, round, cropped to a narrow scale or rectangular: an edge that shows on
/// any paper, a chamfer in the light, its shade and a dark inner lip.
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
  /// The rectangle of the face inside, in place of a round one; none by default.
  public var frame: Rect?
  /// The radius of the corners of a frame, in dial units; 12 by default.
  public var cornerRadius = 12.0
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

  /// Draws the bezel. Throws for a radius or width of zero or less, and for a frame without room.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let outline = try outline(radius: radius, frame: frame, cornerRadius: cornerRadius, in: context)
    let theme = context.theme
    let metal = Metal(light: theme[color], dark: theme[edge])
    let finish = finish ?? theme.construction.bezel
    switch finish {
    case .none: return edgeAlone(outline, theme)
    case .line:
      let line = width * 0.24
      let color = metal.light.visibleOnPaper(round: theme.faceEdge)
      return Layer(
        "bezel", sublayers: [outline.line(.color(color), width: line, outwards: line / 2)])
    case .steel, .chrome, .brushed, .black, .brass, .enamel, .wood:
      return Layer("bezel", sublayers: rings(outline, finish, metal, theme.construction.light))
    }
  }

  /// A hairline where the face itself shows on one paper only; a card also casts a shadow on the
  /// paper.
  private func edgeAlone(_ outline: FaceOutline, _ theme: Theme) -> Layer {
    let line = theme.faceEdge.visibleOnPaper()
    if line == theme.faceEdge { return Layer() }
    let edge = outline.line(.color(line), width: 0.8, outwards: 0.4)
    return Layer("bezel", sublayers: frame == nil ? [edge] : theme.shadow(under: outline) + [edge])
  }

  /// Rings in each other, each filled to where the next one covers it but for its edge.
  private func rings(
    _ outline: FaceOutline, _ finish: Finish, _ metal: Metal, _ light: Light
  ) -> [Layer] {
    let look = finish.look
    func ring(_ part: Double, _ paint: Paint) -> Layer {
      outline.filled(paint, outwards: width * part)
    }
    var rings = [
      ring(1, .color(metal[look.rim].visibleOnPaper())),
      ring(0.95, metal.paint(look.chamfer, in: light)),
    ]
    rings += look.texture(metal, on: outline, from: width * 0.46, to: width * 0.95)
    rings += [
      ring(0.46, .color(metal[look.seam])),
      ring(0.42, metal.paint(look.inside, in: light)),
      ring(0.12, .color(metal[look.lip])),
    ]
    return rings
  }
}

extension Bezel: KeyedPart {
  package static let summary =
    "The case round a face: an edge, a chamfer in the light and an inner lip."

  package static let keys: KeyTable<Bezel> = KeyTable([
    Key("radius", \.radius, .number(above: 0), "The radius of the face inside, in dial units."),
    Key(
      "frame", \.frame, optional: .rect,
      "The rectangle of the face inside, in place of a round one: left, top, width, height."),
    Key(
      "cornerRadius", \.cornerRadius, .number(atLeast: 0), "The radius of the corners of a frame."),
    Key("width", \.width, .number(above: 0), "The width in dial units."),
    Key("finish", \.finish, optional: .choice, "The material; by default the theme's."),
    Key("color", \.color, .themeColor, "The colour in the light."),
    Key("edge", \.edge, .themeColor, "The colour in the shade."),
  ])
}
