import SweepValues

/// What the first bytes of a file say about its encoding (XML 1.0, appendix F).
enum ByteOrderMark {
  case absent
  case utf8
  case utf16(bigEndian: Bool)
  /// A sign of something that is not read, by its name.
  case foreign(String)

  init(_ bytes: [UInt8]) {
    func starts(_ mark: UInt8...) -> Bool { bytes.starts(with: mark) }
    self =
      if starts(0xEF, 0xBB, 0xBF) {
        .utf8
      } else if starts(0xFF, 0xFE, 0, 0) || starts(0, 0, 0xFE, 0xFF) {
        .foreign("UTF-32")
      } else if starts(0xFE, 0xFF) {
        .utf16(bigEndian: true)
      } else if starts(0xFF, 0xFE) {
        .utf16(bigEndian: false)
      } else if starts(0, 0x3C) || starts(0x3C, 0) {
        .foreign("UTF-16 without a byte order mark")
      } else if starts(0x1F, 0x8B) {
        .foreign("gzip")
      } else if starts(0x4C, 0x6F, 0xA7, 0x94) {
        .foreign("EBCDIC")
      } else {
        .absent
      }
  }
}

extension XMLSource {
  /// The text of UTF-16 code units without a byte order mark.
  static func utf8(
    fromUTF16 bytes: ArraySlice<UInt8>, bigEndian: Bool
  ) throws(XMLError) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return bigEndian ? first << 8 | second : second << 8 | first
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    let broken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { text.append($0) }
    guard !broken, bytes.count % 2 == 0 else {
      throw .invalidText(LineCounter.position(of: text.count, in: text))
    }
    return text
  }

  /// The encoding that the XML declaration names (XML 1.0, production 80).
  var declaredEncoding: String? {
    guard bytes.starts(with: "<?xml".utf8), bytes.count > 5, bytes[5].isXMLSpace else {
      return nil
    }
    // A declaration is short; one that is not is left to the parser's judgement.
    let head = bytes.prefix(1024)
    guard let end = head.firstIndex(of: ASCII.greater) else { return nil }
    let parts = head[..<end].split(whereSeparator: { $0.isXMLSpace || $0 == ASCII.equals })
    guard
      let key = parts.firstIndex(where: { $0.elementsEqual("encoding".utf8) }),
      key + 1 < parts.count
    else { return nil }
    let value = parts[key + 1].dropFirst()
    let name = value.prefix { $0 != ASCII.quote && $0 != ASCII.apostrophe }
    return String(decoding: name.prefix(40), as: UTF8.self)
  }
}
