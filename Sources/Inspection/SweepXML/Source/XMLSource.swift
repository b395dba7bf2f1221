import SweepValues

/// A document's text as UTF-8 without a byte order mark: the one form that is scanned, parsed and
/// counted, so that every place means the same to all.
struct XMLSource {
  /// Valid UTF-8, at least one byte of it no white space.
  let bytes: [UInt8]

  /// Reads the bytes of a file in UTF-8, or in UTF-16 with a byte order mark.
  init(_ input: [UInt8], limits: XMLLimits) throws(XMLError) {
    try Self.check(size: input.count, limits)
    switch ByteOrderMark(input) {
    case .foreign(let name): throw .encoding(name)
    case .utf16(let bigEndian):
      self.bytes = try Self.utf8(fromUTF16: input.dropFirst(2), bigEndian: bigEndian)
      try Self.check(size: bytes.count, limits)
      try check(declared: ["UTF-16"])
    case .utf8:
      self.bytes = Array(input.dropFirst(3))
      try checkUTF8()
    case .absent:
      self.bytes = input
      try checkUTF8()
    }
    if bytes.allSatisfy(\.isXMLSpace) { throw .empty }
  }

  private static func check(size: Int, _ limits: XMLLimits) throws(XMLError) {
    // libxml2 counts bytes in 32 bits.
    let maximum = min(limits.size, Int(Int32.max))
    guard size <= maximum else { throw .limit(.size, maximum: maximum, .start) }
  }

  private func checkUTF8() throws(XMLError) {
    // A declaration is ASCII in all encodings that get this far, and names the true cause.
    try check(declared: ["UTF-8", "UTF8", "US-ASCII", "ASCII"])
    guard let offset = UTF8Check.firstInvalid(in: bytes[...]) else { return }
    throw .invalidText(LineCounter.position(of: offset, in: bytes))
  }

  private func check(declared allowed: [String]) throws(XMLError) {
    guard let name = declaredEncoding else { return }
    guard allowed.contains(name.uppercased()) else { throw .encoding(name) }
  }
}

/// Encodings by the first bytes of a file (XML 1.0, appendix F).
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
