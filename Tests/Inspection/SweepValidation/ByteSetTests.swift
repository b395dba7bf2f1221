import Testing

@testable import SweepValidation

/// The sets of bytes that patterns are made of.
@Suite struct ByteSetTests {
  @Test func `letters stand for both cases, and nothing else does`() {
    for byte in UInt8.min...UInt8.max {
      let set = ByteSet([byte]).ignoringCase
      let scalar = Unicode.Scalar(byte)
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      let expected = isLetter ? ByteSet([byte, byte ^ 0x20]) : ByteSet([byte])
      #expect(set == expected, "\(byte)")
    }
    #expect(ByteSet.all.ignoringCase == .all && ByteSet().ignoringCase == ByteSet())
  }

  @Test func `what is not in a set is in its inverse`() {
    let set = ByteSet([0, 63, 64, 127, 128, 255])
    for byte in UInt8.min...UInt8.max { #expect(set.contains(byte) != set.inverted.contains(byte)) }
  }
}
