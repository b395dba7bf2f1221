/// An hour, a minute and a second hand that turn for ever from a given time: the template `clock`.
public struct Clock: DialDesign {
  /// The time at the beginning; 10:08:42 by default.
  public var time: TimeOfDay
  /// The hours round the face, 12 or 24; 12 by default.
  public var hours = 12
  /// The motion of the second hand; even by default.
  public var secondHand = Hands.SecondHand.sweep
  /// The numerals; `arabic` by default.
  public var numerals = Labels.Numerals.arabic
  /// Whether a window shows the day of the month, if the time has one; false by default.
  public var showsDate = false
  /// Whether the hands run; true by default. If not, they show the time.
  public var isRunning = true
  /// The colours and the type; `watch` by default.
  public var theme = Theme.watch

  /// Makes a clock that begins at a time.
  public init(_ time: TimeOfDay = TimeOfDay(hour: 10, minute: 8, second: 42)) { self.time = time }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    // Five parts of an hour are minutes on a dial of 12 hours, and halves of them on one of 24.
    let scale = Scale.round(0...Double(hours), ticks: TickRule(.step(1), minor: 4))
    var dial = Dial(context: DialContext(scale: scale, theme: theme)) {
      Bezel()
      Face()
      Ticks(.minor).with {
        ($0.radius, $0.length, $0.width, $0.color) = (96, 4.4, 0.75, .token(.mark))
      }
      Ticks(.major).with { ($0.radius, $0.length, $0.width) = (96, 10, 2.9) }
      Labels().with {
        ($0.every, $0.numerals) = (1, numerals)
        ($0.radius, $0.size) = (82, 15.5)
      }
      if showsDate { DateWindow(time) }
      Hands(time).with {
        ($0.hours, $0.secondHand, $0.isRunning) = (hours, secondHand, isRunning)
      }
      Hub(radius: 4, center: 1.2, color: .token(.secondHand))
      Glass()
    }
    dial.title = "Clock"
    dial.description = "A clock that shows \(dial.words)"
    dial.control = .clock(at: time)
    return dial
  }
}

extension Hub {
  /// A cap of one colour.
  init(radius: Double, center: Double, color: ThemeColor) {
    (self.radius, self.center) = (radius, center)
    (self.color, edge) = (color, color)
  }
}
