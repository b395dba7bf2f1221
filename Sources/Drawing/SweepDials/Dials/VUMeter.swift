import SweepGeometry
public import SweepScene

/// Loudness of two channels in decibels: the template `vu-meter`.
public struct VUMeter: DialDesign {
  /// The readings of the left channel in decibels, played in turn for ever.
  public var left: [Double] = [-12, -3, -7, -1, -10, -4, 0, -6]
  /// The readings of the right channel.
  public var right: [Double] = [-14, -5, -6, -2, -8, -7, -1, -9]
  /// The time from one reading to the next; 0.6 s by default, which is 0.3 s to 99 % of the way.
  public var interval: Seconds = 0.6
  /// The colours and the type; `brass` by default.
  public var theme = Theme.brass

  /// Makes a meter.
  public init() {}

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let card = Rect(x: -100, y: -124, width: 200, height: 130)
    var dial = Dial(context: DialContext(scale: Self.scale, theme: theme)) {
      ShapePart.card(card, cornerRadius: 6)
      Bands([-20, 0, 3]).with {
        ($0.colors, $0.radius, $0.width) = ([.token(.mark), .token(.danger)], 90, 1.6)
      }
      Ticks().with { ($0.radius, $0.length, $0.width) = (96.5, 6.5, 1.1) }
      Labels().with {
        $0.values = Self.marks
        ($0.radius, $0.side, $0.size, $0.danger) = (99, .outside, 7.6, 1)
      }
      Caption("VU").with {
        ($0.position, $0.size, $0.weight, $0.color) = (Point(0, -56), 13, 700, .token(.ink))
      }
      Caption("L").with { ($0.position, $0.color) = (Point(-88, -17), .token(.ink)) }
      Caption("R").with { ($0.position, $0.color) = (Point(88, -17), .token(.ink)) }
      ShapePart.filled("M-94 -14.4H-82V-12.6H-94Z", .token(.needle))
      ShapePart.filled("M82 -15.5H94V-11.5H82Z", .token(.muted))
      level("L ").on(reading: reading(left))
      level("R ").on(reading: reading(right))
      needle(.triangle, 84, 6, .token(.muted)).on(reading: reading(right))
      needle(.baton, 100, 1.8, .token(.needle)).on(reading: reading(left))
      ShapePart.filled(Self.sill, .token(.bezelEdge))
    }
    dial.size = Size(width: 400, height: 260)
    dial.viewBox = card
    dial.title = "VU meter"
    return dial
  }

  private func reading(_ values: [Double]) -> Reading {
    Reading(playing: values, every: interval, duration: interval, timingFunction: .needleSpring)
  }

  /// The reading of a channel for those who do not see its needle.
  private func level(_ prefix: String) -> Readout {
    Readout().with {
      ($0.isShown, $0.unit, $0.style.prefix) = (false, "dB", prefix)
    }
  }

  private func needle(
    _ style: Needle.Style, _ length: Double, _ width: Double, _ color: ThemeColor
  ) -> Needle {
    Needle(style).with {
      ($0.length, $0.tail, $0.width) = (length, 0, width)
      ($0.color, $0.shade, $0.hasShadow) = (color, color, false)
    }
  }
}

extension VUMeter {
  private static let marks = [-20.0, -10, -7, -5, -3, -2, -1, 0, 1, 2, 3]
  private static let stops: [Scale.Stop] = [
    .init(-10, at: 0.24), .init(-7, at: 0.36), .init(-5, at: 0.46), .init(-3, at: 0.58),
    .init(0, at: 0.8),
  ]
  private static let scale = Scale(
    -20...3, start: .degrees(-50), span: .degrees(100), mapping: .piecewise(stops),
    outside: .overshoot(by: .degrees(4)), ticks: TickRule(.values(marks)))
  private static let sill = "M-100 -9H100V0A6 6 0 0 1 94 6H-94A6 6 0 0 1 -100 0Z"
}
