import SweepGeometry
import SweepScene

/// A watch that stops the time on three small dials, in a ring that turns seconds into speed: the
/// template `chronograph`.
public struct Chronograph: DialDesign {
  /// The time at the beginning; 10:08:42 on 2026-11-23 by default. A window shows its day.
  public var time: TimeOfDay
  /// The time on the chronograph; 4 h 10 min 37.6 s by default.
  public var stopped = TimeOfDay(hour: 4, minute: 10, second: 37.6)
  /// Whether the chronograph runs from that time; false by default.
  public var isTiming = false
  /// Whether the hands of the clock run; true by default. If not, they show the time.
  public var isRunning = true
  /// The word on the ring; `TACHYMETER` by default.
  public var word = "TACHYMETER"
  /// The colours and the type; `sport` by default.
  public var theme = Theme.sport

  /// Makes a chronograph that begins at a time.
  public init(
    _ time: TimeOfDay = TimeOfDay(
      hour: 10, minute: 8, second: 42, date: CalendarDate(year: 2026, month: 11, day: 23))
  ) {
    self.time = time
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let watch = GroupPart(buttons + ring + face + counters + hands)
      .with { $0.position = Point(-3.5, 0) }
    var dial = Dial(context: DialContext(scale: Self.seconds, theme: theme), parts: [watch])
    dial.title = "Chronograph"
    dial.description =
      "A chronograph that shows \(time.shown), with \(stopped.shown) stopped"
    dial.control = .clock(at: time)
    return dial
  }

  private static let seconds = Scale.round(0...60)
  private static let hours = Scale.round(0...12)
  private static let speeds: [Double] = [
    60, 70, 80, 90, 100, 120, 140, 160, 200, 250, 300, 400,
  ]

  /// The speed over a unit of way that takes so many seconds: each at 21 600° / speed.
  private static let speed = Scale(
    60...400, start: .degrees(54), span: .degrees(306), isReversed: true,
    mapping: .piecewise([
      .init(70, at: 0.16806723), .init(80, at: 0.29411765), .init(90, at: 0.39215686),
      .init(100, at: 0.47058824), .init(120, at: 0.58823529), .init(140, at: 0.67226891),
      .init(160, at: 0.73529412), .init(200, at: 0.82352941), .init(250, at: 0.89411765),
      .init(300, at: 0.94117647),
    ]), ticks: TickRule(.values(speeds)))

  /// Two push buttons and the crown.
  private var buttons: [any Part] {
    var slant = ThemeGradient.lit(.token(.bezel), .token(.bezelEdge))
    slant.endPoint = Point(0.6, 1)
    let edge = ThemeColor.token(.bezelEdge)
    return [
      ShapePart.filled(
        "M80 -53L90 -58.6L93.6 -52.4L83.6 -46.6ZM80 53L90 58.6L93.6 52.4L83.6 46.6Z",
        .token(.hubEdge)),
      ShapePart.filled(
        "M87 -59.6L92.8 -62.8A1.5 1.5 0 0 1 94.8 -62.2L100.3 -52.8A1.5 1.5 0 0 1 99.8 -50.8L94.2 -47.2Z"
          + "M87 59.6L92.8 62.8A1.5 1.5 0 0 0 94.8 62.2L100.3 52.8A1.5 1.5 0 0 0 99.8 50.8L94.2 47.2Z",
        slant
      ).with { ($0.strokeColor, $0.lineWidth) = (edge, 0.5) },
      ShapePart.filled(
        "M100 -9.4H111A1.6 1.6 0 0 1 112.6 -7.8V7.8A1.6 1.6 0 0 1 111 9.4H100Z",
        .down([edge, .token(.bezel), .token(.bezel), edge], at: [0, 0.2, 0.4, 1])
      ).with { ($0.strokeColor, $0.lineWidth) = (edge, 0.5) },
      ShapePart.lines(
        "M104 -6H112M104 -3H112M104 0H112M104 3H112M104 6H112", edge, width: 0.8),
    ]
  }

  /// The tachymeter.
  private var ring: [any Part] {
    [
      Bezel().with { ($0.radius, $0.width) = (98.2, 4.6) },
      Self.disc(98.2, .gradient, .token(.faceEdge)),
      Ticks().with {
        ($0.style, $0.values, $0.radius) = (.bars, Self.speeds, 84.6)
        ($0.length, $0.width, $0.color) = (2.4, 0.8, .token(.ink))
      }.on(scale: Self.speed),
      Labels().with {
        ($0.values, $0.radius, $0.size) = (Self.speeds, 94.2, 7.6)
        $0.orientation = .tangential
      }.on(scale: Self.speed),
      ArcText(word).with {
        ($0.angle, $0.radius, $0.size) = (.degrees(27), 89.6, 6)
        ($0.letterSpacing, $0.color, $0.facing) = (0.7, .token(.ink), .outwards)
      },
    ]
  }

  private var face: [any Part] {
    [
      Face().with { ($0.radius, $0.finish) = (80.8, .sunburst) },
      Ring().with {
        ($0.radius, $0.width) = (81.2, 1)
        ($0.color, $0.edge) = (.token(.bezelEdge), .token(.bezel))
      },
      Self.dashes(
        "M0 -77.5A77.5 77.5 0 0 1 0 77.5A77.5 77.5 0 0 1 0 -77.5Z", width: 2.2,
        [0.28, 1.34316], turned: -0.1035),
      Ticks(.minor).with {
        ($0.style, $0.every, $0.except, $0.radius) = (.bars, 1, 5, 78.6)
        ($0.length, $0.width, $0.color) = (3.4, 0.7, .token(.mark))
      },
      Ticks().with {
        ($0.style, $0.every, $0.radius) = (.bars, 5, 78.6)
        ($0.length, $0.width, $0.color) = (5.6, 1.5, .token(.mark))
      },
      Ticks().with {
        ($0.style, $0.values, $0.radius) = (.bars, (1...11).map(Double.init), 70)
        ($0.length, $0.width, $0.color) = (11, 2.6, .token(.ink))
      }.on(scale: Self.hours),
      ShapePart.filled("M-4.4 -70H-1.4V-59H-4.4ZM1.4 -70H4.4V-59H1.4Z", .token(.ink)),
      DateWindow(time).with { ($0.position, $0.width) = (Point(62.2, 0), 17) },
    ]
  }

  /// The small dials for minutes, hours and the seconds of the clock.
  private var counters: [any Part] {
    let dial = GroupPart {
      Self.disc(20.4, .gradient, .token(.bezel))
      Self.disc(19.5, .flat, .token(.faceEdge))
      Self.dashes(
        "M0 -17.6A17.6 17.6 0 0 1 0 17.6A17.6 17.6 0 0 1 0 -17.6Z", width: 2, [0.4, 1.44307],
        turned: -0.6511)
      Ticks().with {
        ($0.style, $0.every, $0.radius) = (.bars, 1, 18.6)
        ($0.length, $0.width, $0.color) = (3, 0.8, .token(.mark))
      }.on(scale: Self.hours)
    }.with { $0.position = Point(0, 36.5) }
    let chronograph = Hands(stopped).with {
      ($0.style, $0.isRunning, $0.color) = (.classic, isTiming, .token(.ink))
    }
    let clock = Hands(time).with {
      ($0.style, $0.isRunning, $0.secondColor) = (.classic, isRunning, .token(.ink))
    }
    return [
      RepeatPart([dial], count: 3).with { $0.angle = .degrees(90) },
      counter(
        at: Point(0, -36.5),
        [("60", Point(0, -9)), ("20", Point(9.8, 8)), ("40", Point(-9.8, 8))], 0.19,
        chronograph.with { ($0.which, $0.weight) = (.minute, 1.7) }),
      counter(
        at: Point(0, 36.5),
        [
          ("12", Point(0, -9)), ("3", Point(11.3, 2.3)), ("6", Point(0, 13.6)),
          ("9", Point(-11.3, 2.3)),
        ], 0.28, chronograph.with { $0.which = .hour }),
      counter(
        at: Point(-36.5, 0), [("60", Point(0, -9)), ("30", Point(0, 13.6))], 0.18,
        clock.with { ($0.which, $0.weight) = (.second, 4) }),
    ]
  }

  private func counter(
    at place: Point, _ figures: [(String, Point)], _ size: Double, _ hand: Hands
  ) -> GroupPart {
    let captions = figures.map { text, place in
      Caption(text).with { ($0.position, $0.size, $0.color) = (place, 6.4, .token(.ink)) }
    }
    return GroupPart {
      captions
      GroupPart([hand]).with { $0.scale = size }
      Hub(radius: 1.9, center: 0, color: .token(.ink)).with { $0.finish = .flat }
    }.with { $0.position = place }
  }

  private var hands: [any Part] {
    [
      GroupPart([
        Hands(time).with {
          ($0.secondHand, $0.style, $0.isRunning) = (.none, .baton, isRunning)
        }
      ]).with { $0.scale = 0.8 },
      GroupPart([
        Hands(stopped).with {
          ($0.which, $0.style, $0.isRunning) = (.second, .classic, isTiming)
        }
      ]).with { $0.scale = 0.86 },
      Hub(radius: 4, center: 1.4, color: .token(.secondHand)).with {
        ($0.finish, $0.centerColor) = (.flat, .token(.hub))
      },
      Glass().with { $0.radius = 79 },
    ]
  }

  private static func disc(
    _ radius: Double, _ finish: Face.Finish, _ edge: ThemeColor
  ) -> Face {
    Face().with {
      ($0.radius, $0.finish, $0.recess) = (radius, finish, 0)
      ($0.color, $0.edge) = (.token(.faceEdge), edge)
    }
  }

  /// Marks too fine to be drawn one by one, as the dashes of a circle.
  private static func dashes(
    _ circle: String, width: Double, _ pattern: [Double], turned degrees: Double
  ) -> ShapePart {
    ShapePart.lines(circle, .token(.muted), width: width).with {
      ($0.lineDashPattern, $0.rotation) = (pattern, .degrees(degrees))
    }
  }
}
