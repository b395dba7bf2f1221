import SweepGeometry

/// The traits of a text that matter to an XML writer, found in one pass.
struct TextTraits: OptionSet {
  let rawValue: UInt8

  /// A character may have to become a reference.
  static let escapes = TextTraits(rawValue: 1)
  /// A character may be one that an XML document cannot hold: a control character, or U+FFFE or
  /// U+FFFF, whose first byte is 0xEF.
  static let unwritable = TextTraits(rawValue: 2)
  /// White space would be lost without `xml:space` (SVG 1.1, 10.15).
  static let spaces = TextTraits(rawValue: 4)

  /// A character may end a list of font families in a style, or begin something else there.
  static let endsList = TextTraits(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(of text: String) {
    self = text.withBytes { bytes in
      var traits: TextTraits = []
      var isAfterSpace = true
      for byte in bytes {
        if byte == 0x20 {
          if isAfterSpace { traits.insert(.spaces) }
          isAfterSpace = true
          continue
        }
        isAfterSpace = false
        // Most characters are letters, of which there is nothing to think.
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) { continue }
        switch byte {
        case 0x9, 0xa, 0xd: traits.formUnion([.escapes, .spaces])
        case 0..<0x20: traits.formUnion([.escapes, .unwritable])
        case UInt8(ascii: "&"), UInt8(ascii: "\""): traits.insert(.escapes)
        case UInt8(ascii: "<"), UInt8(ascii: ">"): traits.formUnion([.escapes, .endsList])
        case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "@"),
          UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: ")"):
          traits.insert(.endsList)
        case 0xef: traits.insert(.unwritable)
        default: break
        }
      }
      if isAfterSpace, !bytes.isEmpty { traits.insert(.spaces) }
      return traits
    }
  }
}

extension String {
  /// The first character that an XML document cannot hold (XML 1.0, 2.2), or nil.
  var firstUnwritable: Unicode.Scalar? {
    unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x9, 0xa, 0xd: false
      case 0..<0x20, 0xfffe, 0xffff: true
      default: false
      }
    }
  }
}

extension String {
  /// Calls a closure with the text in UTF-8; unlike `withUTF8` without a copy to change.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var text = self  // Only a bridged string comes here.
    return text.withUTF8(body)
  }
}

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
  /// Whether it is no white space, no control character, nothing that means something in markup,
  /// and not the first byte of a character that XML cannot hold.
  @inline(__always)
  fileprivate var isPlain: Bool {
    switch self {
    case 0...0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0xef: false
    default: true
    }
  }
}
