/// The digits of whole parts and of fractions, laid out so that a number is put together in one
/// register.
///
/// An entry holds a short text, first byte lowest, and in the lowest byte, below the text, the
/// number of bits that it takes: so the lengths of several are one sum. It is a pointer rather than
/// an array: whoever writes many numbers fetches it once, and is spared the check for first use.
struct DigitTable: @unchecked Sendable {
  /// For each whole part of 0 … 999 a space and its digits; then, for each fraction, a point and
  /// its digits without trailing zeros, or nothing for 0.
  private let entries: UnsafePointer<UInt64>

  /// The entry of a whole part of 0 … 999.
  @inline(__always)
  func whole(_ value: UInt64) -> UInt64 { entries[Int(truncatingIfNeeded: value)] }

  /// The entry of a fraction, which is given as a count of the last decimal.
  @inline(__always)
  func fraction(_ value: UInt64) -> UInt64 { entries[Int(truncatingIfNeeded: value &+ 1000)] }

  /// The entry of a zero that is not dropped.
  static var zero: UInt64 { 0x30_20_10 }

  /// The table for 0 … 3 decimals, more being taken as those, in which the zero of a whole part is
  /// only the space if it is dropped.
  static func shared(decimals: Int, dropsZero: Bool) -> DigitTable {
    all[min(decimals, 3) * 2 + (dropsZero ? 1 : 0)]
  }

  private static let all: [DigitTable] = (0..<8).map { index in
    DigitTable(decimals: index / 2, dropsZero: index % 2 == 1)
  }

  private init(decimals: Int, dropsZero: Bool) {
    let counts = [1, 10, 100, 1000][decimals]
    let start = UnsafeMutablePointer<UInt64>.allocate(capacity: 1000 + counts)
    for value in 0..<1000 {
      let digits = value < 10 ? 1 : value < 100 ? 2 : 3
      (start + value).initialize(to: Self.entry(UInt8(ascii: " "), value, digits))
    }
    if dropsZero { start[0] = Self.entry(UInt8(ascii: " "), 0, 0) }
    for value in 0..<counts {
      var (rest, digits) = (value, decimals)
      while rest != 0, rest % 10 == 0 { (rest, digits) = (rest / 10, digits - 1) }
      let entry = value == 0 ? 0 : Self.entry(UInt8(ascii: "."), rest, digits)
      (start + 1000 + value).initialize(to: entry)
    }
    entries = UnsafePointer(start)
  }

  /// A first byte and the last digits of a number.
  private static func entry(_ first: UInt8, _ value: Int, _ digits: Int) -> UInt64 {
    var (text, rest) = (UInt64(0), value)
    for _ in 0..<digits {
      text = text << 8 | UInt64(0x30 + rest % 10)
      rest /= 10
    }
    return (text << 8 | UInt64(first)) << 8 | UInt64(8 * (digits + 1))
  }
}
