import SweepGeometry
public import SweepScene

/// Air pressure with the words of the weather and a set hand: the template `barometer`.
public struct Barometer: DialDesign {
  /// The pressure in hPa; 1025 by default.
  public var pressure: Double
  /// The pressure in hPa that the second hand was set to; 1015 by default.
  public var set: Double
  /// The time that the needle takes from one to the other; 1 s by default.
  public var duration: Seconds = 1
  /// The colours and the type; `brass` by default.
  public var theme = Theme.brass

  /// Makes a barometer that shows a pressure, and the one before.
  public init(_ pressure: Double = 1025, set: Double = 1015) {
    self.pressure = pressure
    self.set = set
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(
      960...1060, start: .degrees(-135), span: .degrees(270),
      outside: .overshoot(by: .degrees(5)), ticks: TickRule(.step(10), minor: 10))
    let reading = Reading(pressure, from: set, duration: duration)
    var dial = Dial(context: DialContext(scale: scale, reading: reading, theme: theme)) {
      Bezel()
      Face()
      Ring(line: 92, width: 0.5)
      Ticks(.minor).with { ($0.radius, $0.length) = (92, 4) }
      Ticks(.major).with { ($0.radius, $0.length, $0.width) = (92, 8, 1.4) }
      Labels().with {
        ($0.radius, $0.size, $0.orientation, $0.isFlipped) = (80, 10, .tangential, true)
      }
      Labels().with {
        $0.values = [970, 990, 1010, 1030, 1050]
        $0.texts = [970: "Stormy", 990: "Rain", 1010: "Change", 1030: "Fair", 1050: "Dry"]
        ($0.radius, $0.size, $0.color, $0.orientation) = (62, 8, .token(.muted), .tangential)
      }
      OverRange().with { ($0.radius, $0.size, $0.gap) = (88, 7, .degrees(9)) }
      Caption("hPa").with { $0.position = Point(0, 58) }
      Needle(.tapered).with { ($0.length, $0.tail, $0.width) = (86, 26, 4.6) }
      Needle(.arrow).with {
        ($0.length, $0.tail, $0.width) = (74, 22, 3.2)
        ($0.color, $0.shade, $0.hasShadow) = (.token(.accent), .token(.accent), false)
      }.on(reading: Reading(set, from: set, duration: 0))
      Hub().with { ($0.radius, $0.center) = (5, 1.8) }
    }
    dial.title = "Barometer"
    dial.description =
      "\(pressure.spelled) hPa; it was \(set.spelled) hPa when the hand was set"
    return dial
  }
}
