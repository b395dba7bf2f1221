import SweepGeometry
public import SweepScene

/// Coloured stretches beside a straight scale that mark good and bad readings.
public struct Ranges: Part {
  /// The limits of the stretches, including the last end; rising.
  public var limits: [Double]
  /// The colours; with fewer stretches, the last ones count. By default good, warning, danger, with shades
  /// between them for more than three.
  public var colors = ThemeColor.tones
  /// The meanings of the stretches, as in `too hot`, for descriptions; with fewer stretches, the
  /// last
  /// ones count. By default `good`, `warning` and `danger` are the normal, the warning and the
  /// danger range.
  public var names: [String] = []
  /// The patterns; with fewer stretches, the last ones count. None by default.
  public var patterns: [Bands.Pattern] = []
  /// The side of the plot; `right` by default.
  public var side = PlotSide.right
  /// The distance of the middle from the plot, in dial units; 4 by default.
  public var distance = 4.0
  /// The width in dial units; 3 by default.
  public var width = 3.0

  /// Makes stretches; without limits, none.
  public init(_ limits: [Double] = []) { self.limits = limits }

  /// Draws the stretches. Throws without a plot, and if limits do not rise or colours are missing.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let plot = try context.plotForPart()
    guard !limits.isEmpty else { return Layer() }
    var stretches: [Layer] = []
    for stretch in try ScaleRange.all(between: limits, colors, patterns, in: context.theme) {
      let from = side.point(of: stretch.from, in: plot) + side.outward * distance
      let to = side.point(of: stretch.to, in: plot) + side.outward * distance
      if from == to { continue }  // Outside the scale.
      let line = Layer.Shape(
        .line(from: from, to: to), fillColor: .none,
        strokeColor: .color(context.theme[stretch.color]), lineWidth: width)
      stretches.append(Layer(content: .shape(line)))
      if let marks = marks(stretch.pattern, from: from, to: to, context.theme.face) {
        stretches.append(Layer(content: .shape(marks)))
      }
    }
    return Layer("ranges", sublayers: stretches)
  }

  /// The marks of a pattern along a stretch, in the colour of the face; nil for none.
  private func marks(
    _ pattern: Bands.Pattern, from: Point, to: Point, _ face: Color
  ) -> Layer.Shape? {
    let way = to - from
    let count = pattern.count(over: way.length)
    // Aslant, so that they are no marks of the scale.
    let across = Vector(dx: width / 2, dy: width / 2)
    var path = Path()
    for mark in 0..<count {
      let middle = from + way * ((Double(mark) + 0.5) / Double(count))
      if pattern == .dots {
        path.append(.circle(center: middle.onGrid, radius: width * 0.22))
      } else {
        path.append(.line(from: (middle - across).onGrid, to: (middle + across).onGrid))
      }
    }
    return pattern.shape(path, face)
  }

  /// Adds the meanings of the scale's stretches.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    builder.annotateScale(
      of: context, on: context.plot.map(side.scale(of:)),
      meaning: RangeMeaning(limits: limits, names: names, colors: colors, in: context.theme))
  }
}

extension Ranges: KeyedPart {
  package static let summary =
    "Coloured stretches beside a straight scale that mark good and bad readings."

  package static let keys: KeyTable<Ranges> = KeyTable([
    Key(
      "limits", \.limits, .numbers,
      "The readings where stretches begin, and the one where the last ends."),
    Key(
      "colors", \.colors, .list(of: .themeColor),
      "The colours; with fewer stretches, the last ones count. By default good, warning, danger and shades between them."
    ),
    Key(
      "names", \.names, .list(of: .text),
      "Their meanings, for descriptions; with fewer stretches, the last ones count."
    ),
    Key(
      "patterns", \.patterns, .list(of: .choice),
      "The patterns; with fewer stretches, the last ones count."),
    Key("side", \.side, .choice, "The side of the plot."),
    Key("distance", \.distance, .number(within: 1e6), "The distance of the middle from the plot."),
    Key("width", \.width, .number(above: 0), "The width in dial units."),
  ])
}
