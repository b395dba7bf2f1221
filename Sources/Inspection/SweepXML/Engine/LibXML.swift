import CLibXML2
import SweepValues

/// What every use of libxml2 here has in common.
enum LibXML {
  /// Initialises the library, once in the process and before its first use.
  static let start: Void = xmlInitParser()

  /// How documents are read: without a network, without replacing entities, loading no DTD. The
  /// text is UTF-8 whatever its declaration says, since it has been converted before.
  ///
  /// With these options nothing asks for an external entity, so the process's entity loader,
  /// which is global, is left alone.
  static let options =
    XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_COMPACT.rawValue
    | XML_PARSE_IGNORE_ENC.rawValue

  /// libxml2's wording in our form: one line, lower case, without a final period, not too long.
  static func message(_ text: UnsafePointer<CChar>?) -> String {
    guard let text else { return "unknown error" }
    var scalars = String(cString: text).unicodeScalars[...]
    while let last = scalars.last, last == "." || last.properties.isWhitespace {
      scalars.removeLast()
    }
    var message = ""
    for scalar in scalars.prefix(longest) {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      message.unicodeScalars.append(isControl ? " " : scalar)
    }
    if scalars.count > longest { message += "…" }
    // The first word is lowered unless it is a name of the grammar, as in "AttValue: ' expected".
    let rest = message.dropFirst().prefix { $0.isLetter }
    guard rest.allSatisfy(\.isLowercase) else { return message }
    return message.prefix(1).lowercased() + message.dropFirst()
  }

  private static let longest = 240
}
