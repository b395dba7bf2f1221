import SweepGeometry
public import SweepScene

/// A labelled line across a plot at a reading.
public struct Threshold: Part {
  /// The reading on the vertical scale; none by default, which draws nothing.
  public var value: Double?
  /// The text above its right end; empty by default.
  public var label = ""
  /// The width in dial units; 1.2 by default.
  public var width = 1.2
  /// The colour of the line and the label; the theme's `danger` by default.
  public var color = ThemeColor.token(.danger)
  /// The lengths of dashes and gaps in turn, in dial units; 5 and 4 by default.
  public var lineDashPattern: [Double] = [5, 4]
  /// The size of the label, in dial units; 10 by default.
  public var size = 10.0
  /// Whether the label is at the left end; false by default.
  public var isLabelAtLeft = false

  /// Makes a line at a reading.
  public init(_ value: Double? = nil, label: String = "") {
    self.value = value
    self.label = label
  }

  /// Draws the line where the scale has the reading, and where it has not an arrowhead at the end
  /// beyond which it lies. Throws without a plot and for sizes of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let plot = try context.plotForPart()
    guard let value, abs(value) < 1e12 else { return Layer() }
    let y = PlotSide.left.point(of: value, in: plot).y
    guard plot.y.domain.contains(value) else { return outside(at: y, plot, context.theme) }
    var layer = Layer(
      "threshold", sublayers: [Layer(content: .shape(line(at: y, plot, context.theme)))])
    if !label.isEmpty {
      let slot = slot(at: y, width: labelWidth(in: context.theme), in: plot)
      layer.sublayers.append(labelLayer(at: y, in: slot, plot, context.theme))
    }
    return layer
  }

  /// The line, and its name if that can be read.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      if CompactForm.leavesOut(size, leastType) { $0.label = "" }
      $0.size = max(size, leastType)
    }
  }

  private func line(at y: Double, _ plot: Plot, _ theme: Theme) -> Shape {
    var shape = Shape(
      .line(from: Point(plot.frame.minX, y), to: Point(plot.frame.maxX, y)), fillColor: .none,
      strokeColor: .color(theme[color]), lineWidth: width)
    shape.lineDashPattern = lineDashPattern
    return shape
  }

  /// An arrowhead at the end of the plot beyond which the reading lies, and the name behind it.
  private func outside(at y: Double, _ plot: Plot, _ theme: Theme) -> Layer {
    let head = 0.7 * size
    let name = label.isEmpty ? 0 : 0.3 * size + labelWidth(in: theme)
    var slot = slot(at: y, width: head + name, in: plot)
    let inward = slot.isBelow ? 0.6 * size : -0.6 * size
    let tip = Point(slot.left + head / 2, y + (slot.isBelow ? 0.44 : -0.44) * size)
    var path = Path()
    path.move(to: tip.onGrid)
    path.addLine(to: Point(tip.x - head / 2, tip.y + inward).onGrid)
    path.addLine(to: Point(tip.x + head / 2, tip.y + inward).onGrid)
    path.close()
    let arrowhead = Shape(path, fillColor: .color(theme[color]))
    var layer = Layer("threshold", sublayers: [Layer(content: .shape(arrowhead))])
    if !label.isEmpty {
      slot.left += head + 0.3 * size
      layer.sublayers.append(labelLayer(at: y, in: slot, plot, theme))
    }
    return layer
  }
}

extension Threshold: KeyedPart {
  package static let summary = "A labelled line across a plot at a reading."

  package static let keys: KeyTable<Threshold> = KeyTable([
    Key("value", \.value, optional: .quantity, "The reading; if not set, nothing is drawn."),
    Key("label", \.label, .text, "The text above an end of the line."),
    Key("width", \.width, .number(above: 0), "The width in dial units."),
    Key("color", \.color, .themeColor, "The colour of the line and the label."),
    Key("lineDashPattern", \.lineDashPattern, .numbers, "The lengths of dashes and gaps."),
    Key("size", \.size, .number(above: 0), "The size of the label."),
    Key("left", \.isLabelAtLeft, .boolean, "Whether the label is at the left end."),
  ])
}
