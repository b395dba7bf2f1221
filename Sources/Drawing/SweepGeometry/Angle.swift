/// An amount of turning, clockwise positive, that keeps its full turns.
///
/// As a direction on a dial, zero points to 12 o'clock and 90° to 3 o'clock. As a rotation it is
/// the number that SVG's `rotate()` takes, because the y axis points down. It is never reduced:
/// 350° and -10° are the same direction but not the same turn. Core Animation's counterpart is
/// the value of `transform.rotation.z`, in radians.
///
/// ```swift
/// let quarter = Angle.degrees(90)
/// quarter.radians  // 1.5707963267948966
/// ```
public struct Angle: Hashable, Sendable {
  /// The amount in degrees.
  public var degrees: Double

  /// Makes an angle from degrees.
  @inlinable
  public init(degrees: Double) { self.degrees = degrees }

  /// Makes an angle from degrees.
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Makes an angle from radians.
  @inlinable
  public static func radians(_ radians: Double) -> Angle {
    Angle(degrees: radians * 180 / .pi)
  }

  /// Makes an angle from full turns of 360°.
  @inlinable
  public static func turns(_ turns: Double) -> Angle { Angle(degrees: turns * 360) }

  /// No turn at all; as a direction, 12 o'clock.
  @inlinable public static var zero: Angle { Angle(degrees: 0) }

  /// The amount in radians.
  @inlinable
  public var radians: Double { degrees * .pi / 180 }

  /// The same direction in 0° ..< 360°.
  public var normalized: Angle {
    let remainder = degrees.truncatingRemainder(dividingBy: 360)
    return Angle(degrees: remainder < 0 ? remainder + 360 : remainder)
  }
}

extension Angle: Comparable {
  /// Whether the first angle is the lesser amount of turning; -10° is less than 350°.
  @inlinable
  public static func < (a: Angle, b: Angle) -> Bool { a.degrees < b.degrees }
}

extension Angle: AdditiveArithmetic {
  /// The turn that both make one after the other.
  @inlinable
  public static func + (a: Angle, b: Angle) -> Angle { Angle(degrees: a.degrees + b.degrees) }

  /// The turn that leads from `b` to `a`.
  @inlinable
  public static func - (a: Angle, b: Angle) -> Angle { Angle(degrees: a.degrees - b.degrees) }

  /// The same amount the other way round.
  @inlinable
  public static prefix func - (a: Angle) -> Angle { Angle(degrees: -a.degrees) }

  /// The angle `factor` times as large.
  @inlinable
  public static func * (a: Angle, factor: Double) -> Angle { Angle(degrees: a.degrees * factor) }

  /// The angle divided by `divisor`.
  @inlinable
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(degrees: a.degrees / divisor) }
}
