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
  ///
  /// - Parameter unit: the number in whose units it is written, as 1000 behind the prefix k.
  func digits(of number: Double, unit: Double = 1) -> Digits {
    if let significantDigits { return rounded(number, to: significantDigits) }
    var decimals = decimals
    if let maximumDigits {
      let whole = UInt(abs(number))
      let count = whole == 0 ? 0 : "\(whole)".count
      guard let fixed = decimals, fixed > 0 else {
        return rounded(number, to: max(maximumDigits, count))
      }
      if count >= maximumDigits { decimals = 0 }
    }
    let free = decimals == nil && resolution > 0 ? self.decimals(telling: resolution / unit) : 3
    if decimals == nil, abs(number) < 0.1 || free > 3 {
      return rounded(number, to: 3, atLeast: free)
    }
    let precision = decimals ?? 3
    if precision > 6 {
      // A count of units has at most eighteen digits.
      let shown = (6...precision).last { abs(number) * power(10, Double($0)) < 1e18 } ?? 6
      let count = UInt((abs(number) * power(10, Double(shown))).rounded())
      return Digits(count: count, decimals: shown, keepsZeros: true)
    }
    let format = NumberFormat(precision: precision)
    let count =
      format.isWritable(number)
      ? format.fixed(number).magnitude
      : UInt((abs(number) * Double(format.countsInUnit)).rounded())
    return Digits(count: count, decimals: format.precision, keepsZeros: decimals != nil)
  }

  /// The least number of decimals, from 3 to 18, whose last place is at most a difference.
  private func decimals(telling difference: Double) -> Int {
    (3..<18).first { power(10, Double(-$0)) <= difference * (1 + 1e-9) } ?? 18
  }

  private func rounded(
    _ number: Double, to significant: Int, atLeast least: Int = .min
  ) -> Digits {
    let magnitude = abs(number)
    guard magnitude >= 1e-15 else { return Digits(count: 0, decimals: 0, keepsZeros: false) }
    // The place of the first digit, from a comparison rather than from a logarithm, which rounds.
    var exponent = -15
    while power(10, Double(exponent + 1)) <= magnitude { exponent += 1 }
    // Doubles have fifteen digits.
    let decimals = max(significant - 1 - exponent, min(least, 14 - exponent))
    if decimals < 0 {
      let unit = power(10, Double(-decimals))
      return Digits(
        count: UInt((magnitude / unit).rounded()) * UInt(unit), decimals: 0, keepsZeros: false)
    }
    let shown = min(decimals, 18)
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
    let unit = power(1000, Double(exponent))
    let digits = style.digits(of: part(of: number, exponent), unit: unit)
    // A number rounded up to a thousand takes the next prefix.
    guard digits.whole == 1000, exponent < 3 else { return (digits, symbols[exponent + 4]) }
    return (style.digits(of: part(of: number, exponent + 1)), symbols[exponent + 5])
  }

  private static func part(of number: Double, _ exponent: Int) -> Double {
    let thousands = power(1000, Double(abs(exponent)))
    return exponent < 0 ? number * thousands : number / thousands
  }
}
