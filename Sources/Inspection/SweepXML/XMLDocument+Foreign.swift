import CLibXML2

extension XMLDocument {
  /// Does something while elements of other namespaces, and all within some others, look like
  /// comments, which validation passes over.
  ///
  /// A schema can let them through too, but libxml2 then needs time quadratic in the siblings.
  func withForeignHidden<Result>(
    besides namespace: String, in opaque: Set<String>, _ body: () -> Result
  ) -> Result {
    var hidden: [xmlNodePtr] = []
    // Names are few, and libxml2 keeps one copy of each.
    var known: [UnsafePointer<xmlChar>: Bool] = [:]
    func isOpaque(_ node: xmlNodePtr) -> Bool {
      guard let name = node.pointee.name else { return false }
      if let answer = known[name] { return answer }
      let answer = opaque.contains(String(cString: name))
      known[name] = answer
      return answer
    }
    // Most elements have the namespace of the one before.
    var last: (space: xmlNsPtr, isForeign: Bool)?
    func isForeign(_ node: xmlNodePtr) -> Bool {
      guard let space = node.pointee.ns else { return true }
      if let last, last.space == space { return last.isForeign }
      let answer = xmlStrEqual(space.pointee.href, namespace) == 0
      last = (space, answer)
      return answer
    }
    forEachElement { node in
      guard let parent = node.pointee.parent, parent.pointee.type != XML_DOCUMENT_NODE else {
        return
      }
      if isForeign(node) || isOpaque(parent) { hidden.append(node) }
    }
    for node in hidden { node.pointee.type = XML_COMMENT_NODE }
    defer { for node in hidden { node.pointee.type = XML_ELEMENT_NODE } }
    return body()
  }

  /// Does something while attributes such as `data-name` are in a namespace of their own.
  func withDataApart<Result>(_ body: () -> Result) -> Result {
    var attributes: [xmlAttrPtr] = []
    forEachElement { node in
      var next = node.pointee.properties
      while let attribute = next {
        if attribute.pointee.ns == nil, Self.isData(attribute.pointee.name) {
          attributes.append(attribute)
        }
        next = attribute.pointee.next
      }
    }
    guard let root = xmlDocGetRootElement(tree), !attributes.isEmpty else { return body() }
    // A declaration needs an element; it leaves again at once and stays out of the tree's text.
    let declared = root.pointee.nsDef
    root.pointee.nsDef = nil
    let namespace = xmlNewNs(root, "urn:sweephand:data", "sweephand")
    root.pointee.nsDef = declared
    defer { xmlFreeNs(namespace) }
    for attribute in attributes { attribute.pointee.ns = namespace }
    defer { for attribute in attributes { attribute.pointee.ns = nil } }
    return body()
  }

  private static func isData(_ name: UnsafePointer<xmlChar>?) -> Bool {
    guard let name else { return false }
    return zip("data-".utf8, 0...).allSatisfy { name[$1] == $0 }
  }
}
