import CLibXML2

/// The words for what libxml2 says of a text that is not well-formed, and how to mend it.
struct Malformation {
  /// libxml2's number.
  private let code: xmlParserErrors
  /// How libxml2's own words begin, where one number stands for several mistakes.
  private let prefix: String
  /// What is wrong; `%1` stands for a name.
  let words: String
  /// How to mend it; empty where that is not known.
  let hint: String
  /// The character at fault, which stands before the place where reading stopped.
  let mark: Unicode.Scalar?

  private init(
    _ code: xmlParserErrors, _ words: String, _ hint: String = "", at mark: Unicode.Scalar? = nil,
    where prefix: String = ""
  ) {
    (self.code, self.prefix, self.words, self.hint, self.mark) = (code, prefix, words, hint, mark)
  }

  /// What is known of an error; nil where libxml2's words are all there is.
  static func known(_ code: UInt32, _ message: String) -> Malformation? {
    all.first { $0.code.rawValue == code && message.hasPrefix($0.prefix) }
  }

  /// How to mend what some words say.
  static func hint(for words: String) -> String? {
    all.first { !$0.hint.isEmpty && $0.isMessage(by: words) }?.hint
  }

  /// The words with names put in; nil where one is missing.
  func words(with names: [String]) -> String? {
    let text = names.enumerated().reduce(words) { words, name in
      words.replacing("%\(name.offset + 1)", with: name.element)
    }
    return text.contains("%") ? nil : text
  }

  /// Whether a text is the words with names in them.
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
