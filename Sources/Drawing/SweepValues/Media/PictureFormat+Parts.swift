extension PictureFormat {
  /// A piece of a file: a chunk, a segment or a block.
  private struct Part {
    var name: String
    var data: ArraySlice<UInt8>
  }

  /// The pieces of a file up to the first one that is incomplete or wrong, and whether the file is
  /// complete.
  private func parts(of bytes: [UInt8]) -> (parts: [Part], isWhole: Bool) {
    switch self {
    case .png: Self.pngChunks(bytes)
    case .jpeg: Self.jpegSegments(bytes)
    case .gif: ([], Self.isWholeGIF(bytes))
    case .webp: ([], Self.isWholeWebP(bytes))
    case .svg: ([], true)
    }
  }

  /// Whether the bytes break off before the picture ends, or contradict their own checksums. The
  /// packed pixels are not read.
  package func isDamaged(_ bytes: [UInt8]) -> Bool { !parts(of: bytes).isWhole }

  /// The EXIF orientation, by which browsers turn a picture (CIPA DC-008, 4.6.4): 1 for as it is
  /// stored, over 4 for turns that exchange width and height. Browsers follow none of GIF and WebP.
  package func orientation(of bytes: [UInt8]) -> Int {
    let exif = parts(of: bytes).parts.lazy.compactMap { part -> ArraySlice<UInt8>? in
      if part.name == "eXIf" { return part.data }
      let mark = Array("Exif\0\0".utf8)
      return part.name == "E1" && part.data.starts(with: mark) ? part.data.dropFirst(6) : nil
    }.first
    return exif.flatMap { Self.orientation(inTIFF: Array($0)) } ?? 1
  }

  /// The orientation in the first directory of TIFF data (TIFF 6.0, 2).
  private static func orientation(inTIFF bytes: [UInt8]) -> Int? {
    let isLittle = bytes.starts(with: "II".utf8)
    func number(_ place: Int, _ count: Int) -> Int? {
      isLittle
        ? bytes.littleEndian(at: place, bytes: count) : bytes.number(at: place, bytes: count)
    }
    guard isLittle || bytes.starts(with: "MM".utf8), let directory = number(4, 4),
      let count = number(directory, 2)
    else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + 12 * entry
      guard let tag = number(place, 2), let value = number(place + 8, 2) else { return nil }
      if tag == 0x112 { return (1...8).contains(value) ? value : nil }
    }
    return nil
  }

  private static func pngChunks(_ bytes: [UInt8]) -> ([Part], Bool) {
    var (parts, place): ([Part], Int) = ([], 8)
    while let length = bytes.number(at: place, bytes: 4), place + 12 + length <= bytes.count {
      let end = place + 8 + length
      let name = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
      // Browsers skip other chunks that are damaged.
      let isNeeded = name.first?.isUppercase == true
      if isNeeded, bytes.number(at: end, bytes: 4) != Int(crc(bytes[(place + 4)..<end])) { break }
      if name == "IEND" { return (parts, parts.contains { $0.name == "IDAT" }) }
      parts.append(Part(name: name, data: bytes[(place + 8)..<end]))
      place = end + 4
    }
    return (parts, false)
  }

  /// The checksum of a chunk (W3C PNG 3, D).
  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { crcTable[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  private static let crcTable = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { rest, _ in rest & 1 == 1 ? 0xedb8_8320 ^ rest >> 1 : rest >> 1 }
  }

  /// The segments of a JPEG file (ITU T.81, B.1.1), named by their markers.
  private static func jpegSegments(_ bytes: [UInt8]) -> ([Part], Bool) {
    var (parts, place): ([Part], Int) = ([], 2)
    while place + 1 < bytes.count {
      let marker = bytes[place + 1]
      guard bytes[place] == 0xff, marker != 0, marker != 0xff, !(0xd0...0xd7).contains(marker)
      else {
        // Packed pixels follow the header of a scan, and any bytes 0xff fill.
        guard marker == 0xff || parts.last?.name == "DA" else { break }
        place += 1
        continue
      }
      if marker == 0xd9 { return (parts, parts.contains { $0.name == "DA" }) }
      guard let length = bytes.number(at: place + 2, bytes: 2), length >= 2,
        place + 2 + length <= bytes.count
      else { break }
      let name = String(marker, radix: 16, uppercase: true)
      parts.append(Part(name: name, data: bytes[(place + 4)..<(place + 2 + length)]))
      place += 2 + length
    }
    return (parts, false)
  }

  /// Whether every block of a GIF file is complete, a picture among them; many lack the last byte
  /// (GIF89a, 18 to 27).
  private static func isWholeGIF(_ bytes: [UInt8]) -> Bool {
    func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    guard bytes.count > 12 else { return false }
    var place = 13 + colors(bytes[10])
    var hasPicture = false
    while place < bytes.count, bytes[place] != 0x3b {
      let isPicture = bytes[place] == 0x2c
      guard isPicture || bytes[place] == 0x21, place + 9 < bytes.count else { return false }
      place += isPicture ? 11 + colors(bytes[place + 9]) : 2
      while place < bytes.count, bytes[place] > 0 { place += Int(bytes[place]) + 1 }
      if place >= bytes.count { return false }
      hasPicture = hasPicture || isPicture
      place += 1
    }
    return hasPicture
  }

  /// Whether the chunks of a WebP file fill its length, and the file has as many bytes (RFC 9649, 2.4).
  private static func isWholeWebP(_ bytes: [UInt8]) -> Bool {
    guard let length = bytes.littleEndian(at: 4, bytes: 4), length + 8 <= bytes.count else {
      return false
    }
    var place = 12
    while place < length + 8 {
      guard let size = bytes.littleEndian(at: place + 4, bytes: 4) else { return false }
      place += 8 + size + size & 1
    }
    return place > 12 && place <= length + 9
  }
}
