import SweepGeometry
public import SweepScene

/// Three hands for hundreds, thousands and ten thousands of feet: the template `altimeter`.
public struct Altimeter: DialDesign {
  /// The altitude in feet, and the way there.
  public var altitude: Reading
  /// The colours and the type; `aviation` by default.
  public var theme = Theme.aviation

  /// Makes an altimeter that shows an altitude.
  public init(_ altitude: Reading = Reading(16_250, from: 9800, duration: 4)) {
    self.altitude = altitude
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale.round(0...10, ticks: TickRule(.step(1), minor: 5))
    var dial = Dial(context: DialContext(scale: scale, reading: altitude, theme: theme)) {
      Bezel()
      Face()
      Ticks(.minor).with { $0.length = 5 }
      Ticks(.major).with { ($0.length, $0.width) = (11, 2.6) }
      Labels().with { ($0.radius, $0.size, $0.hidden) = (72, 19, .last) }
      Caption("ALT").with { ($0.position, $0.size, $0.letterSpacing) = (Point(0, -36), 8, 1) }
      Caption("100 FT").with { ($0.position, $0.size) = (Point(0, -27), 6.4) }
      Readout().with {
        ($0.position, $0.size, $0.maximumWidth) = (Point(0, 46), 12, 40)
        $0.style.grouping = " "
      }
      hand(.lollipop, 86, 0, 5, .token(.muted)).on(scale: turns(100_000))
      hand(.tapered, 46, 14, 9, .token(.hand)).on(scale: turns(10_000))
      Needle(.baton).with { ($0.length, $0.tail) = (80, 18) }.on(scale: turns(1000))
      Hub().with { ($0.radius, $0.center) = (6, 2) }
    }
    dial.title = "Altimeter"
    dial.description = "An altitude of \(altitude.value.spelled) feet"
    return dial
  }

  private func turns(_ feet: Double) -> Scale { .round(0...feet, outside: .revolve) }

  private func hand(
    _ style: Needle.Style, _ length: Double, _ tail: Double, _ width: Double, _ color: ThemeColor
  ) -> Needle {
    Needle(style).with {
      ($0.length, $0.tail, $0.width) = (length, tail, width)
      ($0.color, $0.shade) = (color, color)
    }
  }
}
