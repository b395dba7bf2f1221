import Sweephand

/// A boost gauge in one part: a bar that fills, a hand that turns, a hub that changes its colour, and
/// a lamp that lights up at a limit.
public struct BoostGauge: Part {
  /// The radius of the bar in dial units; 80 by default.
  public var radius = 80.0
  /// The reading from which the lamp is lit; 2 by default.
  public var limit = 2.0
  /// The colour of the bar; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)

  /// Makes a gauge.
  public init() {}

  /// Draws the gauge at the reading. Throws for a radius of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("radius", radius, above: 0)
    let (scale, theme) = (context.scale, context.theme)

    let arc = Layer.Shape(
      .arc(radius: radius, from: scale.start, to: scale.end), fillColor: .none,
      strokeColor: .color(theme[color]), lineWidth: 8)
    var bar = Layer("bar", content: .shape(arc))
    bar.follow(.strokeEnd, in: context) { scale.part(of: $0) }

    let line = Layer.Shape(
      .line(from: .zero, to: Layer.Point(0, -radius)), fillColor: .none,
      strokeColor: .color(theme.needle), lineWidth: 4)
    var hand = Layer("hand", content: .shape(line))
    hand.follow(.rotation, in: context) { scale.angle(of: $0) }

    var hub = Layer("hub", content: .shape(Layer.Shape(.circle(radius: 16))))
    hub.follow(.fillColor, in: context) {
      theme.good.interpolated(to: theme.danger, scale.part(of: $0))
    }

    let disc = Layer.Shape(
      .circle(center: Layer.Point(0, 50), radius: 8), fillColor: .color(theme.danger))
    var lamp = Layer("lamp", content: .shape(disc))
    lamp.follow(.isHidden, in: context) { $0 < limit }

    return Layer("boost", sublayers: [bar, hand, hub, lamp])
  }

  /// Adds the reading, and the meaning of the lamp.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    let isOver = context.reading.value >= limit
    builder.addReading(of: context, meaning: isOver ? "over the limit" : nil)
  }
}
