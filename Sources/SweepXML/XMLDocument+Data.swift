import CLibXML2

extension XMLDocument {
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
