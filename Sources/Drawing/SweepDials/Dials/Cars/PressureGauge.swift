import SweepGeometry
import SweepScene

/// Pressure in a dark case on its fitting: the template `pressure`.
public struct PressureGauge: DialDesign {
  /// The reading and the way there.
  public var reading: Reading
  /// Both ends of the scale; 0 … 16 by default.
  public var range: ClosedRange<Double>
  /// The distance between labels; chosen to fit by default.
  public var major: Double?
  /// The starts of the coloured bands, and the end of the last one; 12 and 16 by default.
  public var bands: [Double] = [12, 16]
  /// The unit below the pivot; `bar` by default.
  public var unit = "bar"
  /// The small print below the unit; `CLASS 1.6` by default.
  public var note = "CLASS 1.6"
  /// Whether the gauge stands on its fitting; true by default.
  public var hasFitting = true
  /// The colours and the type; `bauhaus` by default.
  public var theme = Theme.bauhaus

  /// Makes a gauge that shows a pressure, reached in 0.8 s.
  public init(_ value: Double = 7.1, in range: ClosedRange<Double> = 0...16) {
    self.init(reading: Reading(value, duration: 0.8, timingFunction: .swing), in: range)
  }

  /// Makes a gauge that shows a reading or plays a list of them.
  public init(reading: Reading, in range: ClosedRange<Double> = 0...16) {
    (self.reading, self.range) = (reading, range)
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(
      range, start: .degrees(-135), span: .degrees(270), outside: .overshoot(by: .degrees(4)),
      ticks: TickRule(step: major, minor: 10))
    var dial = Dial(context: DialContext(scale: scale, reading: reading, theme: theme)) {
      if hasFitting { Self.fitting }
      Bezel().with {
        ($0.radius, $0.width) = (102.6, 5.8)
        ($0.color, $0.edge) = (.token(.hubEdge), .token(.ink))
      }
      Bezel().with { ($0.radius, $0.width) = (93.6, 9.4) }
      Face().with { ($0.radius, $0.finish) = (93.6, .dome) }
      marks
      Caption(unit).with {
        ($0.position, $0.size, $0.color) = (Point(0, 47.6), 13.5, .token(.ink))
        $0.maximumWidth = 44
      }
      Caption(note).with {
        ($0.position, $0.size, $0.letterSpacing) = (Point(0, 62.4), 6.4, 0.5)
        $0.maximumWidth = 44
      }
      ShapePart.lines("M-5 68H5M0 68V74M-2.6 74H2.6", .token(.muted), width: 0.7)
      Self.screws
      Readout().with { ($0.isShown, $0.unit) = (false, unit) }
      Needle().with { ($0.length, $0.tail, $0.width) = (78.5, 33, 5) }
      Hub().with {
        ($0.radius, $0.finish) = (7.8, .slotted)
        ($0.color, $0.edge) = (.token(.warning), .token(.hubEdge))
      }
      Glass().with { $0.radius = 91 }
    }
    dial.size = Size(width: 400, height: 440)
    dial.viewBox = Rect(x: -114, y: -112, width: 228, height: 250.8)
    dial.title = "Pressure gauge"
    return dial
  }

  private var marks: [any Part] {
    [
      Bands([range.lowerBound, range.upperBound]).with {
        ($0.colors, $0.radius, $0.width) = ([.token(.mark)], 80, 0.9)
      },
      Bands(bands).with { ($0.radius, $0.width) = (82.7, 4.2) },
      Ticks(.minor).with {
        ($0.radius, $0.length, $0.width, $0.color) = (80, 4.6, 0.75, .token(.mark))
      },
      Ticks(.middle).with { ($0.radius, $0.length, $0.width) = (80, 7.6, 1.3) },
      Ticks().with { ($0.radius, $0.length, $0.width) = (80, 11.5, 2.4) },
      Labels().with { ($0.radius, $0.size, $0.weight) = (65.8, 18, 500) },
    ]
  }

  /// A hexagon over a thread, in the light from the left.
  private static let fitting = GroupPart {
    ShapePart.filled("M-10 112H10V134.4L8.4 136.4H-8.4L-10 134.4Z", .token(.warning))
    ShapePart.filled("M-16 103H16V116L14 118H-14L-16 116Z", .token(.warning))
    ShapePart.lines(
      "M-10 121.5H10M-10 125H10M-10 128.5H10M-10 132H10M-6 104V118M6 104V118",
      .color(Color(0x1a1206, alpha: 166 / 255.0)), width: 1)
    ShapePart.lines(
      "M-10 122.6H10M-10 126.1H10M-10 129.6H10M-5.1 104V118M6.9 104V118", .white(102), width: 0.6)
    ShapePart.filled(
      "M-16 103H16V116L14 118H10V134.4L8.4 136.4H-8.4L-10 134.4V118H-14L-16 116Z",
      .across(
        [.black(166), .black(51), .white(153), .white(0), .black(89), .black(179)],
        at: [0, 0.16, 0.34, 0.52, 0.76, 1]))
  }

  /// The screws of the face and the pin that the needle rests on.
  private static let screws: [any Part] = [
    ShapePart.filled(
      "M-32.8 30A2.8 2.8 0 1 1 -27.2 30A2.8 2.8 0 1 1 -32.8 30Z"
        + "M27.2 30A2.8 2.8 0 1 1 32.8 30A2.8 2.8 0 1 1 27.2 30Z",
      .lit(.token(.bezel), .token(.bezelEdge))),
    ShapePart.lines("M-31.8 31L-28.2 29M28.2 31L31.8 29", .token(.hubEdge), width: 0.8),
    ShapePart.filled(
      "M-48 54.2A1.7 1.7 0 1 1 -44.6 54.2A1.7 1.7 0 1 1 -48 54.2Z", .token(.warning)),
  ]
}
