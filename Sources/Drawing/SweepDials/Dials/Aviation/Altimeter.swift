import SweepGeometry
public import SweepScene

/// Three hands for hundreds, thousands and ten thousands of feet: the template `altimeter`.
public struct Altimeter: DialDesign {
  /// The altitude in feet, and the way there.
  public var altitude: Reading
  /// The colours and the type; `aviation` by default.
  public var theme = Theme.aviation

  /// Makes an altimeter that shows an altitude.
  public init(_ altitude: Reading = Reading(6340, from: 9800, duration: 4)) {
    self.altitude = altitude
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale.round(0...10, ticks: TickRule(.step(1), minor: 5))
    var dial = Dial(context: DialContext(scale: scale, reading: altitude, theme: theme)) {
      ShapePart.filled(Self.housing, .lit(.token(.face), .token(.faceEdge))).with {
        $0.strokeGradient = .lit(.token(.bezel), .token(.bezelEdge))
        $0.lineWidth = 3
      }
      screws
      Bezel().with { $0.width = 6 }
      Face()
      Ticks(.minor).with {
        ($0.radius, $0.length, $0.width, $0.color) = (93, 6.4, 1.15, .token(.mark))
      }
      Ticks(.major).with { ($0.radius, $0.length, $0.width) = (93, 10.5, 2.7) }
      Labels().with {
        ($0.radius, $0.size, $0.weight, $0.hidden) = (76, 17.5, 600, .last)
      }
      Caption("ALT").with {
        ($0.position, $0.size) = (Point(0, -40), 8.6)
        ($0.color, $0.letterSpacing) = (.token(.ink), 1)
      }
      Caption("100 FT").with {
        ($0.position, $0.size, $0.letterSpacing) = (Point(0, -32), 4.8, 0.4)
      }
      ShapePart.filled(Self.window, .token(.faceEdge)).with {
        ($0.strokeColor, $0.lineWidth) = (.token(.muted), 0.4)
      }
      GroupPart([
        ShapePart.filled(Self.flag, .token(.ink)),
        ShapePart.filled(Self.stripes, .token(.faceEdge)),
      ]).with { $0.below = 10_000 }.on(scale: turns(10_000))
      Readout().with {
        ($0.motion, $0.digits, $0.position) = (.odometer, 5, Point(46, 3.4))
        ($0.size, $0.maximumWidth) = (8.6, 33)
      }
      hand(.outboard, 93.5, 18, 8).with { $0.shade = .token(.hand) }.on(scale: turns(100_000))
      hand(.lozenge, 51, 15, 10.8).with { $0.facet = 0.17 }.on(scale: turns(10_000))
      hand(.sword, 80, 24, 5.8).with { $0.facet = 0.17 }.on(scale: turns(1000))
      Hub().with { ($0.radius, $0.center) = (7.2, 2) }
    }
    dial.title = "Altimeter"
    dial.description = "An altitude of \(altitude.value.spelled) feet"
    return dial
  }

  private func turns(_ feet: Double) -> Scale { .round(0...feet, outside: .revolve) }

  /// One in each corner of the case.
  private var screws: RepeatPart {
    let screw = Screw().with { $0.position = Point(-86, -86) }
    let column = RepeatPart([screw], count: 2).with { $0.offset = Point(0, 172) }
    return RepeatPart([column], count: 2).with { $0.offset = Point(172, 0) }
  }

  private func hand(
    _ style: Needle.Style, _ length: Double, _ tail: Double, _ width: Double
  ) -> Needle {
    Needle(style).with {
      ($0.length, $0.tail, $0.width) = (length, tail, width)
      $0.color = .token(.hand)
    }
  }

  private static let housing =
    "M-81 -107H81L107 -81V81L81 107H-81L-107 81V-81Z"
  private static let window =
    "M14.9 21.3L27.5 39.3A48 48 0 0 1 -27.5 39.3L-14.9 21.3A26 26 0 0 0 14.9 21.3Z"
  private static let flag =
    "M15.1 22.4L26.3 39A47 47 0 0 1 -26.3 39L-15.1 22.4A27 27 0 0 0 15.1 22.4Z"
  /// The stripes of the flag that shows below 10,000 ft.
  private static let stripes =
    "M26.3 39L23.1 40.9L9.2 25.4L11.2 24.6ZM19.9 42.6L16.5 44L5.2 26.5L7.2 26ZM13 45.2L9."
    + "4 46.1L0.9 27L3.1 26.8ZM5.7 46.6L2.1 47L-3.3 26.8L-1.2 27ZM-1.6 47L-5.3 46.7L-7.4 26"
    + "L-5.4 26.5ZM-9 46.1L-12.6 45.3L-11.4 24.5L-9.5 25.3ZM-16.1 44.2L-19.5 42.8L-15.1 22."
    + "4L-13.3 23.5ZM-22.8 41.1L-25.9 39.2L-15.1 22.4L-15.1 22.4Z"
}
