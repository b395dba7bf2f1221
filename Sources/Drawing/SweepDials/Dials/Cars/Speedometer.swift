public import SweepGeometry
import SweepScene

/// A needle over a round scale, with its reading in figures: the template `speedometer`.
public struct Speedometer: DialDesign {
  /// The reading and the way there.
  public var reading: Reading
  /// The readings that the scale covers.
  public var range: ClosedRange<Double>
  /// Whether the upper end of the scale is at its start; false by default.
  public var isReversed = false
  /// The direction of the start of the scale; -118.4° by default.
  public var start = Angle.degrees(-118.4)
  /// The turn from the start to the end of the scale; 236.8° by default.
  public var span = Angle.degrees(236.8)
  /// The distance between major ticks and labels; chosen to fit by default.
  public var major: Double?
  /// The limits of coloured bands, rising; none by default. Four limits make a good, a warning and
  /// a danger range; with fewer, the last of these count, so that two make one danger range.
  public var bands: [Double] = []
  /// The patterns of the bands beside their colours; none by default.
  public var patterns: [Bands.Pattern] = []
  /// The width of the bands at the lower end of the scale; 3 by default.
  public var bandWidth = 3.0
  /// Their width at the upper end; by default the same.
  public var bandEnd: Double?
  /// Labels from this reading on are in the danger colour; none by default.
  public var danger: Double?
  /// The unit below the figures; `km/h` by default.
  public var unit = "km/h"
  /// The number style of the figures; without decimals by default. Labels share the separators.
  public var figures = NumberStyle(decimals: 0)
  /// The shape of the needle; the theme's by default.
  public var needle: Needle.Style?
  /// Whether an arc grows with the reading; true by default.
  public var showsProgress = true
  /// The colours of the arc along the scale; one by default.
  public var gradient: [ColorStop] = []
  /// The number of its segments that light up; 0, one piece, by default.
  public var segments = 0
  /// The reading from which it grows to either side; as ``Progress/origin`` has it by default.
  public var neutral: Double?
  /// A total on drums; none by default.
  public var odometer: Double?
  /// Words along a circle in the upper half; none by default.
  public var motto = ""
  /// The strength of the light on the glass; the theme's by default.
  public var glass: Double?
  /// The outline of the case, which a scale of less than 200° crops; the theme's by default.
  public var `case`: Case?
  /// Whether the reading is shown in figures; true by default.
  public var showsReadout = true
  /// The colours and the type; `instrument` by default.
  public var theme = Theme.instrument

  /// Makes a speedometer that shows a value.
  public init(_ value: Double = 73, in range: ClosedRange<Double> = 0...100) {
    self.init(reading: Reading(value, duration: 0.8, timingFunction: .swing), in: range)
  }

  /// Makes a speedometer that shows a reading or plays a list of them.
  public init(reading: Reading, in range: ClosedRange<Double> = 0...100) {
    self.reading = reading
    self.range = range
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(
      range, start: start, span: span, isReversed: isReversed, ticks: TickRule(step: major))
    let context = DialContext(scale: scale, reading: reading, theme: theme.cased(`case`))
    var dial = Dial(context: context) {
      Bezel()
      Face()
      arc
      Ticks(.minor)
      Ticks(.middle)
      Ticks(.major)
      Labels().with {
        ($0.every, $0.danger) = (major, danger)
        $0.style.decimalSeparator = figures.decimalSeparator
        $0.style.grouping = figures.grouping
      }
      if !motto.isEmpty { ArcText(motto).with { ($0.radius, $0.size) = (40, 7) } }
      Readout().with {
        ($0.isShown, $0.unit, $0.style) = (showsReadout, unit, figures)
        $0.motion = .counting
      }
      if let odometer { drums(odometer) }
      Needle(needle)
      Hub()
      Glass().with { $0.strength = glass }
    }
    dial.title = "Speedometer"
    return dial
  }

  /// The arc along the scale: progress, or bands in its place.
  @PartsBuilder private var arc: [any Part] {
    if showsProgress, segments == 0 { Track().with { $0.unless = bands } }
    Bands(bands).with {
      ($0.patterns, $0.width, $0.endWidth) = (patterns, bandWidth, bandEnd)
    }
    if showsProgress {
      Progress().with {
        ($0.unless, $0.gradient, $0.segments, $0.origin) = (bands, gradient, segments, neutral)
      }
    }
  }

  private func drums(_ sum: Double) -> Scoped {
    Readout().with {
      ($0.motion, $0.digits, $0.position, $0.size) = (.odometer, 6, Point(0, 77), 8)
    }.on(scale: Scale(0...999_999), reading: Reading(sum, from: sum))
  }
}
