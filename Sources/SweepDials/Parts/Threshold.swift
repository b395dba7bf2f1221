import SweepGeometry
public import SweepScene

/// A line across a plot at a reading that matters, with its name.
public struct Threshold: Part {
  /// The reading on the vertical scale; none, which shows nothing, by default.
  public var value: Double?
  /// What it is called, above its right end; empty by default.
  public var label = ""
  /// The width in dial units; 1.2 by default.
  public var width = 1.2
  /// The colour of the line and the label; the theme's `danger` by default.
  public var color = ThemeColor.token(.danger)
  /// The lengths of dashes and gaps in turn, in dial units; 5 and 4 by default.
  public var lineDashPattern: [Double] = [5, 4]
  /// The size of the label, in dial units; 10 by default.
  public var size = 10.0
  /// Whether the label stands at the left end; false by default.
  public var isLabelAtLeft = false

  /// Makes a line at a reading.
  public init(_ value: Double? = nil, label: String = "") {
    self.value = value
    self.label = label
  }

  /// Draws the line where the scale has the reading, and where it has not an arrowhead at the end
  /// beyond which it lies. Throws without a plot and for sizes of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("width", width, above: 0)
    try check("size", size, above: 0)
    let plot = try context.plotForPart()
    guard let value, abs(value) < 1e12 else { return Layer() }
    let y = PlotSide.left.point(of: value, in: plot).y
    let isInside = plot.y.domain.contains(value)
    let shape = isInside ? line(at: y, plot, context) : arrowhead(at: y, plot, context)
    var layer = Layer("threshold", sublayers: [Layer(content: .shape(shape))])
    if !label.isEmpty {
      layer.sublayers.append(labelLayer(at: y, beside: isInside ? 0 : size, plot, context))
    }
    return layer
  }

  private func line(at y: Double, _ plot: Plot, _ context: DialContext) -> Shape {
    var shape = Shape(
      .line(from: Point(plot.frame.minX, y), to: Point(plot.frame.maxX, y)), fillColor: .none,
      strokeColor: .color(context.theme[color]), lineWidth: width)
    shape.lineDashPattern = lineDashPattern
    return shape
  }

  /// An arrowhead at the end of the plot beyond which the reading lies, inside of it.
  private func arrowhead(at y: Double, _ plot: Plot, _ context: DialContext) -> Shape {
    let frame = plot.frame
    let inward = y < frame.center.y ? 0.6 * size : -0.6 * size
    let x = isLabelAtLeft ? frame.minX + 2 + 0.35 * size : frame.maxX - 2 - 0.35 * size
    var path = Path()
    path.move(to: Point(x, y).onGrid)
    path.addLine(to: Point(x - 0.35 * size, y + inward).onGrid)
    path.addLine(to: Point(x + 0.35 * size, y + inward).onGrid)
    path.close()
    return Shape(path, fillColor: .color(context.theme[color]))
  }
}
