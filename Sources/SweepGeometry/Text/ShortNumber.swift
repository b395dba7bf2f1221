/// The text of a number of at most eight bytes, sign or space included, held in a register.
///
/// ```
///  -123.456    a minus where the number is negative,
///   123.456    a space where it is not
/// ```
///
/// The first byte is what parts the number from the one before it, as path data allows. The text
/// is stored with one instruction, and its length is known before it is written.
package struct ShortNumber {
  /// The text, first byte lowest.
  @usableFromInline package var bytes: UInt64
  /// The number of bits of the text, the leading minus or space included.
  @usableFromInline package var bitCount: Int

  /// The number of bytes of the text.
  @inlinable package var length: Int { bitCount >> 3 }

  /// Makes the text of a number of thousandths between -999999 and 999999.
  @inlinable @inline(__always)
  package init(
    thousandths magnitude: UInt, isNegative: Bool, digits: DigitTable, dropsLeadingZero: Bool
  ) {
    let whole = UInt32(truncatingIfNeeded: magnitude) / 1000
    let rest = UInt32(truncatingIfNeeded: magnitude) &- whole &* 1000
    let isBare = dropsLeadingZero && whole == 0 && rest != 0
    let head = digits.whole[isBare ? DigitTable.none : Int(whole)]
    let tail = digits.fraction[Int(rest)]
    let headBits = head >> 56
    // What turns the space into a minus.
    let sign: UInt64 = isNegative ? 0x20 ^ 0x2D : 0
    bytes = UInt64(UInt32(truncatingIfNeeded: head)) ^ sign | tail &<< headBits
    bitCount = Int(truncatingIfNeeded: headBits &+ tail >> 56)
  }

  /// Stores the text, 8 bytes of which must be free, and returns where it ends.
  @inlinable @inline(__always)
  package func store(to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(start).storeBytes(of: bytes.littleEndian, as: UInt64.self)
    return start + length
  }
}
