import SweepGeometry
public import SweepScene

/// The disc behind everything else, a little lighter where the light falls.
public struct Face: Part {
  /// The radius in dial units; 100 by default.
  public var radius = 100.0
  /// The colour at the top; the theme's `face` by default.
  public var color = ThemeColor.token(.face)
  /// The colour at the bottom; the theme's `faceEdge` by default.
  public var edge = ThemeColor.token(.faceEdge)

  /// Makes a face.
  public init() {}

  /// Draws the disc. Throws for a radius of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("radius", radius, above: 0)
    let paint = Paint.lit(context.theme[color], context.theme[edge])
    return Layer(
      "face", content: .shape(Shape(.circle(center: .zero, radius: radius), fillColor: paint)))
  }
}
