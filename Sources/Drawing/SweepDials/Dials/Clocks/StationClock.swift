/// A railway clock whose second hand waits for the minute: the template `clock-station`.
public struct StationClock: DialDesign {
  /// The time at the beginning; 10:08:42 by default.
  public var time: TimeOfDay
  /// The motion of the second hand; it waits for the minute by default.
  public var secondHand = Hands.SecondHand.stopToGo
  /// Whether a window shows the day of the month, if the time has one; false by default.
  public var showsDate = false
  /// The colours and the type; `bauhaus` by default.
  public var theme = Theme.bauhaus

  /// Makes a clock that begins at a time.
  public init(_ time: TimeOfDay = TimeOfDay(hour: 10, minute: 8, second: 42)) { self.time = time }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    var dial = Dial(context: DialContext(scale: .round(0...60), theme: theme)) {
      Bezel()
      Face()
      Ticks(.minor).with {
        ($0.every, $0.except, $0.radius) = (1, 5, 97)
        ($0.length, $0.width, $0.color) = (7, 2.8, .token(.mark))
      }
      Ticks(.major).with {
        ($0.every, $0.radius, $0.length, $0.width) = (5, 97, 24, 7)
      }
      if showsDate { DateWindow(time) }
      Hands(time).with {
        ($0.style, $0.secondHand, $0.secondColor) = (.railway, secondHand, .token(.danger))
      }
      Hub(radius: 4.4, center: 0, color: .token(.danger))
      Glass()
    }
    dial.title = "Station clock"
    dial.description = "A clock that shows \(time.shown)"
    dial.control = .clock(at: time)
    return dial
  }
}
