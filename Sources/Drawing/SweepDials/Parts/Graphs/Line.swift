import SweepGeometry
public import SweepScene

/// The data of a plot as a line, which draws itself in the time of the reading.
///
/// A missing reading leaves a gap, unless ``connectsGaps`` is set. It grows from left to right,
/// together with an ``Area``.
public struct Line: Part {
  /// The interpolation; `straight` by default.
  public var curve = Curve.straight
  /// The width in dial units; 1.8 by default.
  public var width = 1.8
  /// The name of the data, for descriptions; empty by default.
  public var title = ""
  /// The colour; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)
  /// The maximum error of the line when points are dropped, in dial units; 0.1 by default, 0 keeps
  /// all.
  public var tolerance = 0.1
  /// Whether it goes on to the next reading where one is missing; false by default, to leave a gap.
  public var connectsGaps = false

  /// Makes a line.
  public init() {}

  /// Draws the line. Throws without a plot, and for a width or tolerance that makes no line.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let plot = try context.plotForPart()
    let places = plot.places(connectsGaps: connectsGaps)
    let path = curve.path(through: places, tolerance: tolerance)
    guard !path.elements.isEmpty else { return Layer() }
    var shape = Layer.Shape(
      path, fillColor: .none, strokeColor: .color(context.theme[color]), lineWidth: width,
      lineCap: .round)
    shape.lineJoin = .round
    var layer = Layer("line", content: .shape(shape))
    layer.mask = plot.uncovering(in: context.reading)
    return plot.cut(layer, if: places)
  }

  /// Adds the data.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    guard let plot = context.plot else { return }
    builder.addData(of: plot) { if $0.name.isEmpty { $0.name = title } }
  }

  /// A broader line.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.width *= CompactForm.weight(leastType) }
  }
}

extension Line: KeyedPart {
  package static let summary =
    "The data of a plot as a line that draws itself, with a gap where a reading is missing."

  package static let keys: KeyTable<Line> = KeyTable([
    Key("curve", \.curve, .choice, "How it goes from point to point."),
    Key("width", \.width, .number(above: 0), "The width in dial units."),
    Key("name", \.title, .text, "The name of the data, for descriptions."),
    Key("color", \.color, .themeColor, "The colour."),
    Key(
      "tolerance", \.tolerance, .number(in: 0...5),
      "How far the line may move when points are dropped; 0 keeps all."
    ),
    Key(
      "connectGaps", \.connectsGaps, .boolean,
      "Whether it goes on to the next reading where one is missing."),
  ])
}
