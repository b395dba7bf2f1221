import SweepGeometry
import SweepScene

/// The moon of a day in its sky, with its age in days on the ring: the template `moon-phase`.
public struct MoonPhaseDial: DialDesign {
  /// The time, in UTC and with a day; 2026-11-20 07:00 by default.
  public var time: TimeOfDay
  /// Ages of the moon to play in turn for ever, and the way from one to the next; none by default.
  public var ages: Reading?
  /// From where on Earth the moon is seen; the north by default.
  public var hemisphere = Moon.Hemisphere.north
  /// Whether the days of its age are on the ring; true by default.
  public var showsDays = true
  /// The colours and the type; `marine` by default.
  public var theme = Theme.marine

  /// Makes a dial for a time.
  public init(
    _ time: TimeOfDay = TimeOfDay(
      hour: 7, minute: 0, date: CalendarDate(year: 2026, month: 11, day: 20))
  ) {
    self.time = time
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale.round(0...29.53, ticks: TickRule(.values([0, 5, 10, 15, 20, 25])))
    let reading = ages ?? Reading(time.moonAge ?? 0, duration: 0)
    var dial = Dial(context: DialContext(scale: scale, reading: reading, theme: theme)) {
      Bezel()
      Face()
      Ring(line: 95, width: 0.5)
      days
      Ring().with { ($0.radius, $0.width) = (66.2, 1.7) }
      NightSky.ground
      Moon().with { $0.hemisphere = hemisphere }
      NightSky.shadow
      Marker().with {
        ($0.style, $0.side, $0.radius) = (.triangle, .inside, 75.5)
        ($0.size, $0.color) = (8, .token(.needle))
      }
      Glass()
    }
    dial.title = "Moon phase"
    dial.control = .slider(.step(0.1))
    return dial
  }

  private var days: [any Part] {
    var parts: [any Part] = [
      Ticks(.minor).with {
        ($0.style, $0.every, $0.except, $0.radius) = (.bars, 0.5, 1, 95)
        ($0.length, $0.width, $0.color) = (2, 0.5, .token(.muted))
      },
      Ticks(.minor).with {
        ($0.style, $0.every, $0.except, $0.radius) = (.bars, 1, 5, 95)
        ($0.length, $0.width, $0.color) = (5, 0.8, .token(.mark))
      },
      Ticks().with {
        ($0.style, $0.every, $0.radius, $0.length, $0.width) = (.bars, 5, 95, 7.6, 1.7)
      },
    ]
    if showsDays {
      parts += [
        Labels().with {
          ($0.values, $0.radius, $0.size) = ([5, 10, 15, 20, 25], 84.5, 11.5)
        },
        Caption("29½").with {
          ($0.position, $0.size, $0.color) = (Point(0, -74.6), 11.5, .token(.ink))
        },
      ]
    }
    return parts
  }
}
