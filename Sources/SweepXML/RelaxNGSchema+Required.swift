import CLibXML2

/// Finds the required attribute whose value is at fault.
///
/// libxml2 names an attribute that may be missing, but of one that must be there it says only that
/// the element "failed to validate attributes". So the same schema is compiled once more with its
/// required attributes made optional: what it then names had a bad value, and where it names
/// nothing an attribute is missing. This happens for documents that are not valid alone.
extension RelaxNGSchema {
  /// Compiles a schema with every attribute that stands directly in an element made optional.
  static func compileRelaxed(_ bytes: [UInt8]) throws(XMLError) -> xmlRelaxNGPtr {
    let document = try XMLDocument(bytes: bytes, name: "")
    var elements: [xmlNodePtr] = []
    document.forEachElement { if isPattern($0, "element") { elements.append($0) } }
    for element in elements { relax(element) }
    return try compile(document)
  }

  /// Moves an element's attributes into an interleave, as a sequence would take libxml2 time
  /// exponential in their number.
  private static func relax(_ element: xmlNodePtr) {
    let required = children(element).filter(isAttribute)
    guard let first = required.first, let interleave = pattern("interleave", like: element) else {
      return
    }
    xmlAddPrevSibling(first, interleave)
    for attribute in required {
      guard let optional = pattern("optional", like: element) else { return }
      xmlUnlinkNode(attribute)
      xmlAddChild(optional, attribute)
      xmlAddChild(interleave, optional)
    }
  }

  /// Whether a pattern is an attribute, or one of several.
  private static func isAttribute(_ node: xmlNodePtr) -> Bool {
    if isPattern(node, "attribute") { return true }
    let choices = isPattern(node, "choice") ? children(node) : []
    return !choices.isEmpty && choices.allSatisfy { isPattern($0, "attribute") }
  }

  private static func pattern(_ name: String, like node: xmlNodePtr) -> xmlNodePtr? {
    xmlNewDocNode(node.pointee.doc, node.pointee.ns, name, nil)
  }

  private static func isPattern(_ node: xmlNodePtr, _ name: String) -> Bool {
    node.pointee.type == XML_ELEMENT_NODE && xmlStrEqual(node.pointee.name, name) == 1
  }

  private static func children(_ node: xmlNodePtr) -> [xmlNodePtr] {
    let all = sequence(first: node.pointee.children) { $0?.pointee.next }
    return all.prefix { $0 != nil }.compactMap { $0 }.filter {
      $0.pointee.type == XML_ELEMENT_NODE
    }
  }
}
