import SweepGeometry
public import SweepScene

/// An arc that grows with the reading from the scale's lower end.
public struct Progress: Part {
  /// The radius of the middle, in dial units; 93.4 by default.
  public var radius = 93.4
  /// The width in dial units; 3 by default.
  public var width = 3.0
  /// The colour; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)
  /// Whether the ends are round; false by default.
  public var isRound = false

  /// Makes a progress arc.
  public init() {}

  /// Draws the arc up to the reading. Throws for a radius or width of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("radius", radius, above: 0)
    try check("width", width, above: 0)
    let scale = context.scale
    var arc = Shape(
      .arc(
        center: .zero, radius: radius, from: scale.angle(of: scale.domain.lowerBound),
        to: scale.angle(of: scale.domain.upperBound)),
      fillColor: .none, strokeColor: .color(context.theme[color]), lineWidth: width,
      lineCap: isRound ? .round : .butt)
    arc.strokeEnd = scale.part(of: context.reading.value)
    return Layer(
      "progress", content: .shape(arc),
      animations: context.reading.animations(of: .strokeEnd, on: scale, scale.part(of:)))
  }
}
