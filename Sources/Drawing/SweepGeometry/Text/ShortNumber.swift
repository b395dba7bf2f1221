/// The text of a number of at most eight bytes, sign or space included, held in a register.
///
/// ```
///  -123.456    a minus where the number is negative,
///   123.456    a space where it is not
/// ```
///
/// The first byte separates the number from the one before it, as path data allows. The text is
/// stored with one instruction, and its length is known before it is written.
package struct ShortNumber {
  /// The text, first byte lowest.
  package var bytes: UInt64
  /// The number of bits of the text, the leading minus or space included.
  package var bitCount: Int

  /// The number of bytes of the text.
  package var length: Int { bitCount >> 3 }

  /// Puts the text of a number together.
  @inline(__always)
  init(_ entries: ShortEntries, isNegative: Bool) {
    // Turns the space into a minus.
    let sign: UInt64 = isNegative ? 0x20 ^ 0x2D : 0
    let head = entries.head & 0xffff_ffff
    bytes = (head ^ sign) | entries.tail &<< DigitTable.bitCount(entries.head)
    bitCount = Int(truncatingIfNeeded: DigitTable.bitCount(entries.sum))
  }

  /// Stores the text, 8 bytes of which must be free, and returns its end.
  @inline(__always)
  package func store(to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(start).storeBytes(of: bytes.littleEndian, as: UInt64.self)
    return start + length
  }
}

/// The entries of a short number's magnitude in the tables of digits: enough to know its length.
struct ShortEntries {
  /// The entry of the whole part.
  var head: UInt64
  /// The entry of the fraction.
  let tail: UInt64

  /// Looks up a count of thousandths below a million, of which a zero before the point is dropped.
  @inline(__always)
  init(thousandths: UInt, _ digits: DigitTable) {
    let count = UInt64(thousandths)
    // 2³² / 1000, rounded up.
    let whole = (count &* 4_294_968) &>> 32
    head = digits.whole(whole)
    tail = digits.fraction(count &- whole &* 1000)
  }

  /// Its highest byte is the number of bits of both.
  @inline(__always)
  var sum: UInt64 { head &+ tail }
}
