/// The contents of a `data:` address (RFC 2397).
package struct DataAddress: Hashable, Sendable {
  /// The media type in small letters; `text/plain` where there is none.
  package let type: String
  package let isBase64: Bool
  /// What stands behind the comma.
  package let payload: String

  init(_ text: Substring) {
    let comma = text.firstIndex(of: ",") ?? text.endIndex
    let parts = text[..<comma].lowercased().split(separator: ";", omittingEmptySubsequences: false)
    let first = parts.first.map(String.init) ?? ""
    type = first.isEmpty ? "text/plain" : first
    isBase64 = parts.dropFirst().last == "base64"
    payload = comma < text.endIndex ? String(text[text.index(after: comma)...]) : ""
  }

  /// The media type by the first bytes of a picture; nil for what is none of PNG, JPEG, GIF and WebP.
  package var pictureType: String? {
    let bytes = firstBytes(12)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      return "image/gif"
    }
    let isWebP = bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    return isWebP ? "image/webp" : nil
  }

  /// The first bytes of what base64 stands for; none for other encodings.
  private func firstBytes(_ count: Int) -> [UInt8] {
    guard isBase64 else { return [] }
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var length = 0
    for byte in payload.utf8.prefix(4 * count) {
      guard let value = Self.value(of: byte) else { return bytes }
      bits = (bits << 6 | value) & 0xFFFFFF
      length += 6
      if length >= 8 {
        length -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(length)))
      }
    }
    return Array(bytes.prefix(count))
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case 65...90: UInt32(byte - 65)
    case 97...122: UInt32(byte - 71)
    case 48...57: UInt32(byte + 4)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
