/// A clock with Roman numerals, railway tracks and leaf hands: the template `clock-roman`.
public struct RomanClock: DialDesign {
  /// The time at the beginning; 10:08:42 by default.
  public var time: TimeOfDay
  /// How the second hand goes round; there is none by default.
  public var secondHand = Hands.SecondHand.none
  /// The colours and the type; `brass` by default.
  public var theme = Theme.brass

  /// Makes a clock that begins at a time.
  public init(_ time: TimeOfDay = TimeOfDay(hour: 10, minute: 8, second: 42)) { self.time = time }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let minutes = Scale.round(0...60)
    var dial = Dial(context: DialContext(scale: .round(0...12), theme: theme)) {
      Bezel()
      Face()
      Ring(line: 94, width: 0.6)
      Ring(line: 88.6, width: 0.6)
      Ticks(.minor).with {
        ($0.every, $0.except, $0.radius) = (1, 5, 94)
        ($0.length, $0.width, $0.color) = (5.4, 0.7, .token(.mark))
      }.on(scale: minutes)
      Ticks(.major).with {
        ($0.every, $0.radius, $0.length, $0.width) = (5, 94, 5.4, 2.6)
      }.on(scale: minutes)
      Labels().with { ($0.every, $0.numerals, $0.radius, $0.size) = (1, .roman, 85, 21) }
      Hands(time).with { ($0.style, $0.secondHand) = (.leaf, secondHand) }
      Hub().with { ($0.radius, $0.center) = (4.2, 1.4) }
      Glass()
    }
    dial.title = "Roman clock"
    dial.description = "A clock that shows \(time.shown)"
    dial.control = .clock(at: time)
    return dial
  }
}

extension Ring {
  /// A thin line round the centre in the colour of marks.
  init(line radius: Double, width: Double) {
    (self.radius, self.width) = (radius, width)
    (color, edge) = (.token(.mark), .token(.mark))
  }
}
