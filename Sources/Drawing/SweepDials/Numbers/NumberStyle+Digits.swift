import SweepGeometry

/// The digits of a rounded number without its sign.
struct Digits {
  /// The whole part.
  let whole: UInt
  /// The fraction as a count of the last decimal.
  private(set) var count: UInt
  /// The number of decimals.
  private(set) var decimals: Int

  var isZero: Bool { whole == 0 && count == 0 }

  /// Takes the decimals off a count of units of 10^-decimals.
  init(count: UInt, decimals: Int, keepsZeros: Bool) {
    let unit = Self.unit(decimals)
    (whole, self.count) = count.quotientAndRemainder(dividingBy: unit)
    self.decimals = keepsZeros || self.count > 0 ? decimals : 0
    if keepsZeros || self.count == 0 { return }
    while self.count % 10 == 0 {
      self.count /= 10
      self.decimals -= 1
    }
  }

  /// The decimals, zeros before the first other one included.
  var fraction: String {
    String(unsafeUninitializedCapacity: decimals) { bytes in
      var rest = count
      for place in (0..<decimals).reversed() {
        bytes[place] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      return decimals
    }
  }

  private static func unit(_ decimals: Int) -> UInt {
    (0..<decimals).reduce(1) { power, _ in power * 10 }
  }
}

extension NumberStyle {
  /// The digits of a number below 10¹², rounded half away from zero.
  func digits(of number: Double) -> Digits {
    if let significantDigits { return rounded(number, to: significantDigits) }
    if let maximumDigits {
      let whole = UInt(abs(number))
      return rounded(number, to: max(maximumDigits, whole == 0 ? 0 : "\(whole)".count))
    }
    if decimals == nil, abs(number) < 0.1 { return rounded(number, to: 3) }
    let precision = decimals ?? 3
    let format = NumberFormat(precision: precision)
    let count =
      format.isWritable(number)
      ? format.fixed(number).magnitude
      : UInt((abs(number) * Double(format.countsInUnit)).rounded())
    return Digits(count: count, decimals: format.precision, keepsZeros: decimals != nil)
  }

  private func rounded(_ number: Double, to significant: Int) -> Digits {
    let magnitude = abs(number)
    guard magnitude >= 1e-12 else { return Digits(count: 0, decimals: 0, keepsZeros: false) }
    // The place of the first digit, from a comparison rather than from a logarithm, which rounds.
    var exponent = -12
    while power(10, Double(exponent + 1)) <= magnitude { exponent += 1 }
    let decimals = significant - 1 - exponent
    if decimals < 0 {
      let unit = power(10, Double(-decimals))
      return Digits(
        count: UInt((magnitude / unit).rounded()) * UInt(unit), decimals: 0, keepsZeros: false)
    }
    let shown = min(decimals, 15)
    return Digits(
      count: UInt((magnitude * power(10, Double(shown))).rounded()), decimals: shown,
      keepsZeros: false)
  }
}

/// The prefixes of the International System of Units for powers of a thousand.
///
/// The SI Brochure, 9th edition (2019), section 3, table 7.
enum SIPrefix {
  static let symbols = ["p", "n", "µ", "m", "", "k", "M", "G"]

  /// The digits of a number scaled to 1 … 999, and the symbol of its power of a thousand.
  static func digits(of number: Double, _ style: NumberStyle) -> (Digits, String) {
    guard number != 0 else { return (style.digits(of: 0), "") }
    var exponent = 3
    while exponent > -4, abs(number) < power(1000, Double(exponent)) * (1 - 1e-12) { exponent -= 1 }
    let digits = style.digits(of: part(of: number, exponent))
    // A number rounded up to a thousand takes the next prefix.
    guard digits.whole == 1000, exponent < 3 else { return (digits, symbols[exponent + 4]) }
    return (style.digits(of: part(of: number, exponent + 1)), symbols[exponent + 5])
  }

  private static func part(of number: Double, _ exponent: Int) -> Double {
    let thousands = power(1000, Double(abs(exponent)))
    return exponent < 0 ? number * thousands : number / thousands
  }
}
