import SweepGeometry

/// Three clocks side by side, each in its own zone: the template `world-clock`.
public struct WorldClock: DialDesign {
  /// A place and its time at the beginning.
  public struct Place: Hashable, Sendable {
    /// The name below the clock.
    public var name: String
    /// The time at the beginning.
    public var time: TimeOfDay

    /// Makes a place.
    public init(_ name: String, _ time: TimeOfDay) {
      self.name = name
      self.time = time
    }
  }

  /// The clock on the left.
  public var west = Place("New York", TimeOfDay(hour: 5, minute: 8, second: 42))
  /// The clock in the middle.
  public var middle = Place("London", TimeOfDay(hour: 10, minute: 8, second: 42))
  /// The clock on the right.
  public var east = Place("Tokyo", TimeOfDay(hour: 19, minute: 8, second: 42))
  /// The colours and the type; `watch` by default.
  public var theme = Theme.watch

  /// Makes clocks for New York, London and Tokyo.
  public init() {}

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let card = Rect(x: -225, y: -90, width: 450, height: 180)
    var dial = Dial(context: DialContext(scale: .round(0...12), theme: theme)) {
      PartsBuilder.card(
        Rect(x: -217, y: -82, width: 434, height: 162), cornerRadius: 18, bezel: 7
      ) { ($0.finish, $0.color) = (.flat, .token(.faceEdge)) }
      GroupPart {
        RepeatPart(clockFace, count: 3).with { $0.offset = Point(235, 0) }
      }.with { ($0.position, $0.scale) = (Point(-141, -12), 0.6) }
      for (place, x) in [(west, -141.0), (middle, 0), (east, 141)] {
        GroupPart([Hands(place.time)]).with { ($0.position, $0.scale) = (Point(x, -12), 0.6) }
        Caption(place.name).with {
          ($0.position, $0.size, $0.weight, $0.maximumWidth) = (Point(x, 71), 13, 600, 130)
          ($0.color, $0.maximumLines) = (.token(.ink), 1)
        }
      }
      GroupPart {
        RepeatPart(
          [Hub(radius: 3.2, center: 1.2, color: .token(.secondHand))], count: 3
        ).with { $0.offset = Point(235, 0) }
      }.with { ($0.position, $0.scale) = (Point(-141, -12), 0.6) }
    }
    dial.size = Size(width: 720, height: 288)
    dial.viewBox = card
    dial.title = "World clock"
    dial.description = [west, middle, east].map { $0.name + " " + $0.time.text }
      .joined(separator: ", ")
    return dial
  }

  /// What the three clocks share.
  @PartsBuilder private var clockFace: [any Part] {
    Bezel()
    Face()
    Ticks(.minor).with {
      ($0.every, $0.except) = (1, 5)
      ($0.length, $0.width, $0.color) = (5, 1, .token(.mark))
    }.on(scale: .round(0...60))
    Ticks(.major).with { ($0.every, $0.length, $0.width) = (1, 9, 2.4) }
    Labels().with { ($0.every, $0.radius, $0.size) = (3, 74, 19) }
  }
}
