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

  /// Draws the line where the scale has the reading. Throws without a plot and for sizes of zero or
  /// less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("width", width, above: 0)
    try check("size", size, above: 0)
    let plot = try context.plotForPart()
    guard let value, plot.y.domain.contains(value) else { return Layer() }
    let frame = plot.frame
    let y = PlotSide.left.point(of: value, in: plot).y
    let paint = Paint.color(context.theme[color])
    var shape = Shape(
      .line(from: Point(frame.minX, y), to: Point(frame.maxX, y)), fillColor: .none,
      strokeColor: paint, lineWidth: width)
    shape.lineDashPattern = lineDashPattern
    var layer = Layer("threshold", sublayers: [Layer(content: .shape(shape))])
    guard !label.isEmpty else { return layer }
    let text = Text(
      label, fontSize: size, fontWeight: context.theme.labelWeight, foregroundColor: paint,
      alignment: isLabelAtLeft ? .start : .end)
    // Below the line where there is no room above it.
    let isBelow = y - frame.minY < size * 1.4
    let x = isLabelAtLeft ? frame.minX + 2 : frame.maxX - 2
    layer.sublayers.append(
      Layer(
        content: .text(text),
        position: Point(x, isBelow ? y + size * 1.1 : y - size * 0.42).onGrid))
    return layer
  }
}
