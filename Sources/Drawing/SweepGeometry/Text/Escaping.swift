extension UInt8 {
  /// The reference for a character that means something in markup (XML 1.0, 2.4) and, in an
  /// attribute, for one that a parser would turn into a space (3.3.3); nil for any other.
  @inlinable
  package func markupReference(inAttribute: Bool) -> StaticString? {
    switch self {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\r"): "&#13;"
    case UInt8(ascii: "\"") where inAttribute: "&quot;"
    case UInt8(ascii: "\n") where inAttribute: "&#10;"
    case UInt8(ascii: "\t") where inAttribute: "&#9;"
    default: nil
    }
  }
}

extension StringProtocol {
  /// The text as XML and HTML; an attribute is in double quotes.
  package func escapedForMarkup(inAttribute: Bool = false) -> String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      let byte = scalar.isASCII ? UInt8(scalar.value) : 0
      if let reference = byte.markupReference(inAttribute: inAttribute) {
        escaped += reference.description
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text as Markdown in which no character is markup, of HTML neither.
  package var escapedForMarkdown: String {
    unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&", "<", ">": escaped += String(scalar).escapedForMarkup()
      // A forge would take it for a mention.
      case "@": escaped += "&#64;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", "!", "|", "~", "$":
        escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
