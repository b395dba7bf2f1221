extension Angle {
  /// The sine and cosine, to 2.3e-16, and exact at whole quarter turns.
  ///
  /// They are worked out here because a dial takes one pair for every tick: together they cost
  /// less than one call of the C library, and no processor or library version rounds them another
  /// way. Degrees lose nothing when quarter turns are taken off, as radians would.
  package var sineAndCosine: (sine: Double, cosine: Double) {
    // Beyond that, quarter turns are no longer counted exactly.
    guard degrees.magnitude < 1e6 else { return farSineAndCosine }
    // Added to 1.5 * 2^52 a number is rounded to a whole one, which the last bits hold.
    let magic = 6755399441055744.0
    let shifted = degrees * (1 / 90.0) + magic
    let x = (degrees - (shifted - magic) * 90) * (.pi / 180)
    let square = x * x
    let sine = x + x * square * Self.sineTail(square)
    let cosine = 1 - square * (0.5 - square * Self.cosineTail(square))
    let quarter = shifted.bitPattern
    let isSwapped = quarter & 1 != 0
    return (
      (isSwapped ? cosine : sine).flipped(if: quarter & 2),
      (isSwapped ? sine : cosine).flipped(if: (quarter &+ 1) & 2)
    )
  }

  @inline(never)
  private var farSineAndCosine: (Double, Double) {
    degrees.isFinite ? normalized.sineAndCosine : (.nan, .nan)
  }

  /// The Taylor series of (sin x - x) / x³ in x², enough for an eighth of a turn.
  @inline(__always)
  private static func sineTail(_ square: Double) -> Double {
    var sum = -1 / 1_307_674_368_000.0
    sum = sum * square + 1 / 6_227_020_800
    sum = sum * square - 1 / 39_916_800
    sum = sum * square + 1 / 362_880
    sum = sum * square - 1 / 5040
    sum = sum * square + 1 / 120
    return sum * square - 1 / 6
  }

  /// The Taylor series of (cos x - 1 + x²/2) / x⁴ in x², enough for an eighth of a turn.
  @inline(__always)
  private static func cosineTail(_ square: Double) -> Double {
    var sum = 1 / 20_922_789_888_000.0
    sum = sum * square - 1 / 87_178_291_200
    sum = sum * square + 1 / 479_001_600
    sum = sum * square - 1 / 3_628_800
    sum = sum * square + 1 / 40_320
    sum = sum * square - 1 / 720
    return sum * square + 1 / 24
  }
}

extension Double {
  /// The number with its sign changed where the bit of value 2 is set.
  @inline(__always)
  fileprivate func flipped(if bit: UInt64) -> Double {
    Double(bitPattern: bitPattern ^ bit << 62)
  }
}
