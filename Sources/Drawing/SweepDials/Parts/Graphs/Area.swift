import SweepGeometry
public import SweepScene

/// The area below the data of a plot, which fades downwards and appears with the line.
public struct Area: Part {
  /// The interpolation of its edge; `straight` by default.
  public var curve = Curve.straight
  /// The colour; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)
  /// The opacity at the highest point, 0 … 1; 0.28 by default. It is 0 at the foot.
  public var opacity = 0.28
  /// The reading at the base; by default zero if the scale has it, or else its lower end.
  public var foot: Double?
  /// Whether it is left out if the scale has no zero, because an area is read by its size; false by
  /// default.
  public var isFromZeroOnly = false
  /// The maximum error of the edge when points are dropped, in dial units; 0.1 by default.
  public var tolerance = 0.1
  /// Whether it goes on to the next reading where one is missing; false by default, to leave a gap.
  public var connectsGaps = false

  /// Makes an area.
  public init() {}

  /// Draws the area. Throws without a plot, and for an opacity or a tolerance that it cannot have.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let plot = try context.plotForPart()
    if isFromZeroOnly, foot == nil, plot.y.clamped(0) != 0 { return Layer() }
    let places = plot.places(connectsGaps: connectsGaps)
    let base = PlotSide.left.point(of: plot.y.clamped(foot ?? 0), in: plot).y
    var path = Path()
    for run in places.split(separator: nil) {
      let points = run.compactMap { $0 }
      guard let first = points.first, let last = points.last, points.count > 1 else { continue }
      curve.append(points, to: &path, tolerance: tolerance)
      path.addLine(to: Point(last.x, base).onGrid)
      path.addLine(to: Point(first.x, base).onGrid)
      path.close()
    }
    guard !path.elements.isEmpty else { return Layer() }
    let shape = Layer.Shape(path, fillColor: .gradient(fading(context.theme[color], base, places)))
    var layer = Layer("area", content: .shape(shape))
    layer.mask = plot.uncovering(in: context.reading)
    return plot.cut(layer, if: places)
  }

  /// Adds the data.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    if let plot = context.plot { builder.addData(of: plot) }
  }

  /// From the opacity at the point farthest from the foot to nothing at the foot.
  private func fading(_ color: Color, _ base: Double, _ places: [Point?]) -> Layer.Gradient {
    let heights = places.compactMap { $0?.y }
    let far = heights.max { abs($0 - base) < abs($1 - base) } ?? base
    let end = abs(far - base) < 0.01 ? base - 1 : far
    let (strong, none) = (color.opacity(color.alpha * opacity), color.opacity(0))
    return Layer.Gradient(
      .linear(from: Point(0, end).onGrid, to: Point(0, base).onGrid),
      stops: [Layer.Gradient.Stop(0, strong), Layer.Gradient.Stop(1, none)], units: .userSpaceOnUse)
  }
}

extension Area: KeyedPart {
  package static let summary =
    "The space between the data of a plot and its foot, which fades downwards."

  package static let keys: KeyTable<Area> = KeyTable([
    Key("curve", \.curve, .choice, "How its edge goes from point to point."),
    Key("color", \.color, .themeColor, "The colour."),
    Key("opacity", \.opacity, .number(in: 0...1), "The opacity at the highest point."),
    Key(
      "foot", \.foot, optional: .number,
      "The reading at the base; by default zero or the lower end."),
    Key(
      "fromZeroOnly", \.isFromZeroOnly, .boolean,
      "Whether it is left out where the scale has no zero."),
    Key(
      "tolerance", \.tolerance, .number(in: 0...5),
      "How far the edge may move when points are dropped."),
    Key(
      "connectGaps", \.connectsGaps, .boolean,
      "Whether it goes on to the next reading where one is missing."),
  ])
}
