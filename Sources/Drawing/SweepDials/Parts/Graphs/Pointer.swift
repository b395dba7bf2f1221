import SweepGeometry
public import SweepScene

/// An arrowhead beside a straight scale at the reading.
public struct Pointer: Part {
  /// The side of the plot; `right` by default.
  public var side = PlotSide.right
  /// The distance of the tip from the plot, in dial units; 0 by default.
  public var distance = 0.0
  /// The length in dial units; 9 by default.
  public var length = 9.0
  /// The width of the foot in dial units; 8 by default.
  public var width = 8.0
  /// The colour; the theme's `needle` by default.
  public var color = ThemeColor.token(.needle)

  /// Makes an arrowhead.
  public init() {}

  /// Draws the arrowhead at the reading. Throws without a plot, and for sizes of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let plot = try context.plotForPart()
    let out = side.outward
    let half = Vector(dx: -out.dy, dy: out.dx) * (width / 2)
    let tip = Point.zero + out * distance
    let foot = tip + out * length
    var path = Path.polyline([tip, foot + half, foot - half].map(\.onGrid))
    path.close()
    let scale = side.isUpright ? plot.y : plot.x
    func place(_ value: Double) -> Vector { side.point(of: value, in: plot) - .zero }
    var pointer = Layer(
      "pointer", content: .shape(Layer.Shape(path, fillColor: .color(context.theme[color]))),
      transform: [.translate(place(context.reading.value))],
      animations: context.reading.animations(of: .translation, on: scale, place))
    pointer.hideWithoutReading(in: context)
    return pointer
  }

  /// Adds the reading.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    builder.addReading(
      of: context, on: context.plot.map { side.isUpright ? $0.y : $0.x } ?? context.scale)
  }
}

extension Pointer: ColoredPart {
  /// The colour of the arrowhead.
  public static var mainColor: WritableKeyPath<Pointer, ThemeColor> { \.color }
}

extension Pointer: KeyedPart {
  package static let summary = "An arrowhead beside a straight scale that stands at the reading."

  package static let keys: KeyTable<Pointer> = KeyTable([
    Key("side", \.side, .choice, "The side of the plot."),
    Key("distance", \.distance, .number(within: 1e6), "The distance of the tip from the plot."),
    Key("length", \.length, .number(above: 0), "The length in dial units."),
    Key("width", \.width, .number(above: 0), "The width of the foot in dial units."),
    Key("color", \.color, .themeColor, "The colour."),
  ])
}
