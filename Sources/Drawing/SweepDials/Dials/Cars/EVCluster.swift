import SweepGeometry
import SweepScene

/// Speed between the power of the motor and the charge of the battery, under a row of lamps: the
/// template `ev-cluster`.
public struct EVCluster: DialDesign {
  /// The speed, and the way there.
  public var speed: Reading
  /// The power of the motor, which below 0 charges the battery, and the way there.
  public var power: Reading
  /// The charge of the battery in parts of a hundred, and the way there.
  public var charge: Reading
  /// The range of the charge; 312 by default.
  public var distance = Reading(312, duration: 0)
  /// The position of the selector; `drive` by default.
  public var gear = Gear.drive
  /// Both ends of the scale of the power; -50 … 100 by default.
  public var powerRange = -50.0...100
  /// The distance between the labels of the power; 25 by default.
  public var major = 25.0
  /// The charge below which it is low, 1 … 99; 15 by default.
  public var reserve = 15.0
  /// The unit of the speed; `km/h` by default.
  public var unit = "km/h"
  /// The unit of the power; `kW` by default.
  public var powerUnit = "kW"
  /// The unit of the distance; `km` by default.
  public var distanceUnit = "km"
  /// The word below the power; `POWER` by default.
  public var powerLabel = "POWER"
  /// The word between the lamps; `READY` by default.
  public var status = "READY"
  /// The words at the left and the right of the line below; a temperature and a way by default.
  public var notes = (left: "21.5 °C", right: "14 826 km")
  /// The lit lamps; the left indicator and the high beam by default.
  public var lamps: Set<Lamp> = [.left, .beam]
  /// The colours and the type; `instrument` by default.
  public var theme = Theme.instrument

  /// A position of the selector.
  public enum Gear: String, Hashable, Sendable, CaseIterable {
    /// Parked.
    case park = "P"
    /// Backwards.
    case reverse = "R"
    /// Neither way.
    case neutral = "N"
    /// Forwards.
    case drive = "D"
  }

  /// A lamp above the speed.
  public enum Lamp: Hashable, Sendable, CaseIterable {
    /// The left indicator.
    case left
    /// The high beam.
    case beam
    /// The general warning.
    case warning
    /// The right indicator.
    case right
  }

  /// Makes a cluster that shows a speed, a power and a charge, reached in 0.8 s.
  public init(speed: Double = 87, power: Double = 46, charge: Double = 72) {
    self.speed = Reading(speed, duration: 0.8, timingFunction: .swing)
    self.power = Reading(power, from: 0, duration: 0.8, timingFunction: .swing)
    self.charge = Reading(charge, duration: 0.8, timingFunction: .swing)
    (self.power.delay, self.charge.delay) = (0.08, 0.16)
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    var dial = Dial(
      context: DialContext(scale: Scale(0...300), reading: speed, theme: theme),
      parts: housing + lampRow + pace + [powerWell, chargeWell] + selector + [glass])
    dial.size = Size(width: 728, height: 312)
    dial.viewBox = Rect(x: -182, y: -78, width: 364, height: 156)
    dial.title = "EV cluster"
    return dial
  }
}
