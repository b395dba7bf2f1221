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
  /// The unit behind the figures; °C by default.
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
      frame: Rect(x: -5, y: -96, width: 10, height: 122), y: Scale(range, ticks: ticks))
    plot.spacing = Size(width: 20, height: 20)
    var dial = Dial(context: DialContext(reading: reading, theme: theme, plot: plot)) {
      ShapePart.card(card, cornerRadius: 14)
      Self.rim
      ShapePart.filled(Self.tube, .token(.track)).with {
        ($0.strokeColor, $0.lineWidth) = (.token(.muted), 0.5)
      }
      ShapePart.filled(Self.tube, Self.glass)
      Bar().with {
        ($0.breadth, $0.foot, $0.isRound) = (7.4, 18, true)
        ($0.color, $0.trackColor) = (color, .clear)
      }
      ShapePart.filled(Self.bulb, color)
      ShapePart.filled(Self.bulb, Self.shine)
      ShapePart().with {
        $0.path = .line(from: Point(-2.6, -97), to: Point(-2.6, 34))
        ($0.strokeColor, $0.lineWidth, $0.lineCap) = (white(0x90), 1, .round)
      }
      Ranges(bands).with { ($0.patterns, $0.distance, $0.width) = (patterns, 6, 2.4) }
      Axis(.left).with {
        ($0.distance, $0.lineWidth, $0.tickLength, $0.minorTickLength) = (6, 0, 8, 3.6)
        ($0.tickColor, $0.gap, $0.size, $0.color) = (.token(.mark), 4, 10, .token(.ink))
      }
      Axis(.right).with {
        ($0.distance, $0.lineWidth, $0.tickLength, $0.minorTickLength) = (8.5, 0, 8, 3.6)
        ($0.tickColor, $0.hasLabels) = (.token(.muted), false)
      }
      Readout().with {
        ($0.position, $0.size, $0.maximumWidth) = (Point(0, 81), 20, 104)
        ($0.isShown, $0.unit, $0.isUnitBehind) = (showsReadout, unit, true)
        ($0.style, $0.window) = (figures, Readout.Window.none)
      }
    }
    dial.size = Size(width: 240, height: 424)
    dial.viewBox = card
    dial.title = "Thermometer"
    return dial
  }
}

extension Thermometer {
  private static let tube = "M-6.5 -99A6.5 6.5 0 0 1 6.5 -99V33.3A13 13 0 1 1 -6.5 33.3Z"
  private static let bulb = "M-10 44.5A10 10 0 1 1 10 44.5A10 10 0 1 1 -10 44.5Z"

  /// A line along the edge of the card, as of enamel.
  private static let rim = ShapePart().with {
    let rect = Rect(x: -56, y: -111, width: 112, height: 204)
    $0.path = .roundedRect(rect, cornerRadius: 12)
    ($0.strokeColor, $0.lineWidth, $0.opacity) = (.token(.accent), 0.8, 0.5)
  }

  /// The light in the glass of the tube.
  private static let glass: ThemeGradient = {
    var gradient = ThemeGradient()
    gradient.colors = [black(0x30), white(0), white(0x60), white(0), black(0x28)]
    (gradient.startPoint, gradient.endPoint) = (Point(0.22, 0), Point(0.78, 0))
    return gradient
  }()

  /// The light on the bulb.
  private static let shine: ThemeGradient = {
    var gradient = ThemeGradient()
    (gradient.kind, gradient.locations) = (.radial, [0, 0.35, 1])
    gradient.colors = [white(0x90), white(0x18), black(0x58)]
    (gradient.startPoint, gradient.endPoint) = (Point(0.4, 0.32), Point(1.05, 0.32))
    return gradient
  }()
}

/// White that lets something through: an alpha of 255 none.
private func white(_ alpha: Double) -> ThemeColor { .color(.white.opacity(alpha / 255)) }

/// Black that lets something through.
private func black(_ alpha: Double) -> ThemeColor { .color(.black.opacity(alpha / 255)) }
