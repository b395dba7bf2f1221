public import SweepGeometry
public import SweepScene

/// The ground behind everything else, a disc, the part of it that a narrow scale needs, or a card,
/// with its
/// surface and the shadow that the bezel casts on its rim.
///
/// A card has the paint of its surface and the lines of a `grid`, but no other texture.
public struct Face: Part {
  /// The surface of a face.
  public enum Finish: String, Hashable, Sendable, CaseIterable {
    /// One colour.
    case flat
    /// A little lighter towards the light.
    case gradient
    /// Domed: lightest above the middle, darkest at the rim.
    case dome
    /// Brushed outwards from the middle, with two fans of light.
    case sunburst
    /// Turned on a lathe: fine circles.
    case turned
    /// Engraved with a rosette of ellipses.
    case guilloche
    /// Paper with its fibres.
    case paper
    /// Carbon fibre in a twill, inside a black ring for the scale.
    case carbon
    /// Ruled as a sheet for drawings.
    case grid
    /// The sky: even above, and brighter towards the horizon at the bottom.
    case sky
  }

  /// The radius in dial units; 100 by default.
  public var radius = 100.0
  /// The rectangle that it fills in place of a disc; none by default.
  public var frame: Rect?
  /// The radius of the corners of a frame, in dial units; 12 by default.
  public var cornerRadius = 12.0
  /// The surface; as the theme has it by default.
  public var finish: Finish?
  /// The opacity of the shadow on the rim, 0 … 1; as the theme has it by default.
  public var recess: Double?
  /// The colour in the light; the theme's `face` by default.
  public var color = ThemeColor.token(.face)
  /// The colour in the shade; the theme's `faceEdge` by default.
  public var edge = ThemeColor.token(.faceEdge)
  /// The colours in place of one, across the box of the disc; none by default.
  public var gradient: ThemeGradient?

  /// Makes a face.
  public init() {}

  /// Plain: print is on it.
  public var paperColors: PaperColors { .plain }

  /// Draws the face. Throws for a radius of zero or less, for a frame without room, and for a
  /// recess outside 0 … 1.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let construction = context.theme.construction
    let recess = recess ?? construction.recess
    let outline = try outline(radius: radius, frame: frame, cornerRadius: cornerRadius, in: context)
    try KeyRange.fraction.check("recess", recess)
    let surface = Surface(
      finish: ownFinish(on: construction), radius: radius, light: construction.light,
      color: context.theme[color], edge: context.theme[edge])
    let paint = try ThemeGradient.paint(gradient, in: context.theme, else: surface.paint)
    let ground = Layer.Shape(outline.path(), fillColor: paint)
    var above = outline.cropping(frame.map { surface.ruling(on: $0) } ?? surface.texture)
    if recess > 0 { above += shade(outline, recess, construction) }
    if above.isEmpty { return Layer("face", content: .shape(ground)) }
    return Layer("face", sublayers: [Layer(content: .shape(ground))] + above)
  }

  /// The shadow of the bezel on a disc, wider on the side of the light.
  /// The finish, which on a card of a drawing is that of its sheet.
  private func ownFinish(on construction: Construction) -> Finish {
    let isDrawing = construction.case == .sheet && frame != nil
    return isDrawing ? construction.face : finish ?? construction.face
  }

  private func shadow(_ recess: Double, _ construction: Construction) -> Layer {
    let shade = construction.shade
    let stops = [(0.86, 0), (0.95, 0.42), (1, 1)].map { place, part in
      Layer.Gradient.Stop(place, shade.opacity(recess * part))
    }
    let light = construction.light.dome(stops, shift: -0.027, radius: 0.508)
    return .disc(radius, .gradient(light))
  }

  /// The same shadow inside other outlines: lines along the edge, darkest on the side of the light.
  private func shade(
    _ outline: FaceOutline, _ recess: Double, _ construction: Construction
  ) -> [Layer] {
    if case .disc = outline { return [shadow(recess, construction)] }
    let stops = [(0.0, 0.5), (0.3, 0.22)].map { place, part in
      Layer.Gradient.Stop(place, construction.shade.opacity(recess * part))
    }
    let paint = Paint.gradient(construction.light.gradient(stops))
    return [(1.4, 1.0), (3.4, 0.6), (6.4, 0.32)].map { width, part in
      var line = outline.line(paint, width: width, outwards: -width / 2)
      line.opacity = part
      return line
    }
  }
}

extension Face: KeyedPart {
  package static let summary = "The ground behind everything else: a disc, or a card."

  package static let keys: KeyTable<Face> = KeyTable([
    Key("radius", \.radius, .number(above: 0), "The radius in dial units."),
    Key(
      "frame", \.frame, optional: .rect,
      "The rectangle that it fills in place of a disc: left, top, width, height."),
    Key(
      "cornerRadius", \.cornerRadius, .number(atLeast: 0), "The radius of the corners of a frame."),
    Key("finish", \.finish, optional: .choice, "The surface; by default the theme's."),
    Key(
      "recess", \.recess, optional: .number(in: 0...1),
      "The opacity of the shadow of the bezel on the rim; by default the theme's."),
    Key("color", \.color, .themeColor, "The colour in the light."),
    Key("edge", \.edge, .themeColor, "The colour in the shade."),
    Key(
      "gradient", \.gradient, optional: .object,
      "The colours in place of one, across the box of the face."),
  ])
}
