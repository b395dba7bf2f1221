import SweepGeometry
public import SweepScene

/// What goes round a full circle for the second time: an arc over a ``Progress``, with the shadow of its end.
///
/// It shows while the reading is beyond the upper end of the scale, up to twice its length. A progress
/// that goes on (``Progress/goesOn``) is full when it sets out.
public struct Lap: Part {
  /// The radius of the middle, in dial units; 84 by default.
  public var radius = 84.0
  /// The width in dial units; 16 by default.
  public var width = 16.0
  /// The colour; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)

  /// Makes an arc of the second round.
  public init() {}

  /// Draws the arc. Throws for sizes of zero or less, and on a scale that is not a full circle.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("radius", radius, above: 0)
    try check("width", width, above: 0)
    guard context.scale.isFullCircle else { throw DialError("radius", "needs a full circle") }
    var own = context
    own.scale = context.scale.twice
    let (start, end) = (context.scale.angle(at: 0), context.scale.angle(at: 1))
    // Which way round it goes.
    let turn = end > start ? 1.0 : -1
    let paint = context.theme[color]
    var arc = Layer(content: .shape(arc(from: start, to: end, paint)))
    let arm = ProgressArm(origin: 0.5, end: 1, segments: 0)
    let place = { own.scale.part(of: own.scale.clamped($0)) }
    arc[.strokeEnd] = .number(arm.reach(place(context.reading.value)))
    arc.animations = arm.animations(of: context.reading, on: own.scale)
    var shadow = Layer(
      sublayers: Self.shades.map { shade in
        Layer(
          content: .shape(
            self.arc(
              from: .degrees(-turn), to: .degrees(shade.degrees * turn),
              Color.black.opacity(shade.part))))
      })
    shadow.follow(.rotation, in: own, bends: []) { start + (end - start) * (place($0) * 2) }
    // Over the round beginning of the first lap, which is not to show before this one.
    let before = Angle.radians((width / 2 + 1) / radius * turn)
    var root = self.arc(from: start - before, to: start + .degrees(turn), paint)
    root.lineCap = .butt
    root.lineWidth = width + 0.6
    var lap = Layer("lap", sublayers: [Layer(content: .shape(root)), shadow, arc])
    lap.follow(.isHidden, in: own) { place($0) <= 0.5 }
    return lap
  }

  /// A broader arc.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.width = CompactForm.breadth(width, leastType) }
  }

  /// How far beyond the end the shadow reaches, and how dark it is there.
  private static let shades: [(degrees: Double, part: Double)] = [
    (1, 0.2), (2.5, 0.14), (4.5, 0.1), (7, 0.06),
  ]

  private func arc(from: Angle, to: Angle, _ color: Color) -> Shape {
    Shape(
      .arc(center: .zero, radius: radius, from: from, to: to), fillColor: .none,
      strokeColor: .color(color), lineWidth: width, lineCap: .round)
  }
}

extension Scale {
  /// The same readings, and as many beyond, over the same turn.
  var twice: Scale {
    let length = domain.upperBound - domain.lowerBound
    return Scale(
      domain.lowerBound...(domain.upperBound + length), start: start, span: span,
      isReversed: isReversed)
  }
}
