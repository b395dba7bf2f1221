import SweepGeometry
public import SweepScene

/// The cap over the pivot, which covers the foot of the needle.
public struct Hub: Part {
  /// The radius in dial units; 9 by default.
  public var radius = 9.0
  /// The radius of the middle, in dial units; 3 by default, 0 for none.
  public var center = 3.0
  /// The colour at the top; the theme's `hub` by default.
  public var color = ThemeColor.token(.hub)
  /// The colour at the bottom; the theme's `hubEdge` by default.
  public var edge = ThemeColor.token(.hubEdge)
  /// The colour of the middle; the theme's `faceEdge` by default.
  public var centerColor = ThemeColor.token(.faceEdge)

  /// Makes a hub.
  public init() {}

  /// Draws the cap and its middle. Throws for a radius of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("radius", radius, above: 0)
    try check("center", center, atLeast: 0)
    let cap = Shape(
      .circle(center: .zero, radius: radius),
      fillColor: .lit(context.theme[color], context.theme[edge]))
    if center == 0 { return Layer("hub", sublayers: [Layer(content: .shape(cap))]) }
    let middle = Shape(
      .circle(center: .zero, radius: center), fillColor: .color(context.theme[centerColor]))
    return Layer(
      "hub", sublayers: [Layer(content: .shape(cap)), Layer(content: .shape(middle))])
  }
}
