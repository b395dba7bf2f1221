import SweepGeometry

extension ByteBuffer {
  /// Writes a text with the characters that mean something in markup as references (XML 1.0, 2.4),
  /// and, in an attribute, those that a parser would turn into spaces (3.3.3).
  mutating func writeEscaped(_ text: String, _ traits: TextTraits, inAttribute: Bool) {
    guard traits.contains(.escapes) else { return write(utf8: text) }
    text.withBytes { bytes in
      for byte in bytes {
        if let reference = byte.markupReference(inAttribute: inAttribute) {
          write(reference)
        } else {
          write(byte: byte)
        }
      }
    }
  }

  /// Writes a text of characters that need no escape anywhere, without any white space; otherwise
  /// writes nothing and returns false.
  mutating func writePlain(_ text: String) -> Bool {
    text.withBytes { bytes in
      reserve(bytes.count)
      for (place, byte) in bytes.enumerated() {
        guard byte.isPlain else { return false }
        base[count &+ place] = byte
      }
      count &+= bytes.count
      return true
    }
  }

  /// Writes bytes in base 64 (RFC 4648, 4).
  mutating func writeBase64(_ bytes: [UInt8]) {
    let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    let digits = alphabet.utf8Start
    reserve((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for byte in group { bits = bits << 8 | Int(byte) }
      bits <<= 8 * (3 - group.count)
      for place in 0..<4 {
        let isPadding = place > group.count
        write(byte: isPadding ? UInt8(ascii: "=") : digits[bits >> (18 - 6 * place) & 63])
      }
    }
  }
}

extension UInt8 {
  /// Whether it is no white space, no control character, nothing that means something in markup, and
  /// not the first byte of a character that XML cannot hold.
  @inline(__always)
  fileprivate var isPlain: Bool {
    switch self {
    case 0...0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0xef: false
    default: true
    }
  }
}
