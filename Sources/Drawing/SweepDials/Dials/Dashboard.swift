import SweepGeometry
public import SweepScene

/// Speed, fuel and temperature in one instrument cluster: the template `dashboard`.
public struct Dashboard: DialDesign {
  /// The speed.
  public var speed: Double
  /// The level of the tank, 0 … 1.
  public var fuel: Double
  /// The temperature of the engine in °C.
  public var temperature: Double
  /// The time that the needles take; 1 s by default.
  public var duration: Seconds = 1
  /// The upper end of the speed; 240 by default.
  public var maximum = 240.0
  /// Labels from this speed on are in the danger colour; 200 by default.
  public var danger: Double? = 200
  /// The unit of the speed; `km/h` by default.
  public var unit = "km/h"
  /// The colours and the type; `instrument` by default.
  public var theme = Theme.instrument

  /// Makes a dashboard that shows readings.
  public init(speed: Double = 112, fuel: Double = 0.62, temperature: Double = 86) {
    (self.speed, self.fuel, self.temperature) = (speed, fuel, temperature)
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let context = DialContext(
      scale: Scale(0...max(maximum, 1e-6)), reading: Reading(speed, duration: duration),
      theme: theme)
    var dial = Dial(context: context) {
      GroupPart {
        RepeatPart(sideFace, count: 2).with { $0.offset = Point(612, 0) }
      }.with { ($0.position, $0.scale) = (Point(-153, 42), 0.5) }
      side(-153, .fuel, fuel, on: Scale.side(0...1, at: [0, 0.5, 1]), danger: [0, 0.15]) {
        $0.texts = [0: "E", 0.5: "½", 1: "F"]
      }
      side(
        153, .temperature, temperature, on: Scale.side(40...120, at: [40, 80, 120]),
        danger: [110, 120])
      Bezel()
      Face()
      Ticks(.minor)
      Ticks(.middle)
      Ticks(.major)
      Labels().with { $0.danger = danger }
      Readout().with { $0.unit = unit }
      Needle()
      Hub()
    }
    dial.size = Size(width: 636, height: 330)
    dial.viewBox = Rect(x: -212, y: -110, width: 424, height: 220)
    dial.title = "Dashboard"
    dial.description =
      "\(speed.spelled) \(unit), a tank at \(fuel.spelled), \(temperature.spelled) °C"
    return dial
  }

  /// What both dials at the sides share.
  @PartsBuilder private var sideFace: [any Part] {
    let scale = Scale.side(0...1, at: [0, 0.5, 1])
    Bezel()
    Face()
    Ticks(.minor).on(scale: scale)
    Ticks(.major).on(scale: scale)
  }

  private func side(
    _ x: Double, _ symbol: Icon.Symbol, _ value: Double, on scale: Scale, danger: [Double],
    labels change: (inout Labels) -> Void = { _ in }
  ) -> GroupPart {
    GroupPart {
      Bands(danger).with { ($0.colors, $0.width) = ([.token(.danger)], 5) }.on(scale: scale)
      Labels().with { ($0.size, $0.radius) = (17, 74) }.with(change).on(scale: scale)
      Icon(symbol).with { ($0.position, $0.size) = (Point(0, 46), 34) }
      Needle().with { $0.width = 8 }.on(scale: scale, reading: Reading(value, duration: duration))
      Hub().with { ($0.radius, $0.center) = (12, 4) }
    }.with { ($0.position, $0.scale) = (Point(x, 42), 0.5) }
  }
}

extension Scale {
  /// The short scale of a dial at the side.
  fileprivate static func side(_ domain: ClosedRange<Double>, at values: [Double]) -> Scale {
    Scale(
      domain, start: .degrees(-60), span: .degrees(120), ticks: TickRule(.values(values), minor: 3))
  }
}
