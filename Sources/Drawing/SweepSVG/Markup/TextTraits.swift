/// The traits of a text that an XML writer has to handle, found in one pass.
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
