/// The digits of whole parts and of thousandths, laid out so that a number is put together in one
/// register.
///
/// An entry holds a short text, first byte lowest, and in the highest byte its number of bits: so
/// the lengths of several are one sum. It is a pointer rather than an array: a writer of many
/// numbers fetches it once, without the check for first use.
struct DigitTable: @unchecked Sendable {
  /// For each whole part of 0 … 999 a space and its digits, of which 0 has none; then, for each count
  /// of thousandths, a point and its digits without trailing zeros, or nothing for 0.
  private let entries: UnsafePointer<UInt64>

  /// The entry of a whole part of 0 … 999.
  @inline(__always)
  func whole(_ value: UInt64) -> UInt64 { entries[Int(truncatingIfNeeded: value)] }

  /// The entry of thousandths, 0 … 999.
  @inline(__always)
  func fraction(_ value: UInt64) -> UInt64 { entries[Int(truncatingIfNeeded: value &+ 1000)] }

  /// The entry of the whole part 0, which is only a space.
  static var droppedZero: UInt64 { 8 << 56 | 0x20 }

  /// The entry used if the zero is not dropped.
  static var zero: UInt64 { 16 << 56 | 0x30_20 }

  /// The number of bits that the texts of entries take, from the sum of these.
  @inline(__always)
  static func bitCount(_ sum: UInt64) -> UInt64 { sum &>> 56 }

  /// The only table, half as large as the first cache of a processor.
  static let shared = DigitTable()

  private init() {
    let start = UnsafeMutablePointer<UInt64>.allocate(capacity: 2000)
    for value in 0..<1000 {
      let digits = value < 10 ? 1 : value < 100 ? 2 : 3
      (start + value).initialize(to: Self.entry(UInt8(ascii: " "), value, digits))
      var (rest, decimals) = (value, 3)
      while rest != 0, rest % 10 == 0 { (rest, decimals) = (rest / 10, decimals - 1) }
      let entry = value == 0 ? 0 : Self.entry(UInt8(ascii: "."), rest, decimals)
      (start + 1000 + value).initialize(to: entry)
    }
    start[0] = Self.droppedZero
    entries = UnsafePointer(start)
  }

  /// A first byte and the last digits of a number.
  private static func entry(_ first: UInt8, _ value: Int, _ digits: Int) -> UInt64 {
    var (text, rest) = (UInt64(0), value)
    for _ in 0..<digits {
      text = text << 8 | UInt64(0x30 + rest % 10)
      rest /= 10
    }
    return UInt64(8 * (digits + 1)) << 56 | text << 8 | UInt64(first)
  }
}
