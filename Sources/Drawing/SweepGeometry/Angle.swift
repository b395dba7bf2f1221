/// An amount of turning, clockwise positive, that keeps its full turns.
///
/// As a direction on a dial, zero points to 12 o'clock and 90° to 3 o'clock. As a rotation it is
/// the number that SVG's `rotate()` takes, because the y axis points down. It is never reduced:
/// 350° and -10° are the same direction but not the same turn. Core Animation's counterpart is
/// the value of `transform.rotation.z`, in radians.
///
/// ```swift
/// let quarter = Layer.Angle.degrees(90)
/// quarter.radians  // 1.5707963267948966
/// ```
public struct Angle: Hashable, Sendable, Codable {
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

extension Angle {
  /// The sine and cosine, to 2.3e-16, and exact at whole quarter turns.
  ///
  /// Computed here because a dial takes one pair for every tick: together they cost less than one
  /// call of the C library, and no processor or library version rounds them differently. Degrees
  /// lose nothing when quarter turns are subtracted, as radians would.
  package var sineAndCosine: (sine: Double, cosine: Double) {
    guard degrees.magnitude < Self.countable else { return farSineAndCosine }
    let (sines, cosines) = Self.sinesAndCosines(SIMD2(repeating: degrees))
    return (sines.x, cosines.x)
  }

  /// The degrees from which on quarter turns are no longer counted exactly.
  private static var countable: Double { 1e6 }

  @inline(never)
  private var farSineAndCosine: (Double, Double) {
    degrees.isFinite ? normalized.sineAndCosine : (.nan, .nan)
  }

  @inline(__always)
  private static func sinesAndCosines(
    _ degrees: SIMD2<Double>
  ) -> (sines: SIMD2<Double>, cosines: SIMD2<Double>) {
    // Added to 1.5 * 2^52 a number is rounded to a whole one, which the last bits hold.
    let magic = 6755399441055744.0
    let shifted = degrees * (1 / 90.0) + magic
    let x = (degrees - (shifted - magic) * 90) * (.pi / 180)
    let square = x * x
    let sines = unsafeBitCast(x + x * square * sineTail(square), to: SIMD2<UInt64>.self)
    let cosines = unsafeBitCast(
      1 - square * (0.5 - square * cosineTail(square)), to: SIMD2<UInt64>.self)
    let quarter = unsafeBitCast(shifted, to: SIMD2<UInt64>.self)
    // After an odd number of quarter turns they are exchanged.
    let exchanged = (sines ^ cosines) & (0 &- (quarter & 1))
    return (
      unsafeBitCast(sines ^ exchanged ^ sign(of: quarter), to: SIMD2<Double>.self),
      unsafeBitCast(cosines ^ exchanged ^ sign(of: quarter &+ 1), to: SIMD2<Double>.self)
    )
  }

  /// The sign bit if the bit of value 2 is set.
  @inline(__always)
  private static func sign(of quarter: SIMD2<UInt64>) -> SIMD2<UInt64> { (quarter & 2) &<< 62 }

  /// The Taylor series of (sin x - x) / x³ in x², enough for an eighth of a turn.
  @inline(__always)
  private static func sineTail(_ square: SIMD2<Double>) -> SIMD2<Double> {
    var sum = SIMD2(repeating: -1 / 1_307_674_368_000.0)
    sum = sum * square + 1 / 6_227_020_800
    sum = sum * square - 1 / 39_916_800
    sum = sum * square + 1 / 362_880
    sum = sum * square - 1 / 5040
    sum = sum * square + 1 / 120
    return sum * square - 1 / 6
  }

  /// The Taylor series of (cos x - 1 + x²/2) / x⁴ in x², enough for an eighth of a turn.
  @inline(__always)
  private static func cosineTail(_ square: SIMD2<Double>) -> SIMD2<Double> {
    var sum = SIMD2(repeating: 1 / 20_922_789_888_000.0)
    sum = sum * square - 1 / 87_178_291_200
    sum = sum * square + 1 / 479_001_600
    sum = sum * square - 1 / 3_628_800
    sum = sum * square + 1 / 40_320
    sum = sum * square - 1 / 720
    return sum * square + 1 / 24
  }
}
