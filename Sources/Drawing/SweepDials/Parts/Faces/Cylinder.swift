public import SweepGeometry
public import SweepScene

/// A cylinder that lies along the x axis and is seen a little from its right end: a can, a sleeve, a
/// ring, a pole, a wall of glass.
///
/// Cylinders of one axis and one tilt fit each other. Themes without shadows show outlines.
public struct Cylinder: Part {
  /// The material of a cylinder.
  public enum Finish: String, Hashable, Sendable, CaseIterable {
    /// Polished metal with a horizon and light from the ground.
    case metal
    /// An even coat, lit from above.
    case enamel
    /// A clear wall: only its reflections.
    case glass
  }

  /// The right end of a cylinder.
  public enum End: String, Hashable, Sendable, CaseIterable {
    /// Behind another part.
    case none
    /// A flat face.
    case flat
    /// A flat face with a plate in a gasket.
    case sealed
  }

  /// The rectangle from the middle of the left end to that of the right one, in dial units; a can by
  /// default.
  public var frame = Rect(x: -80, y: -40, width: 160, height: 80)
  /// The width of the ends as a part of the height, 0 … 1; 0.28 by default.
  public var tilt = 0.28
  /// The material; `metal` by default.
  public var finish = Finish.metal
  /// The colour; the theme's `bezel` by default.
  public var color = ThemeColor.token(.bezel)
  /// The right end; `none` by default.
  public var end = End.none
  /// Whether it casts a shadow on the ground; false by default.
  public var onGround = false

  /// Makes a can.
  public init() {}

  /// Draws the cylinder. Throws for a tilt outside 0 … 1.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let theme = context.theme
    let isShaded = theme.shadow > 0
    if finish == .glass { return Layer("cylinder", sublayers: isShaded ? reflections : []) }
    let body = Path.cylinder(frame, tilt: tilt)
    var layers: [Layer] = onGround && isShaded ? [ground(theme.shadow)] : []
    if isShaded {
      let wall = Layer.Shape(body, fillColor: paint(theme[color], theme))
      layers.append(Layer(content: .shape(wall)))
    } else {
      layers.append(outlined(body, theme[color], theme))
    }
    return Layer("cylinder", sublayers: layers + endFace(theme))
  }

  private func outlined(_ path: Path, _ color: Color, _ theme: Theme) -> Layer {
    Layer(
      content: .shape(
        Layer.Shape(
          path, fillColor: .color(color), strokeColor: .color(theme.mark), lineWidth: 0.8)))
  }

  /// The wall: the metal of the theme's bezel between its dark edges, or an even coat.
  private func paint(_ color: Color, _ theme: Theme) -> Paint {
    let metal = Metal(light: color, dark: color.interpolated(to: .black, 0.78))
    let reflected = theme.construction.bezel.look.chamfer.map { (0.1 + 0.8 * $0.place, $0.tone) }
    let tones: [Metal.Tone] =
      finish == .metal
      ? [(0, 0.2), (0.05, 0.7)] + reflected + [(0.95, 0.6), (1, 0.1)]
      : [
        (0, 0.5), (0.08, 0.95), (0.2, 1.2), (0.34, 1), (0.6, 0.97), (0.86, 0.6), (0.95, 0.85),
        (1, 0.4),
      ]
    return .gradient(
      Layer.Gradient(.linear(from: Point(0, 0), to: Point(0, 1)), stops: metal.stops(tones)))
  }

  /// An ellipse about the middle of the right end, as a part of its size.
  private func disc(_ part: Double, shift: Double = 0) -> Path {
    let high = frame.size.height / 2
    return .ellipse(
      center: Point(frame.maxX + shift, frame.center.y),
      radii: Size(width: high * tilt * part, height: high * part))
  }

  private func endFace(_ theme: Theme) -> [Layer] {
    guard end != .none else { return [] }
    let metal = Metal(light: theme[color], dark: theme[color].interpolated(to: .black, 0.78))
    guard theme.shadow > 0 else {
      let parts = end == .flat ? [1] : [1, 0.62]
      return parts.map { outlined(disc($0), theme.face, theme) }
    }
    let plate = Paint.gradient(
      Layer.Gradient(
        .radial(center: Point(0.36, 0.26), radius: 0.84),
        stops: metal.stops([(0, 1.9), (0.5, 1.2), (0.8, 0.65), (1, 0.3)])))
    func face(_ path: Path, _ paint: Paint) -> Layer {
      Layer(content: .shape(Layer.Shape(path, fillColor: paint)))
    }
    let rim = [face(disc(1), .color(metal[0.1])), face(disc(0.97), plate)]
    guard end == .sealed else { return rim }
    return rim + [
      face(disc(0.8, shift: 0.4), .color(metal[-0.5])),
      face(disc(0.62, shift: 1.2), plate),
    ]
  }

  /// The shadow on the ground, fading to its edge.
  private func ground(_ shadow: Double) -> Layer {
    let (width, high) = (frame.size.width, frame.size.height)
    let ellipse = Path.ellipse(
      center: Point(frame.center.x, frame.maxY + high * 0.02),
      radii: Size(width: width * 0.57, height: high * 0.13))
    let stops = [(0.0, 1.6), (0.62, 1.1), (0.86, 0.35), (1, 0)].map {
      Layer.Gradient.Stop($0, .black.opacity(min(shadow * $1, 0.9)))
    }
    let fading = Layer.Gradient(.radial(center: Point(0.5, 0.5), radius: 0.5), stops: stops)
    return Layer(content: .shape(Layer.Shape(ellipse, fillColor: .gradient(fading))))
  }

  /// A long softbox above, the ground below, and the edges of the wall.
  private var reflections: [Layer] {
    let high = frame.size.height
    func band(_ top: Double, _ bottom: Double) -> Path {
      .cylinder(frame, tilt: tilt, from: top, to: bottom)
    }
    let softbox = Layer.Gradient(
      .linear(from: .zero, to: Point(0, 1)),
      stops: [
        Layer.Gradient.Stop(0, .white.opacity(0.5)), Layer.Gradient.Stop(0.5, .white.opacity(0.16)),
        Layer.Gradient.Stop(1, .white.opacity(0.04)),
      ])
    let edge = Path([
      .move(to: frame.origin), .line(to: Point(frame.maxX, frame.minY)),
      .move(to: Point(frame.minX, frame.maxY)), .line(to: Point(frame.maxX, frame.maxY)),
    ])
    return [
      Layer(content: .shape(Layer.Shape(band(0.05, 0.29), fillColor: .gradient(softbox)))),
      Layer(
        content: .shape(Layer.Shape(band(0.91, 0.96), fillColor: .color(.white.opacity(0.16))))),
      Layer(
        content: .shape(
          Layer.Shape(
            edge, fillColor: .none, strokeColor: .color(.white.opacity(0.4)),
            lineWidth: high / 115))),
    ]
  }
}

extension Path {
  /// The side of a lying cylinder, or a strip along it.
  ///
  /// - Parameters:
  ///   - frame: from the middle of the left end to that of the right one.
  ///   - tilt: the width of the ends as a part of the height.
  ///   - top: the upper edge of the strip, as a part of the height.
  ///   - bottom: its lower edge.
  static func cylinder(
    _ frame: Rect, tilt: Double, from top: Double = 0, to bottom: Double = 1
  ) -> Path {
    let high = frame.size.height / 2
    let radii = Size(width: high * tilt, height: high)
    func place(_ part: Double, _ x: Double) -> Point {
      let y = 2 * part - 1
      return Point(
        x - radii.width * max(1 - y * y, 0).squareRoot(), frame.center.y + y * high)
    }
    var path = Path([.move(to: place(top, frame.minX))])
    path.addArc(radii: radii, clockwise: false, to: place(bottom, frame.minX))
    path.addLine(to: place(bottom, frame.maxX))
    path.addArc(radii: radii, to: place(top, frame.maxX))
    path.close()
    return path
  }
}

extension Cylinder: ColoredPart {
  /// The colour of the cylinder.
  public static var mainColor: WritableKeyPath<Cylinder, ThemeColor> { \.color }
}

extension Cylinder: KeyedPart {
  package static let summary = "A cylinder that lies: a can, a sleeve, a pole, a wall of glass."

  package static let keys: KeyTable<Cylinder> = KeyTable([
    Key(
      "frame", \.frame, .rect,
      "The rectangle from the middle of the left end to that of the right one."),
    Key("tilt", \.tilt, .number(in: 0...1), "The width of the ends, as a part of the height."),
    Key("finish", \.finish, .choice, "The material; of glass only the reflections."),
    Key("color", \.color, .themeColor, "The colour."),
    Key("end", \.end, .choice, "The right end."),
    Key("onGround", \.onGround, .boolean, "Whether it casts a shadow on the ground."),
  ])
}
