import SweepGeometry
import SweepScene

/// Three clocks side by side, each in its own zone, with its time in figures, by day or night: the
/// template `world-clock`.
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
  /// The time at which the day begins; 6 o'clock by default.
  public var sunrise = TimeOfDay(hour: 6, minute: 0)
  /// The time at which the night begins; 18 o'clock by default.
  public var sunset = TimeOfDay(hour: 18, minute: 0)
  /// The hours that the figures count, 12 or 24; 24 by default.
  public var hours = 24
  /// The colours and the type; `watch` by default.
  public var theme = Theme.watch

  /// Makes clocks for New York, London and Tokyo.
  public init() {}

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let places = [(west, -141.0), (middle, 0), (east, 141)]
    var dial = Dial(context: DialContext(scale: .round(0...12), theme: theme)) {
      PartsBuilder.card(
        Rect(x: -217, y: -82, width: 434, height: 184), cornerRadius: 18, bezel: 7
      ) { ($0.finish, $0.recess, $0.color) = (.flat, 0, .token(.faceEdge)) }
      threefold { [Bezel(), Face()] }
      for (place, x) in places { night(at: place, x) }
      threefold {
        Ticks(.major).with { ($0.every, $0.length, $0.width) = (1, 11, 3) }
        Ticks(.major).with { ($0.every, $0.length, $0.width) = (3, 17, 6) }
      }
      for (place, x) in places {
        GroupPart([Hands(place.time)]).with { ($0.position, $0.scale) = (Point(x, -14), 0.58) }
        figures(of: place, x)
      }
      threefold {
        ShapePart.filled(
          "M-3.4 0A3.4 3.4 0 1 1 3.4 0A3.4 3.4 0 1 1 -3.4 0Z", .token(.secondHand))
      }
    }
    dial.size = Size(width: 720, height: 320)
    dial.viewBox = Rect(x: -225, y: -90, width: 450, height: 200)
    dial.title = "World clock"
    dial.description = places.map { $0.0.name + " " + $0.0.time.text }.joined(separator: ", ")
    return dial
  }

  /// The parts of each of the three clocks.
  private func threefold(@PartsBuilder _ parts: () -> [any Part]) -> GroupPart {
    GroupPart {
      RepeatPart(parts(), count: 3).with { $0.offset = Point(243.1, 0) }
    }.with { ($0.position, $0.scale) = (Point(-141, -14), 0.58) }
  }

  /// The face and the moon of a place by night.
  private func night(at place: Place, _ x: Double) -> Scoped {
    GroupPart {
      GroupPart([Face().with { ($0.isNight, $0.finish) = (true, .dome) }]).with { $0.scale = 0.58 }
      ShapePart.filled(
        "M-30.6 89.7A6.2 6.2 0 1 0 -27.1 98A5.3 5.3 0 0 1 -30.6 89.7Z", .token(.accent))
    }.with {
      $0.position = Point(x, -14)
      ($0.from, $0.below) = (sunset.secondsSinceMidnight, sunrise.secondsSinceMidnight)
    }.on(reading: Reading(clock: place.time))
  }

  /// The name, the sun by day and the time of a place.
  @PartsBuilder private func figures(of place: Place, _ x: Double) -> [any Part] {
    let clock = Reading(clock: place.time)
    Caption(place.name).with {
      ($0.position, $0.size, $0.weight, $0.maximumWidth) = (Point(x, 64), 12, 600, 130)
      $0.maximumLines = 1
    }
    GroupPart {
      ShapePart.filled(Self.sun, .token(.warning)).with {
        ($0.strokeColor, $0.lineCap, $0.lineWidth) = (.token(.warning), .round, 1.3)
      }
    }.with {
      $0.position = Point(x - 33, 81.6)
      ($0.from, $0.below) = (sunrise.secondsSinceMidnight, sunset.secondsSinceMidnight)
    }.on(reading: clock)
    Readout().with {
      ($0.hours, $0.window, $0.position) = (hours, Readout.Window.none, Point(x + 11, 89))
      ($0.size, $0.weight) = (20, 400)
    }.on(reading: clock)
  }

  private static let sun =
    "M-3.2 0A3.2 3.2 0 1 1 3.2 0A3.2 3.2 0 1 1 -3.2 0ZM0 -5.5V-7M0 5.5V7M-5.5 0H-7M5.5 0H7"
    + "M-3.9 -3.9L-5 -5M3.9 -3.9L5 -5M-3.9 3.9L-5 5M3.9 3.9L5 5"
}
