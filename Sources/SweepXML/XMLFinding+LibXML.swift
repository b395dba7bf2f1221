import CLibXML2

extension XMLFinding {
  /// What libxml2 reports, with the place of the element or attribute it is about.
  init(_ error: xmlError, in document: XMLDocument) {
    let map = document.sourceMap
    let node = error.node?.assumingMemoryBound(to: xmlNode.self)
    let element = node.flatMap { document.elementIndex(of: $0) }
    // Only this message names an attribute, and without its prefix.
    var attribute: SourceMap.Place?
    if let element, error.code == Int32(XML_RELAXNG_ERR_INVALIDATTR.rawValue),
      let name = error.str1.map({ String(cString: $0) })
    {
      let places = map.places(ofElement: element)
      attribute =
        places.first { map.text($0).elementsEqual(name.utf8) }
        ?? places.first { map.isLocalName(name, of: $0) }
    }
    self.severity = error.level.rawValue >= XML_ERR_ERROR.rawValue ? .error : .warning
    self.message = LibXML.message(error.message)
    self.position =
      attribute?.position ?? element.flatMap { map.position(ofElement: $0) } ?? .start
    self.element = element.flatMap { map.name(ofElement: $0) }
    self.attribute = attribute.map { map.name($0) }
  }

  /// An error about the document as a whole, placed at its root element.
  init(message: String, in document: XMLDocument) {
    self.severity = .error
    self.message = message
    self.position = document.sourceMap.position(ofElement: 0) ?? .start
    self.element = document.sourceMap.name(ofElement: 0)
    self.attribute = nil
  }
}
