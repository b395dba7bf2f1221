/// The digits of 0 … 999, laid out so that a number is put together in one register.
///
/// It is a pair of pointers rather than two globals: whoever writes many numbers fetches it once
/// and is spared the check for first use at each of them.
package struct DigitTable: @unchecked Sendable {
  /// For each value a space and the digits of a whole number, first byte lowest, and in the
  /// highest byte the number of bits that they take.
  @usableFromInline package let whole: UnsafePointer<UInt64>

  /// The place in `whole` of an entry that is only the space.
  @inlinable package static var none: Int { 1000 }

  /// For each value a point and the three digits after it without trailing zeros, in the same
  /// form; nothing for 0.
  @usableFromInline package let fraction: UnsafePointer<UInt64>

  /// The only table.
  package static let shared = DigitTable()

  private init() {
    whole = Self.permanent { value in
      if value == Self.none { return Self.pack([UInt8(ascii: " ")]) }
      let digits = value < 10 ? 1 : value < 100 ? 2 : 3
      return Self.pack([UInt8(ascii: " ")] + Self.digits(value).suffix(digits))
    }
    fraction = Self.permanent { value in
      if value == 0 || value == Self.none { return 0 }
      let digits = value % 10 != 0 ? 3 : value % 100 != 0 ? 2 : 1
      return Self.pack([UInt8(ascii: ".")] + Self.digits(value).prefix(digits))
    }
  }

  private static func digits(_ value: Int) -> [UInt8] {
    [value / 100, value / 10 % 10, value % 10].map { UInt8(0x30 + $0) }
  }

  private static func pack(_ text: [UInt8]) -> UInt64 {
    text.reversed().reduce(0) { $0 << 8 | UInt64($1) } | UInt64(8 * text.count) << 56
  }

  private static func permanent(_ entry: (Int) -> UInt64) -> UnsafePointer<UInt64> {
    let start = UnsafeMutablePointer<UInt64>.allocate(capacity: 1001)
    for value in 0...1000 { (start + value).initialize(to: entry(value)) }
    return UnsafePointer(start)
  }
}
