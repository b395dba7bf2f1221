package import SweepGeometry

/// The picture formats that are recognised by their first bytes, each with its media type.
package enum PictureFormat: String, CaseIterable, Sendable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case webp = "image/webp"
  case svg = "image/svg+xml"

  /// The format that the first bytes of a file announce; nil for any other.
  package init?(signatureOf bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(256))
    if head.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if head.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if Self.isSVG(head) {
      self = .svg
    } else {
      return nil
    }
  }

  private static func isSVG(_ head: [UInt8]) -> Bool {
    let text = (head.starts(with: [0xef, 0xbb, 0xbf]) ? head[3...] : head[...]).withoutSpace
    return ["<svg", "<?xml", "<!--", "<!DOCTYPE svg"].contains { text.starts(with: $0.utf8) }
  }
}

extension PictureFormat {
  /// The size in the header of a file as it is shown, in pixels; nil without one, and for SVG.
  package func pixelSize(of bytes: [UInt8]) -> Size? {
    guard let stored = storedSize(of: bytes) else { return nil }
    guard orientation(of: bytes) > 4 else { return stored }
    return Size(width: stored.height, height: stored.width)
  }

  private func storedSize(of bytes: [UInt8]) -> Size? {
    switch self {
    case .png: Self.size(bytes.number(at: 16, bytes: 4), bytes.number(at: 20, bytes: 4))
    case .jpeg: Self.jpegSize(bytes)
    case .gif: Self.size(bytes.littleEndian(at: 6, bytes: 2), bytes.littleEndian(at: 8, bytes: 2))
    case .webp: Self.webpSize(bytes)
    case .svg: nil
    }
  }

  /// Walks the segments of a JPEG file to the header of its frame (ITU T.81, B.2.2).
  private static func jpegSize(_ bytes: [UInt8]) -> Size? {
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xff {
      let marker = bytes[place + 1]
      // C4, C8 and CC are tables and extensions among the headers of frames.
      if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) {
        return size(bytes.number(at: place + 7, bytes: 2), bytes.number(at: place + 5, bytes: 2))
      }
      place += 2 + (bytes.number(at: place + 2, bytes: 2) ?? 0)
    }
    return nil
  }

  /// The size in the first chunk of a WebP file (RFC 9649, 2.5 to 2.7).
  private static func webpSize(_ bytes: [UInt8]) -> Size? {
    let chunk = bytes.dropFirst(12).prefix(4)
    if chunk.elementsEqual("VP8 ".utf8) {
      let width = bytes.littleEndian(at: 26, bytes: 2).map { $0 & 0x3fff }
      return size(width, bytes.littleEndian(at: 28, bytes: 2).map { $0 & 0x3fff })
    }
    if chunk.elementsEqual("VP8L".utf8) {
      let both = bytes.littleEndian(at: 21, bytes: 4)
      return size(both.map { $0 & 0x3fff + 1 }, both.map { $0 >> 14 & 0x3fff + 1 })
    }
    guard chunk.elementsEqual("VP8X".utf8) else { return nil }
    return size(
      bytes.littleEndian(at: 24, bytes: 3).map { $0 + 1 },
      bytes.littleEndian(at: 27, bytes: 3).map { $0 + 1 })
  }

  private static func size(_ width: Int?, _ height: Int?) -> Size? {
    guard let width, let height, (1...65_535).contains(width), (1...65_535).contains(height)
    else { return nil }
    return Size(width: Double(width), height: Double(height))
  }
}

extension [UInt8] {
  /// A number with its highest byte first; nil beyond the end.
  func number(at place: Int, bytes count: Int) -> Int? {
    guard place + count <= self.count else { return nil }
    return self[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number with its lowest byte first; nil beyond the end.
  func littleEndian(at place: Int, bytes count: Int) -> Int? {
    guard place + count <= self.count else { return nil }
    return self[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
