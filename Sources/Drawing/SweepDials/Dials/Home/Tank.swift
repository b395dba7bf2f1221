import SweepGeometry
public import SweepScene

/// A vessel whose liquid rises to the level and always moves: the template `tank`.
public struct Tank: DialDesign {
  /// The level, and the way there.
  public var reading: Reading
  /// The levels of an empty and of a full tank.
  public var range: ClosedRange<Double>
  /// The distance between labels; chosen to fit by default.
  public var step: Double?
  /// The limits of coloured stretches; none by default.
  public var bands: [Double] = []
  /// The patterns of the stretches beside their colours; none by default.
  public var patterns: [Bands.Pattern] = []
  /// The unit behind the figures; % by default.
  public var unit = "%"
  /// The spelling of the figures; without decimals by default.
  public var figures = NumberStyle(decimals: 0)
  /// The words below the figures; Rainwater by default.
  public var label = "Rainwater"
  /// The colour of the liquid; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)
  /// The height of the waves, as a multiple of 3.4 dial units; 1 by default.
  public var waves = 1.0
  /// The time that a wave takes to move on by its length; 4 s by default.
  public var period: Seconds = 4
  /// The colours and the type; `cupertino` by default.
  public var theme = Theme.cupertino

  /// Makes a tank with a level, reached in 2 s.
  public init(_ value: Double = 64, in range: ClosedRange<Double> = 0...100) {
    self.init(reading: Reading(value, duration: 2), in: range)
  }

  /// Makes a tank that shows a reading or plays a list of them.
  public init(reading: Reading, in range: ClosedRange<Double> = 0...100) {
    (self.reading, self.range) = (reading, range)
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let card = Rect(x: -80, y: -92, width: 160, height: 184)
    let ticks = TickRule(step: step, minor: 4)
    var plot = Plot(
      frame: Rect(x: -46, y: -72, width: 68, height: 106), y: Scale(range, ticks: ticks))
    plot.spacing = Size(width: 20, height: 20)
    let context = DialContext(
      scale: Scale(range), reading: reading, theme: theme, plot: plot)
    var dial = Dial(context: context) {
      ShapePart.filled(Self.card, .lit(.token(.face), .token(.faceEdge)))
      ShapePart.lines(Self.rim, .token(.track), width: 0.8)
      ShapePart.filled("M-38 30H-26L-29 41H-38ZM2 30H14V41H5Z", .token(.muted))
      ShapePart.filled("M-26 -84.5H2V-81H-26ZM-20 -82H-4V-76H-20Z", .token(.muted))
      ShapePart.filled(Self.vessel, .token(.track)).with {
        ($0.strokeColor, $0.lineWidth) = (.token(.muted), 2.4)
      }
      GroupPart {
        Follower { liquid }.with {
          ($0.travel, $0.origin) = (Vector(dx: 0, dy: -106), range.lowerBound)
        }
        ShapePart.filled("M-46 -78H22V34H-46Z", Self.glass)
      }.with { $0.clip = try? Path(svgPathData: Self.vessel) }
      ShapePart.lines("M-35 -64V17", .rgba(0xffffff8c), width: 2.2).with { $0.lineCap = .round }
      ShapePart.lines(Self.vessel, .token(.muted), width: 1.2)
      Ranges(bands).with { ($0.patterns, $0.distance, $0.width) = (patterns, 4, 2.4) }
      Axis(.right).with {
        ($0.distance, $0.lineWidth, $0.tickLength, $0.minorTickLength) = (7, 0, 7, 3.4)
        ($0.tickColor, $0.gap, $0.size, $0.maximumWidth) = (.token(.mark), 4, 10, 34)
        $0.color = .token(.ink)
      }
      Readout().with {
        ($0.window, $0.position, $0.size) = (Readout.Window.none, Point(0, 65), 23)
        ($0.maximumWidth, $0.unit, $0.isUnitBehind, $0.style) = (140, unit, true, figures)
      }
      Caption(label).with {
        ($0.position, $0.size, $0.maximumWidth) = (Point(0, 80), 9.4, 140)
        $0.maximumLines = 1
      }
    }
    dial.size = Size(width: 320, height: 368)
    dial.viewBox = card
    dial.title = "Tank"
    return dial
  }
}

extension Tank {
  /// Two waves that run against each other, and the dark of the depth.
  private var liquid: [any Part] {
    let crest = ShapePart.lines(Self.front, .rgba(0xffffff70), width: 1.6)
    return [
      wave(Self.back + "V4000H-150Z", from: 0, to: -90).with { $0.opacity = 0.45 },
      wave(Self.front + "V4000H-120Z", from: -30, to: 30, above: [crest]),
      ShapePart.filled("M-46 38H22V160H-46Z", .axial([0x00000000, 0x00000052])),
    ]
  }

  /// A wave that moves on by its length for ever, and so never jumps.
  private func wave(
    _ pathData: String, from start: Double, to end: Double, above: [ShapePart] = []
  ) -> ShapePart {
    let surface = ShapePart.filled(pathData, color).with {
      $0.animations = [
        .basic(
          BasicAnimation(
            .translation, from: Vector(dx: start, dy: 0), to: Vector(dx: end, dy: 0),
            timing: MediaTiming(duration: period, repeatCount: .infinity)))
      ]
      $0.layers = above
    }
    return ShapePart().with {
      ($0.position, $0.scale, $0.layers) = (Point(0, 34), ScaleFactors(x: 1, y: waves), [surface])
    }
  }

  private static let card =
    "M-64 -92H64A16 16 0 0 1 80 -76V76A16 16 0 0 1 64 92H-64A16 16 0 0 1 -80 76V-76A16 16"
    + " 0 0 1 -64 -92Z"
  private static let rim =
    "M-62 -88.4H62A14.4 14.4 0 0 1 76.4 -74V74A14.4 14.4 0 0 1 62 88.4H-62A14.4 14.4 0 0 "
    + "1 -76.4 74V-74A14.4 14.4 0 0 1 -62 -88.4Z"
  private static let vessel =
    "M-30 -78H6A16 16 0 0 1 22 -62V18A16 16 0 0 1 6 34H-30A16 16 0 0 1 -46 18V-62A16 16 0"
    + " 0 1 -30 -78Z"
  /// Waves 60 long.
  private static let front =
    "M-120 0c12.73 -4.53 17.27 -4.53 30 0s17.27 4.53 30 0s17.27 -4.53 30 0s17.27 4.53 30 "
    + "0s17.27 -4.53 30 0s17.27 4.53 30 0s17.27 -4.53 30 0"
  /// Waves 90 long.
  private static let back =
    "M-150 0c19.1 4.53 25.9 4.53 45 0s25.9 -4.53 45 0s25.9 4.53 45 0s25.9 -4.53 45 0s25.9"
    + " 4.53 45 0s25.9 -4.53 45 0"
  /// The light in the glass.
  private static let glass = ThemeGradient.axial(
    [
      0x00000040, 0x00000000, 0xffffff00, 0xffffff4d, 0xffffff00, 0x00000000, 0x0000004d,
    ], at: [0, 0.16, 0.16, 0.27, 0.4, 0.7, 1], from: .zero, to: Point(1, 0))
}
