import SweepGeometry
public import SweepScene

/// A scale along a side of a plot: a line, marks, labels and a title, all outside of it.
public struct AxisPart: Part {
  /// The side; `bottom` by default.
  public var side = PlotSide.bottom
  /// The distance from the plot, in dial units; 0 by default.
  public var distance = 0.0
  /// The width of the line along the side, in dial units; 1 by default, 0 for none.
  public var lineWidth = 1.0
  /// The length of major marks, in dial units; 0, for none, by default.
  public var tickLength = 0.0
  /// The length of minor marks, in dial units; 0, for none, by default.
  public var minorTickLength = 0.0
  /// The colour of the line and of minor marks; the theme's `track` by default.
  public var lineColor = ThemeColor.token(.track)
  /// The colour of major marks; that of the line by default.
  public var tickColor: ThemeColor?
  /// Whether readings are labelled; true by default.
  public var hasLabels = true
  /// The distance of labels from the marks, in dial units; 6 by default.
  public var gap = 6.0
  /// The size of the labels, in dial units; 10 by default.
  public var size = 10.0
  /// The greatest width of labels beside a vertical axis, in dial units; none by default. Wider labels
  /// shrink to four fifths; then figures have prefixes such as k or are left out, and names take two
  /// lines and are cut off with an ellipsis.
  public var maximumWidth: Double?
  /// The weight of the labels, 100 … 900; the theme's by default.
  public var weight: Int?
  /// The colour of the labels and the title; the theme's `muted` by default.
  public var color = ThemeColor.token(.muted)
  /// The distance between labels in units of the scale; by default the major marks that fit.
  public var every: Double?
  /// Texts for some readings, of which an empty one hides the label; none by default.
  public var texts: [Double: String] = [:]
  /// The title, above a vertical axis or at the right end of another; empty by default.
  public var title = ""
  /// The spelling of the figures.
  public var style = NumberStyle()
  /// The minimum size of the type, in dial units.
  var leastSize = 0.0

  /// Makes an axis along a side.
  public init(_ side: PlotSide = .bottom) { self.side = side }

  /// Draws the axis. Throws without a plot, and for sizes below zero.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    try style.check()
    let plot = try context.plotForPart()
    var layers: [Layer] = []
    let color = context.theme[lineColor]
    let ticks = tickColor.map { context.theme[$0] } ?? color
    if lineWidth > 0 {
      let line = Path.line(from: end(0, plot), to: end(1, plot))
      layers.append(stroke("line", line, color, lineWidth))
    }
    if minorTickLength > 0 {
      let scale = side.scale(of: plot)
      var path = marks(try scale.readings(.minor), minorTickLength, plot)
      let middle = max(minorTickLength, (minorTickLength + tickLength) / 2)
      path.append(marks(try scale.readings(.middle), middle, plot))
      layers.append(stroke("minor", path, ticks, 0.7))
    }
    if tickLength > 0 {
      let major = try side.scale(of: plot).readings(.major)
      layers.append(stroke("major", marks(major, tickLength, plot), ticks, 1.4))
    }
    if hasLabels {
      // In a group of their own they share their style.
      let labels = try AxisLabels(axis: self, plot: plot, in: context).layers()
      layers.append(Layer("axis_" + side.rawValue + "_labels", sublayers: labels))
    }
    return Layer("axis_" + side.rawValue, sublayers: layers)
  }

  /// Adds the number style of its scale.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    guard let plot = context.plot else { return }
    builder.annotateScale(of: context, on: side.scale(of: plot), labelStyle: style)
    guard hasLabels, side.isUpright, maximumWidth.map({ $0 > 0 }) == true, size > 0 else { return }
    let labels = AxisLabels(axis: self, plot: plot, in: context)
    for name in (try? labels.cutNames()) ?? [] { builder.addText(name) }
  }

  /// Larger figures without a title or minor marks.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      $0.size = max(size, leastType)
      $0.leastSize = leastType
      $0.maximumWidth = maximumWidth.map { max($0, leastType * 2) }
      $0.minorTickLength = 0
      if CompactForm.leavesOut(size, leastType) { $0.title = "" }
    }
  }

  private func end(_ part: Double, _ plot: Dial.Plot) -> Point {
    side.point(at: part, in: plot) + side.outward * distance
  }

  private func marks(_ values: [Double], _ length: Double, _ plot: Dial.Plot) -> Path {
    var path = Path()
    path.reserveCapacity(2 * values.count)
    for value in values {
      let foot = side.point(of: value, in: plot) + side.outward * distance
      path.append(.line(from: foot, to: foot + side.outward * length))
    }
    return path
  }

  private func stroke(_ name: String, _ path: Path, _ color: Color, _ width: Double) -> Layer {
    let shape = Layer.Shape(path, fillColor: .none, strokeColor: .color(color), lineWidth: width)
    return Layer("axis_" + side.rawValue + "_" + name, content: .shape(shape))
  }
}

extension AxisPart: KeyedPart {
  package static let summary =
    "A scale along a side of a plot, with marks, labels and a title outside of it."

  package static let keys: KeyTable<AxisPart> = KeyTable(
    [
      Key("side", \.side, .choice, "The side."),
      Key("distance", \.distance, .number(within: 1e6), "The distance from the plot."),
      Key("lineWidth", \.lineWidth, .number(atLeast: 0), "The width of the axis line; 0 for none."),
      Key(
        "tickLength", \.tickLength, .number(atLeast: 0), "The length of major marks; 0 for none."),
      Key(
        "minorTickLength", \.minorTickLength, .number(atLeast: 0),
        "The length of minor marks; 0 for none."),
      Key("lineColor", \.lineColor, .themeColor, "The colour of the line."),
      Key(
        "tickColor", \.tickColor, optional: .themeColor,
        "The colour of marks; by default the line's."),
      Key("labels", \.hasLabels, .boolean, "Whether readings are labelled."),
      Key("gap", \.gap, .number(atLeast: 0), "The distance of labels from the marks."),
      Key("size", \.size, .number(above: 0), "The size of the labels."),
      Key(
        "maximumWidth", \.maximumWidth, optional: .number(above: 0),
        "The greatest width of labels beside a vertical axis."),
      Key("weight", \.weight, optional: .weight, "The weight; the theme's by default."),
      Key("color", \.color, .themeColor, "The colour of the labels and the title."),
      Key(
        "every", \.every, optional: .quantity,
        "The distance between labels; by default chosen to fit."),
      Key(
        "texts", \.texts, .textsByNumber,
        "Texts for some readings, as in {0: empty, 100: full}."),
      Key("title", \.title, .text, "The title, above a vertical axis or at the right end."),
      Key("unit", \.style.unit, .text, "The unit after each number."),
    ] + NumberStyle.keys.inside(\.style))
}
