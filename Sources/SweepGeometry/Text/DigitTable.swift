/// The digits of 0 … 999, laid out so that a number is put together in one register.
///
/// It is a pair of pointers rather than two globals: whoever writes many numbers fetches it once
/// and is spared the check for first use at each of them.
package struct DigitTable: @unchecked Sendable {
  /// For each value the digits of a whole number, first digit in the lowest byte, and how many
  /// they are in the highest byte.
  @usableFromInline package let whole: UnsafePointer<UInt32>

  /// For each value a point and the three digits after it without trailing zeros, in the same
  /// form; nothing for 0.
  @usableFromInline package let fraction: UnsafePointer<UInt64>

  /// The only table.
  package static let shared = DigitTable()

  private init() {
    whole = Self.permanent { value in
      let digits = value < 10 ? 1 : value < 100 ? 2 : 3
      let text = Self.digits(value).suffix(digits)
      return UInt32(Self.pack(text) | UInt64(digits) << 24)
    }
    fraction = Self.permanent { value in
      if value == 0 { return 0 }
      let digits = value % 10 != 0 ? 3 : value % 100 != 0 ? 2 : 1
      let text = [UInt8(ascii: ".")] + Self.digits(value).prefix(digits)
      return Self.pack(text[...]) | UInt64(text.count) << 56
    }
  }

  private static func digits(_ value: Int) -> [UInt8] {
    [value / 100, value / 10 % 10, value % 10].map { UInt8(0x30 + $0) }
  }

  private static func pack(_ text: ArraySlice<UInt8>) -> UInt64 {
    text.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func permanent<Entry>(_ entry: (Int) -> Entry) -> UnsafePointer<Entry> {
    let start = UnsafeMutablePointer<Entry>.allocate(capacity: 1000)
    for value in 0..<1000 { (start + value).initialize(to: entry(value)) }
    return UnsafePointer(start)
  }
}
