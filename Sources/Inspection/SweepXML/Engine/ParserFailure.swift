import CLibXML2

/// An error of the parser that makes a document unreadable, copied out of libxml2.
struct ParserFailure {
  private let code: UInt32
  private let message: String
  private let names: [String]
  private let line: Int32
  /// Number of bytes that the parser has read.
  let offset: Int

  /// Takes an error, unless it is a mere warning.
  init?(_ error: xmlError, _ parser: UnsafeMutableRawPointer?) {
    self.code = UInt32(bitPattern: error.code)
    // The document is well-formed; whether ids are unique names is for those who read it.
    if code == XML_DTD_ID_REDEFINED.rawValue || code == XML_DTD_XMLID_VALUE.rawValue { return nil }
    // XML 1.1 gives a warning, but its names and line ends differ from those scanned here.
    guard
      error.level.rawValue >= XML_ERR_ERROR.rawValue || code == XML_WAR_UNKNOWN_VERSION.rawValue
    else { return nil }
    self.message = LibXML.message(error.message)
    self.names = [error.str1, error.str2, error.str3].compactMap { name in
      name.map { String(cString: $0) }
    }
    self.line = error.int1
    let context = parser?.assumingMemoryBound(to: xmlParserCtxt.self)
    self.offset = context.map { xmlByteConsumed($0) } ?? 0
  }

  var isOutOfMemory: Bool { code == XML_ERR_NO_MEMORY.rawValue }

  func error(_ map: SourceMap) -> XMLError {
    .malformed(
      words ?? message,
      knownPlace(map) ?? LineCounter.position(of: readOffset(map), in: map.bytes))
  }

  private var words: String? {
    if code == XML_ERR_TAG_NAME_MISMATCH.rawValue, names.count >= 2 {
      return "'</\(names[1])>' stands where '\(names[0])' of line \(line) is to be closed"
    }
    return Malformation.known(code, message)?.words(with: names)
  }

  /// The byte to point to, if the text after it is unexpected.
  private func readOffset(_ map: SourceMap) -> Int {
    let offset = min(max(offset, 0), map.bytes.count)
    // A wrong end tag is noticed when all of it has been read.
    let mark =
      code == XML_ERR_TAG_NAME_MISMATCH.rawValue
      ? "<" : Malformation.known(code, message)?.mark
    guard let mark else { return offset }
    // It may be the next byte, too.
    return map.bytes.prefix(offset + 1).lastIndex(of: UInt8(ascii: mark)) ?? offset
  }

  /// The place of the name at fault, for errors that are noticed only at the end of a start tag.
  private func knownPlace(_ map: SourceMap) -> XMLPosition? {
    guard let element = map.element(before: offset) else { return nil }
    let places = map.places(ofElement: element)
    switch code {
    case XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue:
      // Prefix and name of an element, or prefix and name of an attribute and then its element.
      guard names.count == 3 else { return map.position(ofElement: element) }
      return map.position(ofAttribute: "\(names[0]):\(names[1])", inElement: element)
    case XML_ERR_ATTRIBUTE_REDEFINED.rawValue:
      let name = names.joined(separator: ":")
      return places.last { map.name($0) == name }?.position
    case XML_NS_ERR_ATTRIBUTE_REDEFINED.rawValue:
      guard let name = names.first else { return nil }
      return places.last { map.isLocalName(name, of: $0) }?.position
    default: return nil
    }
  }
}

/// The messages for libxml2's errors on malformed text, with remedies.
struct Malformation {
  /// libxml2's number.
  private let code: xmlParserErrors
  /// Start of libxml2's message, where one number stands for several errors.
  private let prefix: String
  /// Message; `%1` stands for a name.
  let words: String
  /// Way to mend it; empty where none is known.
  let hint: String
  /// The character at fault, which precedes the place where reading stopped.
  let mark: Unicode.Scalar?

  private init(
    _ code: xmlParserErrors, _ words: String, _ hint: String = "", at mark: Unicode.Scalar? = nil,
    where prefix: String = ""
  ) {
    (self.code, self.prefix, self.words, self.hint, self.mark) = (code, prefix, words, hint, mark)
  }

  /// Malformation of an error code; nil where libxml2's message is all there is.
  static func known(_ code: UInt32, _ message: String) -> Malformation? {
    all.first { $0.code.rawValue == code && message.hasPrefix($0.prefix) }
  }

  static func hint(for words: String) -> String? {
    all.first { !$0.hint.isEmpty && $0.isMessage(by: words) }?.hint
  }

  /// The message with names inserted; nil if one is missing.
  func words(with names: [String]) -> String? {
    let text = names.enumerated().reduce(words) { words, name in
      words.replacing("%\(name.offset + 1)", with: name.element)
    }
    return text.contains("%") ? nil : text
  }

  private func isMessage(by text: String) -> Bool {
    let pieces = words.split(separator: "%1", omittingEmptySubsequences: false)
    return text.count >= words.count - 2 && text.hasPrefix(pieces[0])
      && text.hasSuffix(pieces[pieces.count - 1])
  }

  private static let all = [
    Malformation(
      XML_ERR_NAME_REQUIRED, "a '&' begins no reference", "write '&amp;'", at: "&",
      where: "xmlParseEntityRef"),
    Malformation(
      XML_ERR_NAME_REQUIRED, "a '<' begins no tag", "write '&lt;'", at: "<", where: "StartTag"),
    Malformation(
      XML_ERR_NAME_REQUIRED, "a '<' begins no tag", "write '&lt;'", at: "<",
      where: "xmlParseStartTag"),
    Malformation(
      XML_ERR_NAME_REQUIRED, "something else stands where the tag is to end",
      "write '>' or '/>', or an attribute with its name", where: "error parsing attribute"),
    Malformation(
      XML_ERR_ENTITYREF_SEMICOL_MISSING, "a reference does not end with ';'",
      "write '&amp;' for the character '&'", at: "&"),
    Malformation(
      XML_ERR_UNDECLARED_ENTITY, "XML has no entity '%1'",
      "write the character itself, or its number as in '&#160;'", at: "&"),
    Malformation(
      XML_WAR_UNDECLARED_ENTITY, "XML has no entity '%1'",
      "write the character itself, or its number as in '&#160;'", at: "&"),
    Malformation(
      XML_ERR_INVALID_CHARREF, "the number is of no character", "leave the reference out", at: "&"),
    Malformation(
      XML_ERR_RESERVED_XML_NAME, "the XML declaration is not at the very start",
      "take away what stands before it, white space too", at: "<", where: "XML declaration"),
    Malformation(
      XML_ERR_GT_REQUIRED, "the tag of '%1' does not end", "write '>' or '/>' at its end"),
    Malformation(
      XML_ERR_TAG_NOT_FINISHED, "'%1' is not closed", "write its end tag, or '/>' in its tag"),
    Malformation(
      XML_ERR_DOCUMENT_END, "something stands behind the outermost element", "take it away"),
    Malformation(XML_ERR_DOCUMENT_EMPTY, "there is no tag at the start", "begin with '<svg'"),
    Malformation(
      XML_ERR_ATTRIBUTE_NOT_STARTED, "the value of an attribute is not in quotes",
      "write name=\"value\""),
    Malformation(
      XML_ERR_ATTRIBUTE_NOT_FINISHED, "the value of an attribute does not end",
      "write a quote behind it"),
    Malformation(
      XML_ERR_ATTRIBUTE_WITHOUT_VALUE, "the attribute '%1' has no value", "write name=\"value\""),
    Malformation(
      XML_ERR_ATTRIBUTE_REDEFINED, "the attribute '%1' stands there twice", "leave one out"),
    Malformation(
      XML_ERR_LT_IN_ATTRIBUTE, "a '<' stands in the value of an attribute", "write '&lt;'"),
    Malformation(
      XML_ERR_SPACE_REQUIRED, "no space parts two attributes", "write one between them",
      where: "attributes construct"),
    Malformation(XML_ERR_HYPHEN_IN_COMMENT, "two hyphens stand in a comment", "write one"),
    Malformation(XML_ERR_COMMENT_NOT_FINISHED, "a comment does not end", "write '-->' behind it"),
    Malformation(
      XML_ERR_CDATA_NOT_FINISHED, "a CDATA section does not end", "write ']]>' behind it"),
    Malformation(XML_ERR_PI_NOT_FINISHED, "an instruction does not end", "write '?>' behind it"),
    Malformation(XML_ERR_MISPLACED_CDATA_END, "']]>' stands in a text", "write ']]&gt;'"),
  ]
}
