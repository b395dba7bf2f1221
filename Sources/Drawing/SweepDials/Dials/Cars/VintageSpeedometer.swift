import SweepGeometry
import SweepScene

/// Speed on an enamel face, over drums that count the way: the template `speedometer-vintage`.
public struct VintageSpeedometer: DialDesign {
  /// The reading and the way there.
  public var reading: Reading
  /// The way so far on the upper drums; 48 275 by default.
  public var total = 48_275.0
  /// The way of the trip on the lower drums; 319.6 by default.
  public var trip = 319.6
  /// The upper end of the scale; 120 by default.
  public var maximum = 120.0
  /// The distance between labels; chosen to fit by default.
  public var major: Double?
  /// The unit of the speed; `MPH` by default.
  public var unit = "MPH"
  /// The word below the upper drums; `MILES` by default.
  public var totalLabel = "MILES"
  /// The word below the lower drums; `TRIP` by default.
  public var tripLabel = "TRIP"
  /// The colours and the type; `brass` by default.
  public var theme = Theme.brass

  /// Makes a speedometer that shows a speed, reached in 0.8 s.
  public init(_ value: Double = 45) {
    self.init(reading: Reading(value, duration: 0.8, timingFunction: .swing))
  }

  /// Makes a speedometer that shows a reading or plays a list of them.
  public init(reading: Reading) { self.reading = reading }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(
      0...maximum, start: .degrees(-123), span: .degrees(246),
      ticks: TickRule(step: major, minor: 5))
    var dial = Dial(context: DialContext(scale: scale, reading: reading, theme: theme)) {
      Bezel().with { ($0.radius, $0.width) = (96, 14) }
      Face().with { ($0.radius, $0.finish) = (96, .dome) }
      rail(87)
      rail(80.6)
      Ticks(.minor).with {
        ($0.style, $0.radius, $0.length) = (.bars, 86.8, 6)
        ($0.width, $0.color) = (0.75, .token(.mark))
      }
      Ticks().with { ($0.style, $0.radius, $0.length, $0.width) = (.bars, 89.4, 11.6, 2.4) }
      Labels().with { ($0.radius, $0.size) = (74.5, 15) }
      Caption(unit).with {
        ($0.position, $0.size, $0.letterSpacing) = (Point(0, -31), 9, 1.6)
        ($0.color, $0.maximumWidth) = (.token(.ink), 50)
      }
      ShapePart.lines(
        "M-15 -22.6H-4M4 -22.6H15M0 -25.4L2.6 -22.6L0 -19.8L-2.6 -22.6Z", .token(.danger),
        width: 0.7)
      counters
      Needle(.tapered).with {
        ($0.length, $0.tail, $0.width, $0.tip) = (81, 8, 4.4, 0.9)
        ($0.color, $0.facet) = (.token(.danger), 0.35)
      }
      Hub().with {
        ($0.radius, $0.finish, $0.center) = (14, .dome, 4)
        ($0.color, $0.edge) = (.token(.bezel), .token(.bezelEdge))
      }
      Glass().with { $0.radius = 92 }
    }
    dial.viewBox = Rect(x: -112, y: -112, width: 224, height: 224)
    dial.title = "Vintage speedometer"
    dial.description =
      "\(reading.value.spelled) \(unit), \(total.spelled) \(totalLabel), \(trip.spelled) \(tripLabel)"
    return dial
  }

  private func rail(_ radius: Double) -> Bands {
    Bands([0, maximum]).with {
      ($0.colors, $0.radius, $0.width) = ([.token(.mark)], radius, 0.6)
    }
  }

  private var counters: [any Part] {
    [
      Readout().with {
        ($0.motion, $0.digits, $0.window) = (.odometer, 6, .plate)
        ($0.position, $0.size) = (Point(0, 42.5), 11)
      }.on(reading: Reading(total, from: total, duration: 0)),
      word(totalLabel, at: 56),
      Readout().with {
        ($0.motion, $0.digits, $0.window) = (.odometer, 3, .plate)
        ($0.position, $0.size, $0.style.decimals) = (Point(0, 70), 9, 1)
      }.on(reading: Reading(trip, from: trip, duration: 0)),
      word(tripLabel, at: 82),
    ]
  }

  private func word(_ word: String, at y: Double) -> Caption {
    Caption(word).with {
      ($0.position, $0.size, $0.letterSpacing) = (Point(0, y), 5.6, 1)
      $0.maximumWidth = 44
    }
  }
}
