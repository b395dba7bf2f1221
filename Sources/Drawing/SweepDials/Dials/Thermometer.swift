import SweepGeometry
import SweepScene

/// A column that rises in a tube beside a straight scale: the template `thermometer`.
public struct Thermometer: DialDesign {
  /// The name of the value.
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
  /// The colours and the type; `brass` by default.
  public var theme = Theme.brass

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
      frame: Rect(x: -5, y: -92, width: 10, height: 116), y: Scale(range, ticks: ticks))
    plot.spacing = Size(width: 20, height: 18)
    var dial = Dial(context: DialContext(reading: reading, theme: theme, plot: plot)) {
      PartsBuilder.card(
        Rect(x: -51, y: -106, width: 102, height: 194), cornerRadius: 12, bezel: 8)
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
        $0.path = .line(from: Point(-2.4, -93), to: Point(-2.4, 32))
        ($0.strokeColor, $0.lineWidth, $0.lineCap) = (white(0x90), 1, .round)
      }
      clip(at: -86)
      clip(at: 26.6)
      Ranges(bands).with { ($0.patterns, $0.distance, $0.width) = (patterns, 6, 2.4) }
      Axis(.left).with {
        ($0.distance, $0.lineWidth, $0.tickLength, $0.minorTickLength) = (6, 0, 8, 3.6)
        ($0.tickColor, $0.gap, $0.size, $0.color) = (.token(.mark), 4, 10.5, .token(.ink))
        $0.maximumWidth = 23
      }
      Axis(.right).with {
        ($0.distance, $0.lineWidth, $0.tickLength, $0.minorTickLength) = (8.5, 0, 8, 3.6)
        ($0.tickColor, $0.hasLabels) = (.token(.muted), false)
      }
      Readout().with {
        ($0.position, $0.size, $0.maximumWidth) = (Point(0, 76), 18, 88)
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
  private static let tube = "M-6.2 -93A6.2 6.2 0 0 1 6.2 -93V31.2A12.4 12.4 0 1 1 -6.2 31.2Z"
  private static let bulb = "M-9.6 42A9.6 9.6 0 1 1 9.6 42A9.6 9.6 0 1 1 -9.6 42Z"

  /// A line along the edge of the card, as of enamel.
  private static let rim = ShapePart().with {
    let rect = Rect(x: -47, y: -102, width: 94, height: 186)
    $0.path = .roundedRect(rect, cornerRadius: 9)
    ($0.strokeColor, $0.lineWidth, $0.opacity) = (.token(.accent), 0.8, 0.5)
  }

  /// A strap of metal that holds the tube.
  private func clip(at y: Double) -> ShapePart {
    let outline =
      "M-9.5 \(y)H9.5A1.6 1.6 0 0 1 9.5 \(y + 3.2)H-9.5A1.6 1.6 0 0 1 -9.5 \(y)Z"
    return ShapePart.filled(outline, .lit(.token(.bezel), .token(.bezelEdge))).with {
      ($0.strokeColor, $0.lineWidth) = (.token(.bezelEdge), 0.4)
    }
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

/// Translucent white: opaque at an alpha of 255.
private func white(_ alpha: Double) -> ThemeColor { .color(.white.opacity(alpha / 255)) }

/// Translucent black.
private func black(_ alpha: Double) -> ThemeColor { .color(.black.opacity(alpha / 255)) }
