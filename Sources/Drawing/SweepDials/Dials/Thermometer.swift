import SweepGeometry
import SweepScene

/// A column that rises in a tube beside a straight scale: the template `thermometer`.
public struct Thermometer: DialDesign {
  /// What it shows.
  public var reading: Reading
  /// The readings at the ends of the scale.
  public var range: ClosedRange<Double>
  /// The distance between labels; chosen to fit by default.
  public var step: Double?
  /// The limits of coloured stretches; none by default.
  public var bands: [Double] = []
  /// The patterns of the stretches beside their colours; none by default.
  public var patterns: [Bands.Pattern] = []
  /// The unit below the figures; °C by default.
  public var unit = "°C"
  /// The spelling of the figures; with one decimal by default.
  public var figures = NumberStyle(decimals: 1)
  /// Whether the reading is shown in figures; true by default.
  public var showsReadout = true
  /// The colour of the column; the theme's `danger` by default.
  public var color = ThemeColor.token(.danger)
  /// The colours and the type; `flat` by default.
  public var theme = Theme.flat

  /// Makes a thermometer that shows a value, reached in 1.2 s.
  public init(_ value: Double = 21.5, in range: ClosedRange<Double> = -20...40) {
    self.init(reading: Reading(value, duration: 1.2, timingFunction: .easeOut), in: range)
  }

  /// Makes a thermometer that shows a reading or plays a list of them.
  public init(reading: Reading, in range: ClosedRange<Double> = -20...40) {
    self.reading = reading
    self.range = range
  }

  /// The thermometer as its parts, to which others can be added.
  public var dial: Dial {
    let card = Rect(x: -60, y: -115, width: 120, height: 212)
    let ticks = TickRule(step.map { .step($0) } ?? .automatic, minor: 4)
    var plot = Plot(
      frame: Rect(x: -27, y: -96, width: 10, height: 122), y: Scale(range, ticks: ticks))
    plot.spacing = Size(width: 20, height: 20)
    var dial = Dial(context: DialContext(reading: reading, theme: theme, plot: plot)) {
      ShapePart.card(card, cornerRadius: 14)
      ShapePart.filled(
        "M-22 31A13.5 13.5 0 0 1 -8.5 44.5A13.5 13.5 0 0 1 -22 58A13.5 13.5 0 0 1 -35.5 44.5A13.5 13.5 0 0 1 -22 31Z",
        .token(.track))
      ShapePart.filled("M-30 -99A8 8 0 0 1 -14 -99V38H-30Z", .token(.track))
      Bar().with { ($0.breadth, $0.foot, $0.color) = (9, 16, color) }
      ShapePart.filled(
        "M-22 35A9.5 9.5 0 0 1 -12.5 44.5A9.5 9.5 0 0 1 -22 54A9.5 9.5 0 0 1 -31.5 44.5A9.5 9.5 0 0 1 -22 35Z",
        color)
      Ranges(bands).with { ($0.patterns, $0.distance, $0.width) = (patterns, 6, 2.4) }
      Axis(.right).with {
        ($0.distance, $0.lineWidth, $0.tickLength, $0.minorTickLength) = (9, 0, 8, 4)
        ($0.tickColor, $0.gap, $0.size, $0.color) = (.token(.mark), 5, 11, .token(.ink))
      }
      Readout().with {
        ($0.position, $0.size, $0.maximumWidth) = (Point(0, 81), 20, 104)
        ($0.isShown, $0.unit, $0.style) = (showsReadout, unit, figures)
      }
    }
    dial.size = Size(width: 240, height: 424)
    dial.viewBox = card
    dial.title = "Thermometer"
    return dial
  }
}
