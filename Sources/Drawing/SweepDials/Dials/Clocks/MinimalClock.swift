/// A clock of twelve marks and thin hands: the template `clock-minimal`.
public struct MinimalClock: DialDesign {
  /// The time at the beginning; 10:08:42 by default.
  public var time: TimeOfDay
  /// The motion of the second hand; even by default.
  public var secondHand = Hands.SecondHand.sweep
  /// Whether a window shows the day of the month, if the time has one; false by default.
  public var showsDate = false
  /// The colours and the type; `nordic` by default.
  public var theme = Theme.nordic

  /// Makes a clock that begins at a time.
  public init(_ time: TimeOfDay = TimeOfDay(hour: 10, minute: 8, second: 42)) { self.time = time }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    var dial = Dial(context: DialContext(scale: .round(0...60), theme: theme)) {
      Bezel()
      Face()
      Ring().with {
        ($0.radius, $0.width, $0.engraving) = (78, 2.2, 0.7)
        ($0.color, $0.edge) = (.token(.track), .token(.track))
      }
      Ticks(.major).with {
        ($0.values, $0.radius, $0.length, $0.width) = ([0], 91.5, 7, 1.7)
      }
      Ticks(.middle).with {
        ($0.every, $0.except, $0.radius) = (5, 60, 88.9)
        ($0.length, $0.width, $0.color) = (1.7, 1.7, .token(.muted))
      }
      if showsDate { DateWindow(time) }
      Hands(time).with { ($0.style, $0.secondHand) = (.slim, secondHand) }
      Hub(radius: 5, center: 0, color: .token(.hand))
      Glass()
    }
    dial.title = "Minimal clock"
    dial.description = "A clock that shows \(time.shown)"
    dial.control = .clock(at: time)
    return dial
  }
}
