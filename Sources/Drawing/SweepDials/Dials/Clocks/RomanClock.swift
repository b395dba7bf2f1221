import SweepGeometry
/// A clock with Roman numerals, railway tracks and leaf hands: the template `clock-roman`.
public struct RomanClock: DialDesign {
  /// The time at the beginning; 10:08:42 by default.
  public var time: TimeOfDay
  /// The motion of the second hand; none by default.
  public var secondHand = Hands.SecondHand.none
  /// Whether a window shows the day of the month, if the time has one; false by default.
  public var showsDate = false
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
      Ring(line: 94.6, width: 0.55)
      Ring(line: 90, width: 0.55)
      Ticks(.minor).with {
        ($0.every, $0.except, $0.radius) = (1, 5, 94.6)
        ($0.length, $0.width, $0.color) = (4.6, 0.6, .token(.mark))
      }.on(scale: minutes)
      Ticks(.major).with {
        ($0.every, $0.radius, $0.length, $0.width) = (5, 95.2, 5.8, 2)
      }.on(scale: minutes)
      Labels().with {
        ($0.every, $0.numerals, $0.radius, $0.size, $0.weight) = (1, .roman, 88, 29, 700)
      }
      Ring(line: 57.4, width: 0.9)
      ShapePart.circle(26.2, .token(.warning), opacity: 0.7)
      RepeatPart([Self.ellipse], count: 15).with { $0.angle = .degrees(12) }
      if showsDate { DateWindow(time).with { ($0.position, $0.width) = (Point(42, 0), 13) } }
      Hands(time).with { ($0.style, $0.secondHand) = (.spade, secondHand) }
      Hub().with { ($0.radius, $0.center) = (5.2, 1.6) }
      Glass()
    }
    dial.title = "Roman clock"
    dial.description = "A clock that shows \(time.shown)"
    dial.control = .clock(at: time)
    return dial
  }

  /// A line of the guilloché.
  private static let ellipse = ShapePart().with {
    $0.path = try? Path(svgPathData: "M-23 0A23 8.2 0 1 1 23 0A23 8.2 0 1 1 -23 0Z")
    ($0.strokeColor, $0.lineWidth, $0.opacity) = (.token(.warning), 0.34, 0.6)
  }
}

extension Ring {
  /// A thin line round the centre in the colour of marks.
  init(line radius: Double, width: Double) {
    (self.radius, self.width) = (radius, width)
    (color, edge) = (.token(.mark), .token(.mark))
  }
}
