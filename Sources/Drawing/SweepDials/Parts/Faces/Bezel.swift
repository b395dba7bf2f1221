public import SweepGeometry
public import SweepScene

/// The case round a face, round, cropped to a narrow scale or rectangular: an edge that shows on
/// any paper, a chamfer in the light, its shade and a dark inner lip.
public struct Bezel: Part {
  /// The material of a bezel.
  public enum Finish: String, Hashable, Sendable, CaseIterable {
    /// Only an edge, and only if the face would be invisible on white or black.
    case none
    /// One line.
    case line
    /// Satin metal with highlights.
    case steel
    /// Polished metal with a reflected horizon.
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
    /// Dark metal, knurled for a grip.
    case knurled
  }

  /// The radius of the face inside, in dial units; 100 by default.
  public var radius = 100.0
  /// The rectangle of the face inside, in place of a round one; none by default.
  public var frame: Rect?
  /// The radius of the corners of a frame, in dial units; 12 by default.
  public var cornerRadius = 12.0
  /// The width in dial units; 9 by default.
  public var width = 9.0
  /// The material; as the theme has it by default.
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
    case .none:
      // A face alone lies on a flange too, where the template has one.
      let plate = self.finish == nil ? try plate(in: context) : []
      let edge = edgeAlone(outline, metal, theme)
      return plate.isEmpty ? edge : Layer("bezel", sublayers: plate + edge.sublayers)
    case .line:
      // The face goes on to the line, which is as far outside as other cases.
      let isSheet = theme.construction.case == .sheet && frame == nil
      let line = width * (isSheet ? 0.14 : 0.24)
      let color = metal.light.visibleOnPaper(round: theme.faceEdge)
      let edge = Layer.Shape(
        outline.path(outwards: isSheet ? line / 2 : width - line / 2),
        fillColor: .color(theme.faceEdge),
        strokeColor: .color(color), lineWidth: line)
      return Layer("bezel", sublayers: try plate(in: context) + [Layer(content: .shape(edge))])
    case .steel, .chrome, .brushed, .black, .brass, .enamel, .wood, .knurled:
      let rings = rings(outline, finish, metal, theme.construction.light)
      return Layer("bezel", sublayers: try plate(in: context) + rings)
    }
  }

  /// A hairline where the face itself is visible on one paper only; a card always has an edge.
  private func edgeAlone(_ outline: FaceOutline, _ metal: Metal, _ theme: Theme) -> Layer {
    if frame != nil || theme.construction.case == .squircle { return card(outline, metal, theme) }
    let line = theme.faceEdge.visibleOnPaper()
    if line == theme.faceEdge { return Layer() }
    return Layer("bezel", sublayers: [outline.line(.color(line), width: 0.8, outwards: 0.4)])
  }

  /// The edge of a card over the shadow that it casts on the paper: a slim rim of the theme's metal, or a
  /// line.
  private func card(_ outline: FaceOutline, _ metal: Metal, _ theme: Theme) -> Layer {
    let (finish, light) = (theme.construction.bezel, theme.construction.light)
    let shadow = theme.shadow(under: outline)
    if frame != nil, finish != .none, finish != .line {
      let rim = outline.line(
        .color(metal[finish.look.rim].visibleOnPaper()), width: 2.6, outwards: 1.3)
      let chamfer = outline.line(
        metal.paint(finish.look.chamfer, in: light), width: 1.8, outwards: 1.2)
      let texture = finish.look.texture(metal, on: outline, from: 0.3, to: 2.1)
      return Layer("bezel", sublayers: shadow + [rim, chamfer] + texture)
    }
    var edge = line(in: theme, metal)
    edge.path = outline.path(outwards: edge.lineWidth / 2)
    // The face may be a smaller disc on the case.
    if frame == nil { edge.fillColor = .color(theme.face) }
    return Layer("bezel", sublayers: shadow + [Layer(content: .shape(edge))])
  }

  /// The line round a card: of the theme's metal on a sheet and in black and white, else a hairline that
  /// shows on any paper.
  private func line(in theme: Theme, _ metal: Metal) -> Layer.Shape {
    func line(_ color: Color, _ width: Double) -> Layer.Shape {
      Layer.Shape(Path(), fillColor: .none, strokeColor: .color(color), lineWidth: width)
    }
    if theme.isOneBit { return line(metal.light, 1.4) }
    if theme.construction.case == .sheet { return line(metal.light, 1) }
    let edge = theme.faceEdge.visibleOnPaper()
    return line(edge == theme.faceEdge ? theme.face.interpolated(to: theme.ink, 0.16) : edge, 0.8)
  }

  /// The plate of a flange, with a screw in each corner; none under cards and small dials.
  private func plate(in context: DialContext) throws(DialError) -> [Layer] {
    let theme = context.theme
    if theme.construction.case == .sheet, frame == nil, radius >= 100 { return sheet(in: theme) }
    guard theme.construction.case == .flange, frame == nil, radius >= 100 else { return [] }
    var path = Path()
    for (index, x) in [81.0, 107, 107, 81, -81, -107, -107, -81].enumerated() {
      let corner = Point(x, [-107, -81, 81, 107, 107, 81, -81, -107][index])
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    let plate = Layer.Shape(
      path,
      fillColor: .lit(
        theme.face.interpolated(to: theme[color], 0.2),
        theme.faceEdge.interpolated(to: theme[color], 0.06)),
      strokeColor: .lit(theme[color], theme[edge]), lineWidth: 3)
    var layers = [Layer(content: .shape(plate))]
    for (index, turn) in [28.0, 71, 12, 50].enumerated() {
      var screw = Screw()
      screw.position = Point(index % 2 == 0 ? -86 : 86, index < 2 ? -86 : 86)
      screw.angle = .degrees(turn)
      layers.append(try screw.layer(in: context))
    }
    return layers
  }

  /// The sheet of a drawing with its grid, its frame and the centre lines of the dial.
  private func sheet(in theme: Theme) -> [Layer] {
    let square = Rect(center: .zero, radius: 109)
    let surface = Surface(
      finish: theme.construction.face, radius: radius, light: theme.construction.light,
      color: theme.face, edge: theme.faceEdge)
    let frame = Layer.Shape(
      .rect(square), fillColor: .color(theme.face), strokeColor: .color(theme[color]),
      lineWidth: 1.6)
    var centers = Path()
    for turn in 0..<4 {
      let way = Vector(heading: .degrees(90) * Double(turn))
      centers.move(to: .zero + way * 102)
      centers.addLine(to: .zero + way * 109)
    }
    let lines = Layer.Shape(
      centers, fillColor: .none, strokeColor: .color(theme[color]), lineWidth: 0.9)
    return [Layer(content: .shape(frame))]
      + surface.ruling(on: Rect(center: .zero, radius: 100), overhang: 9)
      + [Layer(content: .shape(lines))]
  }

  /// Nested rings, each filled to the edge of the next one.
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

extension Bezel {
  /// The tones of a finish from the outside inwards. The inner slope is the outer one turned over.
  struct Look {
    /// The tone of the edge.
    var rim = 0.35
    /// The tones of the chamfer, from the light to the shade.
    var chamfer: [Metal.Tone]
    /// The tone of the line between the slopes.
    var seam = -0.55
    /// The tones of the slope down to the face.
    var inside: [Metal.Tone]
    /// The tone of the lip round the face.
    var lip = -0.85
    /// The dashes of a texture, with the part of the ring's width that each covers.
    var scratches: [(part: Double, span: Double, tone: Double, dashes: [Double])] = []
  }
}

extension Bezel.Finish {
  var look: Bezel.Look {
    switch self {
    case .steel, .none, .line:
      Bezel.Look(
        chamfer: [(0, 1.85), (0.18, 1), (0.45, 0.25), (0.72, 0), (1, 0.75)],
        inside: [(0, -0.5), (0.6, 0.15), (1, 1.3)])
    case .chrome:
      Bezel.Look(
        chamfer: [
          (0, 2), (0.2, 0.6), (0.46, 2), (0.5, 0), (0.62, 0.4), (0.92, 1.9), (1, 0.45),
        ],
        inside: [(0, 0), (0.52, 1.8), (0.6, 0.4), (1, 2)])
    case .brushed:
      Bezel.Look(
        chamfer: [(0, 1.6), (0.3, 1), (0.5, 0.6), (0.75, 0.35), (1, 0.9)],
        inside: [(0, -0.4), (0.55, 0.5), (1, 1.7)],
        scratches: [
          (0.5, 1, 2, [0.25, 1.3, 0.4, 0.9, 0.2, 1.6]), (0.5, 1, -0.5, [0.3, 1.1, 0.5, 1.7]),
        ])
    case .black:
      Bezel.Look(
        rim: 1, chamfer: [(0, 1.25), (0.1, 0.7), (0.5, 0.3), (0.85, 0), (1, 0.9)],
        inside: [(0, -0.7), (0.55, 0.1), (1, 1.2)], lip: -0.9)
    case .brass:
      Bezel.Look(
        rim: 0.1, chamfer: [(0, 1.75), (0.14, 1), (0.4, 0.45), (0.7, 0), (1, 0.95)],
        inside: [(0, -0.3), (0.5, 0.65), (1, 1.7)], lip: -0.65)
    case .enamel:
      Bezel.Look(
        rim: 0, chamfer: [(0, 2), (0.5, 1.2), (1, 0.45)], seam: 0,
        inside: [(0, 0), (0.4, 0.6), (1, 2)], lip: -0.25)
    case .knurled:
      Bezel.Look(
        rim: 0.5, chamfer: [(0, 1.1), (0.3, 0.45), (0.55, 0.1), (1, 0.6)], seam: -0.8,
        inside: [(0, 1.6), (0.46, 0.4), (0.5, -0.5), (0.75, 0), (1, 1.4)],
        scratches: [(0.5, 0.86, -1, [2.3, 1.05])])
    case .wood:
      Bezel.Look(
        rim: -0.2, chamfer: [(0, 1.35), (0.3, 1), (0.7, 0.55), (1, 0.2)], seam: -0.3,
        inside: [(0, -0.35), (0.4, 0.3), (1, 1.6)], lip: -0.6,
        scratches: [
          (0.22, 0.05, -0.1, [31, 5, 17, 9, 44, 3]), (0.48, 0.04, 0.1, [57, 12, 23, 6]),
          (0.7, 0.05, -0.1, [19, 7, 38, 11]), (0.86, 0.03, 1.5, [41, 16]),
        ])
    }
  }
}

extension Bezel.Look {
  /// The texture between two distances from the face.
  func texture(
    _ metal: Metal, on outline: FaceOutline, from inner: Double, to outer: Double
  ) -> [Layer] {
    let width = outer - inner
    return scratches.map { scratch in
      let color = metal[scratch.tone].opacity(scratch.span < 1 ? 0.35 : 0.13)
      return outline.line(
        .color(color), width: width * scratch.span, outwards: inner + width * scratch.part,
        dashes: scratch.dashes)
    }
  }
}
