import SweepGeometry
public import SweepScene

/// An arc that grows with the reading, from the scale's lower end or from a set reading.
///
/// It has one colour or follows a ramp of colours, and is whole or made of segments that light up.
public struct ProgressPart: Part {
  /// The radius of the middle, in dial units; 93.4 by default.
  public var radius = 93.4
  /// The width in dial units; 3 by default.
  public var width = 3.0
  /// The colour without a gradient; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)
  /// Whether the ends are round; false by default. Segments never are.
  public var isRound = false
  /// The reading from which the arc grows, to either side; by default zero if it is within the
  /// scale, and else the lower end.
  public var origin: Double?
  /// Whether it passes the upper end of a full circle on its way to a reading beyond, as it must under
  /// a ``Lap``, instead of coming to rest there; false by default.
  public var goesOn = false
  /// The change of the colour from a darker to a lighter one along the scale, 0 … 1, without a
  /// gradient; 0 by default.
  public var fade = 0.0
  /// The colours along the scale, evenly spread or at readings; none by default.
  public var gradient: [ColorStop] = []
  /// Whether colours change in steps instead of blending; false by default.
  public var isStepped = false
  /// The number of segments of the whole scale, up to 500; 0, an unbroken arc, by default.
  public var segments = 0
  /// The gap between segments, in dial units; 1.6 by default.
  public var gap = 1.6
  /// The opacity of unlit segments, 0 … 1; 0.16 by default.
  public var idleOpacity = 0.16
  /// Whether it is light behind glass, bright at the outer edge, in the one `color`; false by default.
  public var shines = false

  /// The limits of bands in its place: if there are any, it is not drawn. None by default.
  public var unless: [Double] = []

  /// Makes a progress arc.
  public init() {}

  /// Draws the arc up to the reading. Throws for sizes, segments and colours that make no arc.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    if !unless.isEmpty { return Layer() }
    if goesOn, !context.scale.isFullCircle || origin != nil || segments > 0 {
      throw DialError("goesOn", "needs a full circle without segments, from its lower end")
    }
    if segments == 0, gradient.isEmpty, Self.isOnGroove(radius, width, in: context) {
      return Layer()
    }
    if segments > 0 { return try segmented(in: context) }
    if shines { return shining(in: context) }
    let glow = gradient.isEmpty ? context.theme.construction.glow : 0
    let arc = try unbroken(in: context)
    return glow == 0 ? arc : Layer(sublayers: halo(glow, in: context) + [arc])
  }

  /// Whether an arc is the usual one along the rim, in place of which a groove has the reading.
  static func isOnGroove(_ radius: Double, _ width: Double, in context: DialContext) -> Bool {
    let usual = Track()
    return context.theme.construction.ticks == .groove && !context.scale.isFullCircle
      && radius == usual.radius && width == usual.width
  }

  /// The arc in one colour, or in all of them up to the reading.
  private func unbroken(in context: DialContext) throws(DialError) -> Layer {
    let stops = context.theme.stops(of: gradient, color, fade)
    if stops.count == 1 {
      return grown("progress", .color(context.theme[stops[0].color]), in: context)
    }
    let ramp = try ColorRamp(stops, isStepped, in: context)
    var colored = steppedArc(ramp, in: context) ?? coloredArc(ramp, on: context.scale)
    colored.name = "progress"
    colored.mask = grown("progress_mask", .color(.white), in: context)
    return colored
  }

  /// Adds the reading.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    builder.addReading(of: context, on: context.scale) { $0.goesOn = $0.goesOn || goesOn }
  }

  /// A broader arc.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.width = CompactForm.breadth(width, leastType) }
  }

  /// Broader arcs of light below the arc.
  private func halo(_ glow: Double, in context: DialContext) -> [Layer] {
    Theme.glowSteps.map { step in
      let paint = Paint.color(context.theme[color].opacity(glow * step.part))
      return with { $0.width += step.spread }.grown("", paint, in: context)
    }
  }

  /// The part of the sweep from which it grows.
  func start(on scale: Scale) -> Double {
    let domain = scale.domain
    let isZeroInside = domain.lowerBound < 0 && domain.upperBound > 0 && !scale.comesRound
    return (origin ?? (isZeroInside ? 0 : nil)).map(scale.part(of:)) ?? 0
  }

  /// The arc, or on both sides of an origin two of them, as far as the reading has come.
  func grown(_ name: String, _ paint: Paint, in context: DialContext) -> Layer {
    let scale = context.scale
    let start = start(on: scale)
    // Others may go on beyond the end of a full circle, where this one stops.
    let isPassed = scale.isFullCircle && origin != nil && segments == 0 && scale.mapping == .linear
    let way = goesOn || isPassed ? scale.twice : scale
    let arms =
      goesOn
      ? [ProgressArm(origin: 0, end: 0.5, segments: 0)]
      : ProgressArm.all(from: start, segments: segments)
    let layers = arms.map { arm in
      var arc = Layer.Shape(
        .arc(
          center: .zero, radius: radius, from: scale.angle(at: arm.origin),
          to: scale.angle(at: goesOn ? 1 : arm.end)),
        fillColor: .none, strokeColor: paint, lineWidth: width,
        lineCap: isRound && segments == 0 ? .round : .butt)
      let moving = isPassed ? arm.halved : arm
      arc.strokeEnd = moving.reach(way.part(of: context.reading.value))
      var layer = Layer(
        name, content: .shape(arc), animations: moving.animations(of: context.reading, on: way))
      layer.hideWithoutReading(in: context)
      return layer
    }
    return layers.count == 1 ? layers[0] : Layer(sublayers: layers)
  }
}

extension Theme {
  /// The colours of a gradient along a scale, or of a colour from darker to lighter, and of a cool one to
  /// the brighter hue beside it; on paper of one tone a colour alone, and in black and white the ink.
  func stops(of gradient: [ColorStop], _ themeColor: ThemeColor, _ fade: Double) -> [ColorStop] {
    guard gradient.isEmpty else {
      return isOneBit && gradient[0].value == nil ? [ColorStop(.token(.ink))] : gradient
    }
    if fade == 0 || isOneTone { return [ColorStop(themeColor)] }
    let color = self[themeColor]
    // Orange and yellow turned towards green are mud.
    if let hue = color.hue, (0.3...1.85).contains(hue) {
      return [ColorStop(.color(color.interpolated(to: .black, 0.3 * fade))), ColorStop(themeColor)]
    }
    return [
      color.brightened(.degrees(-8 * fade)).interpolated(to: .black, fade / 8),
      color.brightened(.degrees(20 * fade)).interpolated(to: .white, fade / 4),
    ].map { ColorStop(.color($0)) }
  }
}

extension Color {
  /// The hue in sixths of the circle from red, -1 ..< 5; nil for greys.
  fileprivate var hue: Double? {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    if most == least { return nil }
    return most == red
      ? (green - blue) / (most - least)
      : most == green ? 2 + (blue - red) / (most - least) : 4 + (red - green) / (most - least)
  }

  /// The colour with its hue turned towards the nearer one of yellow and cyan.
  fileprivate func brightened(_ turn: Angle) -> Color {
    guard var hue else { return self }
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let isRising = blue > red ? most == green : most == red
    hue += turn.degrees / (isRising ? 60 : -60)
    func part(_ place: Double) -> Double {
      let wheel = (place + hue + 12).truncatingRemainder(dividingBy: 6)
      return most - (most - least) * max(0, min(wheel, 4 - wheel, 1))
    }
    return Color(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
}

extension ProgressPart: ColoredPart {
  /// The colour of the arc.
  public static var mainColor: WritableKeyPath<ProgressPart, ThemeColor> { \.color }
}

extension ProgressPart: KeyedPart {
  package static let summary =
    "An arc that grows with the reading, whole or in segments that light up."

  package static let keys: KeyTable<ProgressPart> = KeyTable([
    Key("radius", \.radius, .number(above: 0), "The radius of the middle, in dial units."),
    Key("width", \.width, .number(above: 0), "The width in dial units."),
    Key("color", \.color, .themeColor, "The colour where there is no gradient."),
    Key("round", \.isRound, .boolean, "Whether the ends are round."),
    Key(
      "from", \.origin, optional: .quantity,
      "The reading that it grows from; by default the lower end."),
    Key(
      "goesOn", \.goesOn, .boolean,
      "Whether it passes the end of a full circle on its way to a reading beyond, as under a 'lap'."
    ),
    Key(
      "fade", \.fade, .number(in: 0...1),
      "How far the colour goes along the scale, from darker to lighter and to the brighter hue beside it."
    ),
    Key(
      "gradient", \.gradient, .list(of: .colorStop),
      "Colours along the scale, evenly spread or with readings, as in [60, warning]."),
    Key("stepped", \.isStepped, .boolean, "Whether colours change in steps instead of blending."),
    Key(
      "segments", \.segments, .integer(in: 0...500),
      "How many segments light up; 0 for an unbroken arc."),
    Key("gap", \.gap, .number(atLeast: 0), "The gap between segments, in dial units."),
    Key("idleOpacity", \.idleOpacity, .number(in: 0...1), "The opacity of unlit segments."),
    Key(
      "shines", \.shines, .boolean,
      "Whether it is light behind glass, bright at the outer edge, in the one 'color'."),
    Key(
      "unless", \.unless, .numbers,
      "The limits of bands that lie in its place: where there are any, it is not drawn."),
  ])
}
