import SweepGeometry
public import SweepScene

/// The moon in the phase of its reading: the lower end of the scale is the new moon, and its upper end
/// the next one.
///
/// ```swift
/// // 7.4 days after the new moon
/// Moon().on(scale: Scale(0...TimeOfDay.lunation), reading: Reading(7.4))
/// ```
public struct Moon: Part {
  /// From where on Earth it is seen.
  public enum Hemisphere: String, Hashable, Sendable, CaseIterable {
    /// From the north: a waxing moon has its light on the right.
    case north
    /// From the south, where it is inverted.
    case south
  }

  /// The radius in dial units; 38 by default.
  public var radius = 38.0
  /// The hemisphere of the observer; the north by default.
  public var hemisphere = Hemisphere.north
  /// The colour in the light; a warm white by default.
  public var color = ThemeColor.color(Color(0xf1e8cf))
  /// The colour of the night side; a dark blue by default.
  public var shade = ThemeColor.color(Color(0x060b22))

  /// Makes a moon.
  public init() {}

  /// Draws the moon. Throws for a radius of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let lit = context.theme[color]
    var moon = Layer("moon", sublayers: [disc(lit)] + maria(lit) + craters(lit))
    moon.sublayers += night(context.theme[shade], in: context)
    // In black and white the night side is as dark as the sky.
    if context.theme.isOneBit { moon.sublayers.append(.circle(radius, .white, width: 1)) }
    if hemisphere == .south { moon.transform = [.rotate(.degrees(180))] }
    moon.hideWithoutReading(in: context)
    return moon
  }

  /// Adds the age with the name of the phase.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    if context.reading.isMissing { return builder.addReading(of: context) }
    let phase = MoonPhase(context.scale.part(of: context.reading.value))
    let age = NumberStyle(decimals: 1).string(context.reading.value)
    builder.addReading(
      of: context, figures: Phrases(language: builder.language).days(age),
      meaning: phase.name(in: builder.language))
  }

  private func disc(_ lit: Color) -> Layer {
    let stops = [
      Layer.Gradient.Stop(0, lit.interpolated(to: .white, 0.35)), Layer.Gradient.Stop(0.7, lit),
      Layer.Gradient.Stop(1, lit.interpolated(to: .black, 0.2)),
    ]
    let light = Layer.Gradient(.radial(center: Point(0.56, 0.42), radius: 0.62), stops: stops)
    return .disc(radius, .gradient(light))
  }

  /// The plains, blurred by strokes of growing width.
  private func maria(_ lit: Color) -> [Layer] {
    let unit = radius / 34
    var path = Path.closedCurve(through: Self.plains.map { (Point($0.0, $0.1) * unit).onGrid })
    path.append(
      .ellipse(center: Point(22.5, -13) * unit, radii: Size(width: 1.8 * unit, height: 2.4 * unit)))
    let grey = lit.interpolated(to: Color(0x5c584e), 0.78)
    return [0, 1.6, 3.2, 4.8].map { spread in
      var layer = Layer(
        content: .shape(
          Layer.Shape(
            path, fillColor: .color(grey), strokeColor: spread > 0 ? .color(grey) : .none,
            lineWidth: spread * unit)))
      layer.opacity = 0.15
      return layer
    }
  }

  /// The bright craters of the south.
  private func craters(_ lit: Color) -> [Layer] {
    let bright = lit.interpolated(to: .white, 0.7)
    var (rims, rays) = (Path(), Path())
    for (x, y, size) in Self.craters {
      rims.append(.circle(center: Point(x, y) * (radius / 34), radius: size * radius / 34))
    }
    for (x, y) in Self.rays {
      rays.move(to: Point(3, 24) * (radius / 34))
      rays.addLine(to: Point(x, y) * (radius / 34))
    }
    return [
      Layer(
        content: .shape(
          Layer.Shape(
            rays, fillColor: .none, strokeColor: .color(bright.opacity(0.4)),
            lineWidth: radius / 68))),
      Layer(content: .shape(Layer.Shape(rims, fillColor: .color(bright.opacity(0.5))))),
    ]
  }

  /// The night side before and after the full moon, with a soft edge of five copies.
  private func night(_ shade: Color, in context: DialContext) -> [Layer] {
    let steps: [Double] = context.theme.isOneBit ? [0] : [-2, -1, 0, 1, 2]
    let bends = (1..<24).map { context.scale.value(at: Double($0) / 24) }
    let now = context.scale.part(of: context.reading.value)
    return [-1.0, 1].map { side in
      // The night before the full moon shrinks to the left, and then grows from the right.
      func phase(_ part: Double) -> Double { side < 0 ? min(part, 0.5) : max(part, 0.5) }
      let copies = steps.map { step in
        let edge = step * 0.055
        let paint = Paint.color(steps.count > 1 ? shade.opacity(0.42) : shade)
        var layer = Layer(content: .shape(Layer.Shape(Path(), fillColor: paint)))
        layer.follow(.path, in: context, bends: bends) { age in
          shadow(side, to: cosine(2 * .pi * phase(context.scale.part(of: age))), edge)
        }
        return layer
      }
      return Layer(sublayers: copies.filter { !$0.animations.isEmpty || phase(now) == now })
    }
  }

  /// From the limb on one side to the terminator, -1 … 1 from that limb's opposite one.
  private func shadow(_ side: Double, to end: Double, _ edge: Double) -> Path {
    let outer = radius * 1.02
    // The limb itself has no soft edge, so that a new moon is dark and a full one is not.
    let inner = outer * min(max(end + edge * (1 - end * end), -1), 1) * -side
    let bow = 0.5523
    func point(_ x: Double, _ y: Double) -> Point { Point(x, y * outer) }
    var path = Path()
    path.move(to: point(0, -1))
    for (x, sign) in [(side * outer, -1.0), (inner, 1)] {
      path.addCurve(
        to: point(x, 0), control1: point(x * bow, sign), control2: point(x, sign * bow))
      path.addCurve(
        to: point(0, -sign), control1: point(x, -sign * bow), control2: point(x * bow, -sign))
    }
    path.close()
    return path
  }

  /// The shore round Procellarum, Imbrium, Serenitatis, Tranquillitatis, Fecunditatis, Nectaris, Nubium and
  /// Humorum, on a moon of radius 34.
  private static let plains: [(Double, Double)] = [
    (-15, -19), (-7, -22), (-1, -19), (5, -21), (9, -16), (14, -12), (19, -7), (18, -1), (21, 5),
    (16, 7), (13, 2), (10, 8), (7, 0), (3, -8), (-1, -11), (-3, -5), (-7, 0), (-1, 7), (-4, 13),
    (-12, 9), (-17, 15), (-21, 9), (-25, 1), (-25, -8), (-20, -13),
  ]
  private static let craters: [(Double, Double, Double)] = [
    (3, 24, 2.6), (-13, -4, 1.6), (-4, 18, 1.5), (11, 19, 1.7), (18, 14, 1.2), (-16, 17, 1.4),
    (0, -26, 1.2),
  ]
  private static let rays: [(Double, Double)] = [(-6, 6), (16, 10), (-12, 20), (5, 33), (4, 4)]
}

extension Path {
  /// A smooth closed curve: a Catmull-Rom spline.
  fileprivate static func closedCurve(through points: [Point]) -> Path {
    var path = Path()
    func point(_ index: Int) -> Point { points[(index + points.count) % points.count] }
    func tangent(_ index: Int) -> Vector { (point(index + 1) - point(index - 1)) * (1.0 / 6) }
    path.move(to: point(0))
    for index in points.indices {
      path.addCurve(
        to: point(index + 1), control1: (point(index) + tangent(index)).onGrid,
        control2: (point(index + 1) - tangent(index + 1)).onGrid)
    }
    path.close()
    return path
  }
}

extension Point {
  fileprivate static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }
}

extension Moon: KeyedPart {
  package static let summary =
    "The moon in the phase of the reading, from new moon to new moon along the scale."

  package static let keys: KeyTable<Moon> = KeyTable([
    Key("radius", \.radius, .number(above: 0), "The radius in dial units."),
    Key("hemisphere", \.hemisphere, .choice, "From where it is seen; upside down in the south."),
    Key("color", \.color, .themeColor, "The colour in the light."),
    Key("shade", \.shade, .themeColor, "The colour of the night side."),
  ])
}
