import CZlib
import SweepValues

/// The bytes of a file as editors write them, made ready for reading: unpacked, text of Western Europe as
/// UTF-8, and short texts that the file declares as entities in their places.
package enum SourceText {
  /// The number of entities, the length of each, and the number of their uses.
  private static let (entities, length, uses) = (100, 1_000, 100_000)

  /// The text in UTF-8 without declarations of entities; bytes that are neither stay the same.
  package static func prepared(_ bytes: [UInt8], size: Int) -> [UInt8] {
    let plain = plain(bytes, size: size)
    guard plain.count <= size else { return plain }
    let text = inUTF8(plain)
    return expanded(text, size: size) ?? text
  }

  /// The bytes, unpacked if they are packed with gzip; damaged ones stay the same.
  private static func plain(_ bytes: [UInt8], size: Int) -> [UInt8] {
    bytes.starts(with: [0x1f, 0x8b]) ? unpacked(bytes, size: size) ?? bytes : bytes
  }

  /// The text of a file that is packed with gzip (RFC 1952), a byte more than the limit at most; nil
  /// for damaged bytes.
  private static func unpacked(_ bytes: [UInt8], size: Int) -> [UInt8]? {
    var stream = z_stream()
    guard sweep_inflate_init(&stream) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var input = bytes
    return input.withUnsafeMutableBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = uInt(clamping: source.count)
      var outcome = Z_OK
      let text = [UInt8](unsafeUninitializedCapacity: size + 1) { target, count in
        stream.next_out = target.baseAddress
        stream.avail_out = uInt(clamping: size + 1)
        outcome = inflate(&stream, Z_FINISH)
        count = size + 1 - Int(stream.avail_out)
      }
      return outcome == Z_STREAM_END || text.count > size ? text : nil
    }
  }

  /// Text that claims to be Latin-1 or Windows-1252, which browsers read alike (Encoding, 4.2).
  private static func inUTF8(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: "<?xml".utf8), let end = bytes.prefix(1024).firstIndex(of: close),
      let name = String(decoding: bytes[..<end], as: UTF8.self)
        .firstMatch(of: /[ \t\r\n]encoding[ \t\r\n]*=[ \t\r\n]*["']([^"']*)["']/),
      western.contains(name.1.lowercased())
    else { return bytes }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      let isHigh = (0x80...0x9f).contains(byte)
      let scalar = isHigh ? high[Int(byte) - 0x80] : Unicode.Scalar(byte)
      text += UTF8.encode(scalar).map(Array.init) ?? []
    }
    // Blanks in place of the claim keep all places.
    guard let claim = range(of: String(name.0), in: text[...].prefix(1024)) else { return bytes }
    for index in claim { text[index] = UInt8(ascii: " ") }
    return text
  }

  private static let western: Set<String> = [
    "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1", "windows-1252", "cp1252",
    "x-cp1252",
  ]

  /// The characters of the bytes 0x80 … 0x9F in Windows-1252.
  private static let high = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  private static let (bracket, close) = (UInt8(ascii: "["), UInt8(ascii: ">"))

  /// The text with short entities in place of their names; nil if it declares none, or anything
  /// else.
  private static func expanded(_ text: [UInt8], size: Int) -> [UInt8]? {
    guard let type = range(of: "<!DOCTYPE", in: text[...].prefix(4096)),
      let open = text[type.upperBound...].firstIndex(where: { $0 == bracket || $0 == close }),
      text[open] == bracket, let end = range(of: "]", in: text[open...].prefix(64 << 10)),
      let values = declared(in: text[(open + 1)..<end.lowerBound])
    else { return nil }
    var result = Array(text[..<open])
    // The declarations become blanks and line ends, which keep the places.
    result += text[open..<end.upperBound].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    var rest = text[end.upperBound...]
    var count = 0
    while let next = rest.firstIndex(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") })
    {
      result += rest[..<next]
      rest = rest[next...]
      if let hidden = hidden(at: rest) {
        result += rest[..<hidden]
        rest = rest[hidden...]
      } else if rest.first == UInt8(ascii: "&"),
        let last = rest.prefix(100).firstIndex(of: UInt8(ascii: ";")),
        let value = values[rest[(next + 1)..<last].text]
      {
        count += 1
        guard count <= uses, result.count + value.count <= size else { return nil }
        result += value
        rest = rest[(last + 1)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// The end of a comment or CDATA section that begins here; nil for none.
  private static func hidden(at rest: ArraySlice<UInt8>) -> Int? {
    for (start, end) in [("<!--", "-->"), ("<![CDATA[", "]]>")] where rest.starts(with: start.utf8)
    {
      return range(of: end, in: rest)?.upperBound ?? rest.endIndex
    }
    return nil
  }

  /// The texts of entities, with their quotes escaped; nil if anything else is declared.
  private static func declared(in subset: ArraySlice<UInt8>) -> [String: [UInt8]]? {
    var values: [String: [UInt8]] = [:]
    var rest = Substring(subset.text)
    while let entity = rest.prefixMatch(
      of: /\s*<!ENTITY\s+([A-Za-z_][\w.\-]*)\s+("[^"<&%]*"|'[^'<&%]*')\s*>/)
    {
      let value = entity.2.dropFirst().dropLast()
      guard values.count < entities, value.utf8.count <= length else { return nil }
      // The first declaration counts (XML 1.0, 4.2).
      values[String(entity.1)] =
        values[String(entity.1)]
        ?? Array(
          value.replacing("\"", with: "&quot;").replacing("'", with: "&apos;").utf8)
      rest = rest[entity.range.upperBound...]
    }
    return rest.allSatisfy(\.isWhitespace) && !values.isEmpty ? values : nil
  }

  private static func range(of text: String, in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let wanted = Array(text.utf8)
    var rest = bytes
    while let start = rest.firstIndex(of: wanted[0]) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return start..<start + wanted.count }
      rest = rest.dropFirst()
    }
    return nil
  }
}
