import SweepValues
import SweepXML

/// White space in style sheets that means nothing.
enum StyleSpace {
  /// Rules without space beside what parts them, and with single spaces elsewhere; what stands in
  /// quotes stays.
  ///
  /// Space before a colon or a parenthesis, and around combinators, can mean something in a selector.
  static func removed(from text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count)
    var quote: UInt8?
    var isEscaped = false
    var isSpaced = false
    for byte in text {
      if quote == nil, !isEscaped, byte.isXMLSpace {
        isSpaced = true
        continue
      }
      if isSpaced, !isEdge(byte), let last = kept.last, !isEdge(last), last != colon {
        kept.append(0x20)
      }
      isSpaced = false
      kept.append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return kept[...]
  }

  /// Rules as lines, one for each declaration and brace.
  static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let text = removed(from: text)
    var lines: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    for (place, byte) in zip(text.indices, text) where isEdge(byte) && byte != comma {
      lines.append(text[start...place])
      start = place + 1
    }
    return start < text.endIndex ? lines + [text[start...]] : lines
  }

  private static let colon = UInt8(ascii: ":")
  private static let comma = UInt8(ascii: ",")

  private static func isEdge(_ byte: UInt8) -> Bool {
    byte == comma || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: ";")
  }
}
