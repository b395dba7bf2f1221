/// A strong entity tag (RFC 9110, 8.8.3). It depends on the bytes alone, so every process gives the
/// same tag.
public struct EntityTag: Hashable, Sendable {
  /// The tag as it is written in a header field, with quotes.
  public let text: String

  init(text: String) { self.text = text }

  /// Makes the tag of bytes from two different 64-bit hashes.
  public init(_ bytes: [UInt8]) {
    var first: UInt64 = 0xcbf2_9ce4_8422_2325
    var second = ~first
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
      second = ((second << 5 | second >> 59) ^ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
    }
    text = "\"\(String(first, radix: 36))-\(String(second, radix: 36))\""
  }

  /// Whether an `If-None-Match` field matches the tag (RFC 9110, 13.1.2); weak tags match too.
  public func matches(_ field: String?) -> Bool {
    guard let field else { return false }
    return field.split(separator: ",").contains { part in
      var tag = part.drop { $0 == " " || $0 == "\t" }
      while tag.last == " " || tag.last == "\t" { tag.removeLast() }
      if tag == "*" { return true }
      return (tag.hasPrefix("W/") ? tag.dropFirst(2) : tag) == text
    }
  }
}
