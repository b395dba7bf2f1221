/// The digits of a number while it is read, and the position of its point.
struct Decimal {
  private var mantissa: UInt64 = 0
  private var isTooLong = false
  /// The power of ten that the digits are multiplied by.
  var exponent = 0

  /// Appends a digit; `shift` is -1 after the point and 0 before it.
  @inline(__always)
  mutating func append(_ digit: UInt8, shift: Int) {
    if mantissa >= 1 << 58 {
      isTooLong = true
    } else {
      mantissa = mantissa &* 10 &+ UInt64(digit)
      exponent &+= shift
    }
  }

  /// The number, if one correctly rounded operation on exact numbers makes it.
  @inline(__always)
  var exactValue: Double? {
    if isTooLong || mantissa > 1 << 53 { return nil }
    let value = Double(mantissa)
    if exponent == 0 || mantissa == 0 { return value }
    if exponent < 0 { return exponent >= -22 ? value / Self.powersOfTen[-exponent] : nil }
    return exponent <= 22 ? value * Self.powersOfTen[exponent] : nil
  }

  /// The powers of ten that a double holds exactly.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
