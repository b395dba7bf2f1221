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
  /// The time that the needles take; 0.8 s by default.
  public var duration: Seconds = 0.8
  /// The upper end of the speed; 240 by default.
  public var maximum = 240.0
  /// Labels from this speed on are in the danger colour; 200 by default.
  public var danger: Double? = 200
  /// The unit of the speed; `km/h` by default.
  public var unit = "km/h"
  /// The lamps that are lit; none by default.
  public var lamps: Set<Lamp> = []
  /// The colours and the type; `instrument` by default.
  public var theme = Theme.instrument

  /// A lamp above the dials at the sides.
  public enum Lamp: Hashable, Sendable, CaseIterable {
    /// The oil pressure, in the danger colour.
    case oil
    /// The battery, in the danger colour.
    case battery
    /// The general warning.
    case warning
    /// The washer fluid.
    case washer
  }

  /// Makes a dashboard that shows readings.
  public init(speed: Double = 91, fuel: Double = 0.7, temperature: Double = 90) {
    (self.speed, self.fuel, self.temperature) = (speed, fuel, temperature)
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let context = DialContext(
      scale: Scale(0...max(maximum, 1e-6)), reading: swing(to: speed),
      theme: theme)
    var dial = Dial(context: context) {
      ShapePart.filled(Self.housing, .lit(.token(.face), .token(.faceEdge))).with {
        $0.strokeGradient = .lit(.token(.bezel), .token(.bezelEdge))
        $0.lineWidth = 4.5
      }
      for lamp in Lamp.allCases { icons(of: lamp) }
      GroupPart {
        RepeatPart(sideFace, count: 2).with { $0.offset = Point(640, 0) }
      }.with { ($0.position, $0.scale) = (Point(-176, 42), 0.55) }
      side(
        -176, .fuel, swing(to: fuel, after: 0.08), on: Scale.side(0...1, at: [0, 0.5, 1]),
        danger: [0, 0.15]
      ) {
        $0.texts = [0: "E", 0.5: "½", 1: "F"]
      }
      side(
        176, .temperature, swing(to: temperature, after: 0.16),
        on: Scale.side(40...120, at: [40, 80, 120]),
        danger: [110, 120])
      Bezel()
      Face()
      Ticks(.minor)
      Ticks(.middle)
      Ticks(.major)
      Labels().with { ($0.size, $0.danger) = (10.6, danger) }
      Readout().with { ($0.motion, $0.unit) = (.counting, unit) }
      Needle()
      Hub()
    }
    dial.size = Size(width: 680, height: 340)
    dial.viewBox = Rect(x: -250, y: -125, width: 500, height: 250)
    dial.title = "Dashboard"
    dial.description =
      "\(speed.spelled) \(unit), a tank at \(fuel.spelled), \(temperature.spelled) °C"
    return dial
  }

  /// A lamp: dim, and over it lit.
  private func icons(of lamp: Lamp) -> [any Part] {
    let icon = Icon(lamp.symbol).with {
      ($0.position, $0.size, $0.color) = (Point(lamp.place, -36), 18, .token(lamp.color))
    }
    let dim = GroupPart([icon]).with { $0.opacity = 0.22 }
    return lamps.contains(lamp) ? [dim, icon] : [dim]
  }

  private static let housing =
    "M-196 -52H-104A116 116 0 0 1 104 -52H196A50 50 0 0 1 246 -2V62A50 50 0 0 1 196 112H-1"
    + "96A50 50 0 0 1 -246 62V-2A50 50 0 0 1 -196 -52Z"

  private func swing(to value: Double, after delay: Seconds = .zero) -> Reading {
    var reading = Reading(value, duration: duration, timingFunction: .swing)
    reading.delay = delay
    return reading
  }

  /// The parts shared by both side dials.
  @PartsBuilder private var sideFace: [any Part] {
    let scale = Scale.side(0...1, at: [0, 0.5, 1])
    Bezel()
    Face()
    Ticks(.minor).on(scale: scale)
    Ticks(.major).on(scale: scale)
  }

  private func side(
    _ x: Double, _ symbol: Icon.Symbol, _ reading: Reading, on scale: Scale, danger: [Double],
    labels change: (inout Labels) -> Void = { _ in }
  ) -> GroupPart {
    GroupPart {
      Bands(danger).with { ($0.colors, $0.width) = ([.token(.danger)], 5) }.on(scale: scale)
      Labels().with { ($0.size, $0.radius) = (18, 74) }.with(change).on(scale: scale)
      Icon(symbol).with { ($0.position, $0.size) = (Point(0, 50), 34) }
      Needle().with { ($0.length, $0.width) = (57, 7) }.on(scale: scale, reading: reading)
      Hub().with { ($0.radius, $0.center) = (12, 4) }
    }.with { ($0.position, $0.scale) = (Point(x, 42), 0.55) }
  }
}

extension Scale {
  /// The short scale of a dial at the side.
  fileprivate static func side(_ domain: ClosedRange<Double>, at values: [Double]) -> Scale {
    Scale(
      domain, start: .degrees(-60), span: .degrees(120), ticks: TickRule(.values(values), minor: 3))
  }
}

extension Dashboard.Lamp {
  fileprivate var symbol: Icon.Symbol {
    switch self {
    case .oil: .oil
    case .battery: .battery
    case .warning: .warning
    case .washer: .drop
    }
  }

  fileprivate var place: Double {
    switch self {
    case .oil: -204
    case .battery: -168
    case .warning: 168
    case .washer: 204
    }
  }

  fileprivate var color: ThemeColor.Token {
    switch self {
    case .oil, .battery: .danger
    case .warning: .warning
    case .washer: .accent
    }
  }
}
