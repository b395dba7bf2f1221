import CLibXML2

/// An error of the parser that makes a document unreadable, copied out of libxml2.
struct ParserFailure {
  private let code: UInt32
  private let message: String
  private let names: [String]
  /// The line that the message speaks of.
  private let line: Int32
  /// How many bytes the parser had read.
  let offset: Int

  /// Takes an error, unless it is a mere warning.
  init?(_ error: xmlError, _ parser: UnsafeMutableRawPointer?) {
    self.code = UInt32(bitPattern: error.code)
    // XML 1.1 comes as a warning, but its names and line ends differ from what is scanned here.
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

  /// Whether the fault is not the document's.
  var isOutOfMemory: Bool { code == XML_ERR_NO_MEMORY.rawValue }

  /// The error with its place in the text.
  func error(_ map: SourceMap) -> XMLError {
    .malformed(
      words ?? message,
      knownPlace(map) ?? LineCounter.position(of: readOffset(map), in: map.bytes))
  }

  /// What is wrong in words of our own; nil where there are none.
  private var words: String? {
    if code == XML_ERR_TAG_NAME_MISMATCH.rawValue, names.count >= 2 {
      return "'</\(names[1])>' stands where '\(names[0])' of line \(line) is to be closed"
    }
    return Malformation.known(code, message)?.words(with: names)
  }

  /// The byte to point to, where the text after it is what was not expected.
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
