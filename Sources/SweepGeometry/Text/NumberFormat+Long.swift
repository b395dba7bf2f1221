extension NumberFormat {
  /// Writes a rounded number of any length into 24 reserved bytes.
  @usableFromInline
  package func writeLong(fixed: Int, to out: inout ByteBuffer) {
    if fixed < 0 { out.uncheckedWrite(byte: UInt8(ascii: "-")) }
    let (whole, fraction) = longParts(fixed.magnitude)
    writeWhole(whole, to: &out)
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
    Int(digits.fraction[Int(thousandths)] >> 56)
  }

  private func writeWhole(_ value: UInt, to out: inout ByteBuffer) {
    let (thousands, rest) = value.quotientAndRemainder(dividingBy: 1000)
    if thousands != 0 {
      writeWhole(thousands, to: &out)
      return writeThreeDigits(rest, to: &out)
    }
    let entry = digits.whole[Int(rest)]
    store(UInt64(entry & 0xFF_FFFF), count: Int(entry >> 24), to: &out)
  }

  private func writeFraction(_ millionths: UInt, to out: inout ByteBuffer) {
    let (high, low) = millionths.quotientAndRemainder(dividingBy: 1000)
    if low == 0 {
      let entry = digits.fraction[Int(high)]
      return store(entry, count: Int(entry >> 56), to: &out)
    }
    out.uncheckedWrite(byte: UInt8(ascii: "."))
    writeThreeDigits(high, to: &out)
    let entry = digits.fraction[Int(low)]
    store(entry >> 8, count: Int(entry >> 56) - 1, to: &out)
  }

  private func writeThreeDigits(_ value: UInt, to out: inout ByteBuffer) {
    out.uncheckedWrite(byte: UInt8(0x30 + value / 100))
    out.uncheckedWrite(byte: UInt8(0x30 + value / 10 % 10))
    out.uncheckedWrite(byte: UInt8(0x30 + value % 10))
  }

  /// Stores up to `count` bytes of a packed text, first byte lowest; `count` are free.
  private func store(_ packed: UInt64, count: Int, to out: inout ByteBuffer) {
    for index in 0..<count {
      out.uncheckedWrite(byte: UInt8(truncatingIfNeeded: packed >> UInt64(8 * index)))
    }
  }
}
