import CLibXML2

extension XMLFinding {
  /// Takes an error of the validator, with the place of the element or attribute it is about.
  init(_ error: xmlError, in document: XMLDocument) {
    let map = document.sourceMap
    let node = error.node?.assumingMemoryBound(to: xmlNode.self)
    let element = node.flatMap { document.elementIndex(of: $0) }
    let attribute = element.flatMap { Self.attribute(error, ofElement: $0, in: map) }
    self.init(
      severity: error.level.rawValue >= XML_ERR_ERROR.rawValue ? .error : .warning,
      message: LibXML.message(error.message),
      position: attribute?.position ?? element.flatMap { map.position(ofElement: $0) } ?? .start,
      element: element.flatMap { map.name(ofElement: $0) },
      attribute: attribute.map { map.name($0) })
  }

  /// An error about the document as a whole, placed at its root element.
  init(message: String, in document: XMLDocument) {
    self.init(
      severity: .error, message: message,
      position: document.sourceMap.position(ofElement: 0) ?? .start,
      element: document.sourceMap.name(ofElement: 0), attribute: nil)
  }

  /// The attribute that an error names. One message alone does, and without the prefix.
  private static func attribute(
    _ error: xmlError, ofElement element: Int, in map: SourceMap
  ) -> SourceMap.Place? {
    guard error.code == Int32(XML_RELAXNG_ERR_INVALIDATTR.rawValue), let text = error.str1 else {
      return nil
    }
    let name = String(cString: text)
    let places = map.places(ofElement: element)
    return places.first { map.text($0).elementsEqual(name.utf8) }
      ?? places.first { map.isLocalName(name, of: $0) }
  }
}
