/// The format of numbers: fixed point, half away from zero, no trailing zeros, no exponent, never
/// `-0`, and no locale.
///
/// A number is first rounded to a whole count of `10^-precision`, so that numbers compared,
/// subtracted and measured in output equal those read back.
///
/// No call here traps for any number. One that is not finite or not below the limit becomes a count
/// that `isWritable(fixed:)` rejects; code with outside numbers checks once.
package struct NumberFormat: Sendable {
  /// The number of decimals, 0 … 6.
  package let precision: Int
  /// Whether a fraction is written without the zero before its point, as path data allows.
  package let dropsLeadingZero: Bool
  /// The counts in a unit, 10 to the power of the precision, as a number to multiply with.
  let scale: Double
  /// The thousandths in a count, the index of short texts; 0 if it holds none.
  let thousandths: Int
  /// The magnitude from which on a count is too long for a `ShortNumber`.
  package let shortLimit: UInt
  /// The texts of whole parts and fractions.
  let digits: DigitTable

  /// The magnitude from which on a number is refused: 10⁹.
  @inlinable package static var limit: Double { 1e9 }

  /// Makes a format of `precision` decimals; more than 6 or less than 0 are taken as those.
  package init(precision: Int, dropsLeadingZero: Bool = false) {
    self = Self.all[min(max(precision, 0), 6) * 2 + (dropsLeadingZero ? 1 : 0)]
  }

  /// All formats there are, so that none is worked out twice.
  private static let all = (0..<14).map { NumberFormat(of: $0 / 2, dropsLeadingZero: $0 % 2 == 1) }

  private init(of precision: Int, dropsLeadingZero: Bool) {
    self.precision = precision
    self.dropsLeadingZero = dropsLeadingZero
    let counts = Self.powersOfTen[precision]
    scale = Double(counts)
    thousandths = 1000 / Int(counts)
    shortLimit = precision <= 3 ? counts * 1000 : 0
    digits = .shared
  }

  /// The counts in a unit: 10 to the power of the precision.
  package var countsInUnit: UInt { Self.powersOfTen[precision] }

  static let powersOfTen: [UInt] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  /// The number rounded, in units of `10^-precision`.
  @inline(__always)
  package func fixed(_ value: Double) -> Int { Int(fixed(SIMD2(repeating: value)).x) }

  /// Two numbers rounded at once.
  @inline(__always)
  func fixed(_ values: SIMD2<Double>) -> SIMD2<Int64> {
    let scaled = values * scale
    let bits = unsafeBitCast(scaled, to: SIMD2<Int64>.self)
    let magnitudes = unsafeBitCast(bits & .max, to: SIMD2<Double>.self)
    // Added to 2^52, a number has no bits for a fraction and its last bits are the rounded count.
    // The order of magnitudes is that of the bits, so a huge number or NaN stays a huge count.
    let magic = 4503599627370496.0
    let sums = magnitudes + magic
    let near = unsafeBitCast(sums, to: SIMD2<Int64>.self) &- Int64(magic.bitPattern)
    let isTieRoundedDown = magnitudes - (sums - magic) .== 0.5
    let counts = near.replacing(with: near &+ 1, where: isTieRoundedDown)
    let sign = bits &>> 63
    return (counts ^ sign) &- sign
  }

  /// Whether a number is finite and, once rounded, below the limit: then it is written as it is.
  @inline(__always)
  package func isWritable(_ value: Double) -> Bool { isWritable(fixed: fixed(value)) }

  /// Whether a rounded number is below the limit.
  @inline(__always)
  package func isWritable(fixed: Int) -> Bool { fixed.magnitude < UInt(Self.limit * scale) }

  @inline(__always)
  package func write(fixed: Int, to out: inout ByteBuffer) {
    out.reserve(24)
    let magnitude = fixed.magnitude
    guard magnitude < shortLimit else { return writeLong(fixed: fixed, to: &out) }
    var text = short(fixed)
    if fixed >= 0 {
      text.bytes >>= 8
      text.bitCount &-= 8
    }
    out.count = text.store(to: out.base + out.count) - out.base
  }

  /// Writes a number whose magnitude is below the limit; returns whether it was written.
  @discardableResult
  package func write(_ value: Double, to out: inout ByteBuffer) -> Bool {
    guard value.magnitude < Self.limit else { return false }
    write(fixed: fixed(value), to: &out)
    return true
  }

  /// The text of a rounded number whose magnitude is below `shortLimit`.
  @inline(__always)
  package func short(_ fixed: Int) -> ShortNumber {
    var entries = ShortEntries(thousandths: fixed.magnitude &* UInt(thousandths), digits)
    if entries.head == DigitTable.droppedZero, fixed == 0 || !dropsLeadingZero {
      entries.head = DigitTable.zero
    }
    return ShortNumber(entries, isNegative: fixed < 0)
  }

  /// The number of bytes that `write(fixed:to:)` writes.
  package func length(fixed: Int) -> Int {
    if fixed.magnitude < shortLimit { return short(fixed).length &- (fixed < 0 ? 0 : 1) }
    let (whole, fraction) = longParts(fixed.magnitude)
    var length = fixed < 0 ? 2 : 1
    if dropsLeadingZero, whole == 0, fraction != 0 { length -= 1 }
    var rest = whole / 10
    while rest > 0 {
      length += 1
      rest /= 10
    }
    if fraction == 0 { return length }
    let (high, low) = fraction.quotientAndRemainder(dividingBy: 1000)
    return length + (low == 0 ? fractionLength(high) : 3 + fractionLength(low))
  }

  /// The text of a number.
  package func string(_ value: Double) -> String {
    var out = ByteBuffer(capacity: 32)
    write(fixed: fixed(value), to: &out)
    return out.string
  }
}

extension NumberFormat: Hashable {
  package static func == (a: NumberFormat, b: NumberFormat) -> Bool {
    a.precision == b.precision && a.dropsLeadingZero == b.dropsLeadingZero
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(precision)
    hasher.combine(dropsLeadingZero)
  }
}

extension NumberFormat {
  /// Writes a rounded number of any length into 24 reserved bytes.
  package func writeLong(fixed: Int, to out: inout ByteBuffer) {
    if fixed < 0 { out.uncheckedWrite(byte: UInt8(ascii: "-")) }
    let (whole, fraction) = longParts(fixed.magnitude)
    if !dropsLeadingZero || whole != 0 || fraction == 0 { writeWhole(whole, to: &out) }
    if fraction != 0 { writeFraction(fraction, to: &out) }
  }

  /// The whole part, and the fraction in millionths.
  func longParts(_ magnitude: UInt) -> (whole: UInt, fraction: UInt) {
    let counts = Self.powersOfTen[precision]
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: counts)
    return (whole, rest * Self.powersOfTen[6 - precision])
  }

  /// The number of bytes of a point and the digits of `thousandths`.
  func fractionLength(_ thousandths: UInt) -> Int {
    Int(DigitTable.bitCount(Self.table.fraction(UInt64(thousandths)))) >> 3
  }

  private static var table: DigitTable { .shared }

  private func writeWhole(_ value: UInt, to out: inout ByteBuffer) {
    let (thousands, rest) = value.quotientAndRemainder(dividingBy: 1000)
    if thousands != 0 {
      writeWhole(thousands, to: &out)
      return writeThreeDigits(rest, to: &out)
    }
    storeTail(of: rest == 0 ? DigitTable.zero : Self.table.whole(UInt64(rest)), to: &out)
  }

  private func writeFraction(_ millionths: UInt, to out: inout ByteBuffer) {
    let (high, low) = millionths.quotientAndRemainder(dividingBy: 1000)
    out.uncheckedWrite(byte: UInt8(ascii: "."))
    if low == 0 { return storeTail(of: Self.table.fraction(UInt64(high)), to: &out) }
    writeThreeDigits(high, to: &out)
    storeTail(of: Self.table.fraction(UInt64(low)), to: &out)
  }

  private func writeThreeDigits(_ value: UInt, to out: inout ByteBuffer) {
    out.uncheckedWrite(byte: UInt8(0x30 + value / 100))
    out.uncheckedWrite(byte: UInt8(0x30 + value / 10 % 10))
    out.uncheckedWrite(byte: UInt8(0x30 + value % 10))
  }

  private func storeTail(of entry: UInt64, to out: inout ByteBuffer) {
    for place in 1..<DigitTable.bitCount(entry) >> 3 {
      out.uncheckedWrite(byte: UInt8(truncatingIfNeeded: entry >> (8 * place)))
    }
  }
}

/// The digits of whole parts and of thousandths, laid out so that a number is put together in one
/// register.
///
/// An entry holds a short text, first byte lowest, and in the highest byte its number of bits: so
/// the lengths of several are one sum. It is a pointer rather than an array: a writer of many
/// numbers fetches it once, without the check for first use.
struct DigitTable: @unchecked Sendable {
  /// For each whole part of 0 … 999 a space and its digits, of which 0 has none; then, for each
  /// count of thousandths, a point and its digits without trailing zeros, or nothing for 0.
  private let entries: UnsafePointer<UInt64>

  /// The entry of a whole part of 0 … 999.
  @inline(__always)
  func whole(_ value: UInt64) -> UInt64 { entries[Int(truncatingIfNeeded: value)] }

  /// The entry of thousandths, 0 … 999.
  @inline(__always)
  func fraction(_ value: UInt64) -> UInt64 { entries[Int(truncatingIfNeeded: value &+ 1000)] }

  /// The entry of the whole part 0, which is only a space.
  static var droppedZero: UInt64 { 8 << 56 | 0x20 }

  /// The text in its place where the zero is not dropped.
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
