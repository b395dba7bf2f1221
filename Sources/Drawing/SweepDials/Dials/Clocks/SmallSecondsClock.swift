import SweepGeometry

/// A watch whose seconds go round on a small dial of their own: the template `clock-small-seconds`.
public struct SmallSecondsClock: DialDesign {
  /// The time at the beginning; 10:08:36 by default.
  public var time: TimeOfDay
  /// The motion of the second hand; even by default.
  public var secondHand = Hands.SecondHand.sweep
  /// The numerals; `arabic` by default.
  public var numerals = Labels.Numerals.arabic
  /// Words on the face; none by default.
  public var words = ""
  /// Whether the hands run; true by default. If not, they show the time.
  public var isRunning = true
  /// The colours and the type; `watch` by default.
  public var theme = Theme.watch

  /// Makes a clock that begins at a time.
  public init(_ time: TimeOfDay = TimeOfDay(hour: 10, minute: 8, second: 36)) { self.time = time }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    var dial = Dial(context: DialContext(scale: .round(0...12), theme: theme)) {
      Bezel()
      Face()
      Ring(line: 95.2, width: 0.7)
      Ring(line: 90.8, width: 0.7)
      minutes
      Labels().with {
        ($0.values, $0.numerals) = ([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12], numerals)
        ($0.radius, $0.size) = (87, 19)
      }
      Caption(words).with {
        ($0.position, $0.size, $0.letterSpacing) = (Point(0, -33), 6.4, 1)
        $0.maximumWidth = 60
      }
      seconds
      Hands(time).with { ($0.secondHand, $0.isRunning) = (.none, isRunning) }
      Hub().with { ($0.radius, $0.center) = (5, 1.6) }
      Glass()
    }
    dial.title = "Small seconds"
    dial.description = "A clock that shows \(time.shown)"
    dial.control = .clock(at: time)
    return dial
  }

  private static let scale = Scale.round(0...60)

  private var minutes: [any Part] {
    [
      Ticks(.minor).with {
        ($0.style, $0.every, $0.except, $0.radius) = (.bars, 1, 5, 95.2)
        ($0.length, $0.width, $0.color) = (4.4, 0.6, .token(.mark))
      }.on(scale: Self.scale),
      Ticks().with {
        ($0.style, $0.every, $0.radius) = (.bars, 5, 95.6)
        ($0.length, $0.width, $0.color) = (5.2, 2, .token(.mark))
      }.on(scale: Self.scale),
    ]
  }

  /// The small dial at 6 o'clock.
  private var seconds: GroupPart {
    GroupPart {
      Face().with {
        ($0.radius, $0.finish, $0.recess) = (29, .gradient, 0)
        ($0.color, $0.edge) = (.token(.faceEdge), .token(.face))
      }
      Face().with {
        ($0.radius, $0.finish, $0.recess) = (28.2, .turned, 0.4)
        ($0.color, $0.edge) = (.token(.face), .token(.face))
      }
      Ring(line: 26, width: 0.4)
      Ticks(.minor).with {
        ($0.style, $0.every, $0.except, $0.radius) = (.bars, 1, 5, 26)
        ($0.length, $0.width, $0.color) = (2.2, 0.4, .token(.mark))
      }.on(scale: Self.scale)
      Ticks().with {
        ($0.style, $0.every, $0.radius) = (.bars, 5, 26)
        ($0.length, $0.width, $0.color) = (3.8, 0.9, .token(.mark))
      }.on(scale: Self.scale)
      figure("60", Point(0, -14.2))
      figure("15", Point(16.6, 2.4))
      figure("30", Point(0, 19))
      figure("45", Point(-16.6, 2.4))
      GroupPart([
        Hands(time).with {
          ($0.which, $0.style, $0.weight) = (.second, .classic, 3.4)
          ($0.secondHand, $0.isRunning) = (secondHand, isRunning)
        }
      ]).with { $0.scale = 0.26 }
      Hub(radius: 2, center: 0, color: .token(.secondHand)).with { $0.finish = .flat }
    }.with { $0.position = Point(0, 44) }
  }

  private func figure(_ text: String, _ place: Point) -> Caption {
    Caption(text).with { ($0.position, $0.size, $0.color) = (place, 6.6, .token(.ink)) }
  }
}
