public import SweepGeometry
public import SweepScene

/// A ring of marks, lit from the temperature of the room to the one that is set: the template
/// `thermostat`.
public struct Thermostat: DialDesign {
  /// The temperature that is set, and the way there.
  public var reading: Reading
  /// The temperatures at the ends of the scale.
  public var range: ClosedRange<Double>
  /// The temperature of the room; 19.5 by default.
  public var current = 19.5
  /// The step of the temperatures that can be set, of which there are at most 1000; 0.5 by default.
  public var step = 0.5
  /// The direction of the lower end; -150° by default.
  public var start = Angle.degrees(-150)
  /// The turn from the lower end to the upper one; 300° by default.
  public var span = Angle.degrees(300)
  /// The number of spaces between the marks of the ring; 120 by default.
  public var marks = 120
  /// The words above the figures; HEATING by default.
  public var mode = "HEATING"
  /// The words below the figures; when it will be warm by default.
  public var note = "in 25 min"
  /// The spelling of the figures; with one decimal and a degree sign by default.
  public var figures = NumberStyle(decimals: 1, suffix: "°")
  /// Whether the leaf of a thrifty temperature shows; true by default.
  public var hasLeaf = true
  /// The colour of the disc: of heating, cooling or rest; orange by default.
  public var color = ThemeColor.color(Color(0xb93a08))
  /// The colour of figures and marks on it; white by default.
  public var print = ThemeColor.white
  /// The colours and the type; `bauhaus` by default.
  public var theme = Theme.bauhaus

  /// Makes a thermostat that is set to a temperature.
  public init(
    _ reading: Reading = Reading(21.5, from: 19, duration: 0.8),
    in range: ClosedRange<Double> = 9...32
  ) {
    (self.reading, self.range) = (reading, range)
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(
      range, start: start, span: span, ticks: TickRule(.divisions(marks), minor: 0))
    let context = DialContext(scale: scale, reading: reading, theme: theme.cased(.round))
    var dial = Dial(context: context) {
      Bezel()
      disc(100, .color(Color(0x0b0c0d))).with { $0.recess = 0 }
      disc(94, color)
      ShapePart.filled("M-94 0A94 94 0 0 1 94 0A94 94 0 0 1 -94 0Z", Self.light)
      GroupPart { ring(1.1) }.with { $0.opacity = 0.45 }
      ring(1.5).with { $0.origin = current }
      Marker(current).with {
        ($0.style, $0.side, $0.radius, $0.size, $0.color) = (.line, .inside, 84, 12, print)
      }
      Labels().with {
        ($0.values, $0.radius, $0.size) = ([current], 64, 9.4)
        ($0.weight, $0.color, $0.style) = (400, print, NumberStyle(decimals: figures.decimals))
      }
      Follower {
        ShapePart.lines("M0 -86.5V-66", print, width: 3.2).with { $0.lineCap = .round }
      }.with { $0.turns = true }
      Caption(mode).with {
        ($0.position, $0.size, $0.weight) = (Point(0, -29), 8.6, 600)
        ($0.color, $0.letterSpacing, $0.maximumWidth) = (print, 1.6, 104)
        $0.maximumLines = 1
      }
      Readout().with {
        ($0.window, $0.position, $0.size) = (Readout.Window.none, Point(0, 19), 47)
        ($0.weight, $0.maximumWidth, $0.style, $0.color) = (400, 108, figures, print)
      }
      Caption(note).with {
        ($0.position, $0.size, $0.color, $0.maximumWidth) = (Point(0, 39), 8.6, print, 96)
        $0.maximumLines = 1
      }
      if hasLeaf {
        ShapePart.lines(Self.leaf, print, width: 1.5).with { $0.lineCap = .round }
      }
      Glass()
    }
    dial.title = "Thermostat"
    dial.control = .slider(.step(step))
    return dial
  }

  private func disc(_ radius: Double, _ color: ThemeColor) -> Face {
    Face().with {
      ($0.radius, $0.color, $0.edge, $0.finish) = (radius, color, color, .flat)
    }
  }

  private func ring(_ width: Double) -> Ticks {
    Ticks().with {
      ($0.radius, $0.length, $0.width) = (84, 12, width)
      ($0.style, $0.color) = (.bars, print)
    }
  }

  /// The light on the disc, and the shade at its rim.
  private static let light = ThemeGradient.radial(
    [0xffffff20, 0xffffff00, 0x00000000, 0x00000048], at: [0, 0.55, 0.55, 1],
    from: Point(0.5, 0.38), to: Point(1.12, 0.38))
  private static let leaf =
    "M-7.6 72.4C-10 63 -2 57.6 8.6 58.6C9.6 69 -0.2 75.4 -7.6 72.4ZM-10 75C-6 69 -1 66.2 3.6 63.6"
}
