/// The digits of 0 … 999, laid out so that a number is written with one or two stores.
package enum DigitTable {
  /// For each value the digits of a whole number in the low bytes, first digit lowest, and their
  /// number in the highest byte.
  private static let whole: [UInt32] = (0..<1000).map { value in
    let digits = value < 10 ? 1 : value < 100 ? 2 : 3
    let text = [value / 100, value / 10 % 10, value % 10].suffix(digits)
    return pack(text, count: digits)
  }

  /// For each value the three digits after a point without trailing zeros, in the same form.
  private static let fraction: [UInt32] = (0..<1000).map { value in
    let digits = value % 10 != 0 ? 3 : value % 100 != 0 ? 2 : 1
    return pack([value / 100, value / 10 % 10, value % 10][...], count: digits)
  }

  private static func pack(_ digits: ArraySlice<Int>, count: Int) -> UInt32 {
    var packed = UInt32(count) << 24
    for (index, digit) in digits.enumerated() {
      packed |= UInt32(0x30 + digit) << UInt32(8 * index)
    }
    return packed
  }

  private nonisolated(unsafe) static let wholeStart = permanent(whole)
  private nonisolated(unsafe) static let fractionStart = permanent(fraction)

  private static func permanent(_ table: [UInt32]) -> UnsafePointer<UInt32> {
    let start = UnsafeMutablePointer<UInt32>.allocate(capacity: table.count)
    start.initialize(from: table, count: table.count)
    return UnsafePointer(start)
  }

  /// The number of bytes of a point and the digits of `thousandths`, which is not 0.
  @inline(__always)
  package static func fractionLength(_ thousandths: Int) -> Int {
    1 &+ Int(fractionStart[thousandths] >> 24)
  }

  /// Writes a whole number below 1000 and says how many bytes it took; 4 must be free.
  @inline(__always)
  package static func writeWhole(_ value: Int, to start: UnsafeMutablePointer<UInt8>) -> Int {
    let entry = wholeStart[value]
    UnsafeMutableRawPointer(start).storeBytes(of: entry, as: UInt32.self)
    return Int(entry >> 24)
  }

  /// Writes a whole number of any size and says how many bytes it took.
  package static func writeLongWhole(_ value: UInt, to start: UnsafeMutablePointer<UInt8>) -> Int {
    if value < 1000 { return writeWhole(Int(value), to: start) }
    let written = writeLongWhole(value / 1000, to: start)
    writeThreeDigits(Int(value % 1000), to: start + written)
    return written + 3
  }

  /// Writes a point and the digits of a fraction in millionths, which is not 0, and says how many
  /// bytes it took; 8 must be free.
  @inline(__always)
  package static func writeFraction(
    _ millionths: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    start[0] = UInt8(ascii: ".")
    let high = millionths / 1000
    let low = millionths &- high &* 1000
    if low == 0 {
      let entry = fractionStart[high]
      UnsafeMutableRawPointer(start + 1).storeBytes(of: entry, as: UInt32.self)
      return 1 &+ Int(entry >> 24)
    }
    writeThreeDigits(high, to: start + 1)
    let entry = fractionStart[low]
    UnsafeMutableRawPointer(start + 4).storeBytes(of: entry, as: UInt32.self)
    return 4 &+ Int(entry >> 24)
  }

  private static func writeThreeDigits(_ value: Int, to start: UnsafeMutablePointer<UInt8>) {
    start[0] = UInt8(0x30 + value / 100)
    start[1] = UInt8(0x30 + value / 10 % 10)
    start[2] = UInt8(0x30 + value % 10)
  }
}
