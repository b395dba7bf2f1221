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

  /// The digits of thousands and thousandths.
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

  /// Stores an entry of the table without its first byte.
  private func storeTail(of entry: UInt64, to out: inout ByteBuffer) {
    for place in 1..<DigitTable.bitCount(entry) >> 3 {
      out.uncheckedWrite(byte: UInt8(truncatingIfNeeded: entry >> (8 * place)))
    }
  }
}
