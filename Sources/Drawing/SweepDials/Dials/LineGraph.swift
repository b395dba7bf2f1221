import SweepGeometry
public import SweepScene

/// A line through data that draws itself, with axes and a grid: the template `line-graph`.
public struct LineGraph: DialDesign {
  /// The data.
  public var points: [DataPoint]
  /// The horizontal scale; it fits the data by default.
  public var x: Scale?
  /// The vertical scale; it fits the data and the threshold by default.
  public var y: Scale?
  /// The number of equal steps from the least value to the greatest, both of which are labelled; nil,
  /// for round steps, by default. Without effect beside `y`.
  public var steps: Int?
  /// A line of words above the graph; empty by default.
  public var heading = ""
  /// The unit above the vertical axis; empty by default.
  public var unit = ""
  /// The spelling of the figures; as in English by default.
  public var figures = NumberStyle(locale: .named("en"))
  /// A limit with a line and a label; none by default.
  public var threshold = Threshold()
  /// The interpolation of the line; `straight` by default.
  public var curve = Curve.straight
  /// The width of the line in dial units; 2.4 by default.
  public var lineWidth = 2.4
  /// The direction of grid lines; `horizontal` by default.
  public var grid = Grid.Direction.horizontal
  /// Whether the space below the line is tinted, if the scale has a zero; true by default.
  public var showsArea = true
  /// Whether the last value is marked and shown; true by default.
  public var showsLast = true
  /// The display of the change of the last value from the first, nil for none; in percent by
  /// default.
  public var change: Statistic.Quantity? = .changePercent
  /// The time in which the line draws itself; 1.6 s by default.
  public var duration: Seconds = 1.6
  /// The pace of the pen; slow at both ends by default.
  public var timingFunction = TimingFunction.easeInEaseOut
  /// The colours and the type; `cupertino` by default.
  public var theme = Theme.cupertino

  /// Makes a graph of pairs of readings.
  public init(_ points: [DataPoint]) { self.points = points }

  /// Makes a graph of readings, counted from 0; nil leaves a gap.
  public init(_ values: [Double?]) {
    self.init(values.enumerated().map { DataPoint(Double($0), $1) })
  }

  /// The graph as its parts, to which others can be added.
  public var dial: Dial {
    let card = Rect(x: 0, y: 0, width: 480, height: 270)
    let frame = Rect(x: 66, y: 86, width: 376, height: 132)
    let held = points.compactMap(\.y) + (threshold.value.map { [$0] } ?? [])
    var fitting = Scale.fitting(held, isRounded: steps == nil)
    if let steps { fitting.ticks = TickRule(.divisions(steps)) }
    let plot = Plot(frame: frame, points: points, x: x, y: y ?? fitting)
    let reading = Reading(duration: duration, timingFunction: timingFunction)
    var dial = Dial(context: DialContext(reading: reading, theme: theme, plot: plot)) {
      PartsBuilder.card(
        Rect(x: 12, y: 10, width: 456, height: 248), cornerRadius: 18, bezel: 8)
      Caption(heading).with {
        ($0.position, $0.alignment) = (Point(34, 44), .start)
        ($0.size, $0.weight, $0.color) = (18, 600, .token(.ink))
        ($0.maximumWidth, $0.maximumLines) = (270, 1)
      }
      if showsLast {
        Statistic().with {
          ($0.position, $0.alignment, $0.size) = (Point(446, 42), .end, 24)
          ($0.maximumWidth, $0.style) = (130, figures)
        }
      }
      if showsLast, let change {
        Statistic(change).with {
          ($0.position, $0.alignment, $0.size) = (Point(439, 67), .end, 11)
          ($0.maximumWidth, $0.weight) = (60, 600)
          ($0.color, $0.negativeColor) = (.token(.good), .token(.danger))
          ($0.isSigned, $0.hasPill) = (true, true)
          $0.style = NumberStyle(
            decimals: change == .changePercent ? 1 : figures.decimals ?? 1, locale: figures.locale)
        }
      }
      Grid().with { ($0.direction, $0.lineDashPattern) = (grid, [2, 3]) }
      Axis(.left).with {
        ($0.lineWidth, $0.title, $0.maximumWidth, $0.style) = (0, unit, 40, figures)
        ($0.style.decimals, $0.size) = (nil, 11.5)
      }
      Axis(.bottom).with { ($0.size, $0.tickLength, $0.gap) = (11.5, 4, 6) }
      if showsArea {
        Area().with { ($0.curve, $0.opacity, $0.isFromZeroOnly) = (curve, 0.3, true) }
      }
      threshold.with { $0.isLabelAtLeft = true }
      Line().with { ($0.title, $0.curve, $0.width) = (heading, curve, lineWidth) }
      if showsLast {
        Points().with { ($0.radius, $0.halo) = (4.2, 2) }
      }
    }
    dial.size = Size(width: 640, height: 360)
    dial.viewBox = card
    dial.title = "Line graph"
    return dial
  }
}
