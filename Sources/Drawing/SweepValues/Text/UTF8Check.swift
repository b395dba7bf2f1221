/// Checks that bytes are UTF-8 (Unicode, table 3-7).
package enum UTF8Check {
  /// The offset of the first byte that is not part of a well-formed sequence; nil where all are.
  package static func firstInvalid(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer(firstInvalid)
  }

  private static func firstInvalid(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var at = 0
    while at < bytes.count {
      if bytes[at] < 0x80 {
        at &+= 1
        continue
      }
      let length = sequenceLength(at: at, in: bytes)
      if length == 0 { return at }
      at &+= length
    }
    return nil
  }

  /// The length of the sequence of several bytes that begins at `at`, or 0 if it is none.
  private static func sequenceLength(at: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let (length, second) = expectation(afterLead: bytes[at])
    guard length > 0, at + length <= bytes.count, second.contains(bytes[at + 1]) else { return 0 }
    for index in (at + 2)..<max(at + 2, at + length) where bytes[index] & 0xC0 != 0x80 { return 0 }
    return length
  }

  private static func expectation(afterLead lead: UInt8) -> (Int, ClosedRange<UInt8>) {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: (0, 0...0)
    }
  }
}
