/// The digits of 0 … 999, laid out so that a number is put together in one register.
///
/// It holds pointers rather than arrays: whoever writes many numbers fetches them once, and is
/// spared the check for first use at each number.
package struct DigitTable: @unchecked Sendable {
  /// For each value a space and the digits of a whole number, and in the lowest byte, below them,
  /// the number of bits that they take: so the lengths of several are one sum.
  let whole: UnsafePointer<UInt64>

  /// The same, but for 0 only the space.
  let wholeWithoutZero: UnsafePointer<UInt64>

  /// For 0 … 3 decimals, and each value of that many digits, a point and the digits without
  /// trailing zeros, in the same form; nothing for 0.
  private let fractions: (Entries, Entries, Entries, Entries)

  private typealias Entries = UnsafePointer<UInt64>

  /// The entry of a zero in `whole`.
  static var zero: UInt64 { 0x30_20_10 }

  /// The only table.
  package static let shared = DigitTable()

  private init() {
    whole = Self.permanent(1000) { value in Self.pack(" \(value)") }
    wholeWithoutZero = Self.permanent(1000) { value in Self.pack(value == 0 ? " " : " \(value)") }
    fractions = (
      Self.fractions(1), Self.fractions(10), Self.fractions(100), Self.fractions(1000)
    )
  }

  /// The entries for the fractions of `decimals` decimals; more than 3 are taken as those.
  func fraction(decimals: Int) -> UnsafePointer<UInt64> {
    switch decimals {
    case 0: fractions.0
    case 1: fractions.1
    case 2: fractions.2
    default: fractions.3
    }
  }

  private static func fractions(_ count: Int) -> UnsafePointer<UInt64> {
    permanent(count) { value in
      var digits = "\(count + value)".dropFirst()
      while digits.last == "0" { digits.removeLast() }
      return digits.isEmpty ? 0 : pack(".\(digits)")
    }
  }

  private static func pack(_ text: String) -> UInt64 {
    text.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) } << 8 | UInt64(8 * text.utf8.count)
  }

  private static func permanent(
    _ count: Int, _ entry: (Int) -> UInt64
  ) -> UnsafePointer<UInt64> {
    let start = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    for value in 0..<count { (start + value).initialize(to: entry(value)) }
    return UnsafePointer(start)
  }
}
