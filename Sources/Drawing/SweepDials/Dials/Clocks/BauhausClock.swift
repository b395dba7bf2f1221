/// A clock of thin figures and plain hands, with an open ring behind the second hand: the template
/// `clock-bauhaus`.
public struct BauhausClock: DialDesign {
  /// The time at the beginning; 10:08:42 by default.
  public var time: TimeOfDay
  /// The motion of the second hand; even by default.
  public var secondHand = Hands.SecondHand.sweep
  /// The numerals; `arabic` by default.
  public var numerals = Labels.Numerals.arabic
  /// Whether the hands run; true by default. If not, they show the time.
  public var isRunning = true
  /// The colours and the type; `bauhaus` by default.
  public var theme = Theme.bauhaus

  /// Makes a clock that begins at a time.
  public init(_ time: TimeOfDay = TimeOfDay(hour: 10, minute: 8, second: 42)) { self.time = time }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let minutes = Scale.round(0...60)
    var dial = Dial(context: DialContext(scale: .round(0...12), theme: theme)) {
      Bezel()
      Face()
      Ticks(.minor).with {
        ($0.style, $0.every, $0.except, $0.radius) = (.bars, 1, 5, 96)
        ($0.length, $0.width, $0.color) = (4, 0.8, .token(.mark))
      }.on(scale: minutes)
      Ticks().with {
        ($0.style, $0.every, $0.radius) = (.bars, 5, 96)
        ($0.length, $0.width, $0.color) = (10, 1.8, .token(.mark))
      }.on(scale: minutes)
      Labels().with {
        ($0.every, $0.numerals, $0.radius, $0.size) = (1, numerals, 82.5, 19)
      }
      Hands(time).with {
        ($0.style, $0.secondHand, $0.isRunning) = (.stick, secondHand, isRunning)
      }
      Hub(radius: 3.5, center: 0.8, color: .token(.secondHand)).with { $0.finish = .flat }
      Glass()
    }
    dial.title = "Bauhaus clock"
    dial.description = "A clock that shows \(time.shown)"
    dial.control = .clock(at: time)
    return dial
  }
}
