/// How numbers become text: fixed point, half away from zero, no trailing zeros, no exponent,
/// never `-0`, and no locale.
///
/// A number is first made a whole count of `10^-precision`, so that what is compared, subtracted
/// and measured in output is exactly what will be read back.
package struct NumberFormat: Sendable, Hashable {
  /// The number of decimals, 0 … 6.
  package let precision: Int
  private let scale: Double
  private let toMillionths: Int

  /// The magnitude from which on a number is refused: 10⁹.
  package static let limit = 1e9

  /// Makes a format of `precision` decimals; more than 6 or less than 0 are taken as those.
  package init(precision: Int) {
    self.precision = min(max(precision, 0), 6)
    var scale = 1
    for _ in 0..<self.precision { scale *= 10 }
    self.scale = Double(scale)
    self.toMillionths = 1_000_000 / scale
  }

  /// The number rounded, in units of `10^-precision`. The number must be below the limit.
  @inline(__always)
  package func fixed(_ value: Double) -> Int {
    let scaled = value * scale
    return Int(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
  }

  /// Writes a rounded number.
  @inline(__always)
  package func write(fixed: Int, to out: inout ByteBuffer) {
    out.reserve(24)
    uncheckedWrite(fixed: fixed, to: &out)
  }

  /// Writes a number that is finite and below the limit.
  @inline(__always)
  package func write(_ value: Double, to out: inout ByteBuffer) {
    write(fixed: fixed(value), to: &out)
  }

  /// The number of bytes that `write(fixed:to:)` writes.
  @inline(__always)
  package func length(fixed: Int) -> Int {
    let magnitude = fixed.magnitude
    let (whole, fraction) = split(magnitude)
    var length = fixed < 0 ? 1 : 0
    length &+= wholeLength(whole)
    if fraction != 0 { length &+= fractionLength(fraction) }
    return length
  }

  /// The text of a number that is finite and below the limit.
  package func string(_ value: Double) -> String {
    var out = ByteBuffer(capacity: 32)
    write(value, to: &out)
    return out.string
  }

  @inline(__always)
  private func uncheckedWrite(fixed: Int, to out: inout ByteBuffer) {
    if fixed < 0 { out.uncheckedWrite(byte: UInt8(ascii: "-")) }
    let (whole, fraction) = split(fixed.magnitude)
    let start = out.base + out.count
    if whole < 1000 {
      out.count &+= DigitTable.writeWhole(Int(whole), to: start)
    } else {
      out.count &+= DigitTable.writeLongWhole(whole, to: start)
    }
    if fraction != 0 {
      out.count &+= DigitTable.writeFraction(Int(fraction), to: out.base + out.count)
    }
  }

  /// The whole part, and the fraction in millionths.
  @inline(__always)
  private func split(_ magnitude: UInt) -> (whole: UInt, fraction: UInt) {
    // The common precision gets a division by a constant.
    if precision == 3 {
      let whole = magnitude / 1000
      return (whole, (magnitude &- whole &* 1000) &* 1000)
    }
    let unit = UInt(1_000_000 / toMillionths)
    let whole = magnitude / unit
    return (whole, (magnitude &- whole &* unit) &* UInt(toMillionths))
  }

  @inline(__always)
  private func wholeLength(_ whole: UInt) -> Int {
    if whole < 10 { return 1 }
    if whole < 100 { return 2 }
    if whole < 1000 { return 3 }
    var length = 3
    var rest = whole / 1000
    while rest > 0 {
      length &+= 1
      rest /= 10
    }
    return length
  }

  @inline(__always)
  private func fractionLength(_ millionths: UInt) -> Int {
    let high = Int(millionths / 1000)
    let low = Int(millionths) &- high &* 1000
    return low == 0 ? DigitTable.fractionLength(high) : 3 &+ DigitTable.fractionLength(low)
  }
}
