import CLibXML2

extension XMLDocument {
  /// How many steps an expression may take: some seconds of work.
  private static let mostSteps: UInt = 20_000_000

  /// Selects nodes and attributes by an expression (XPath 1.0).
  ///
  /// The prefixes `svg`, `xlink` and `xml` are known; a name without one is in no namespace, so
  /// that most expressions name elements as `svg:path` and attributes as `@d`.
  ///
  /// - Throws: An error where the expression is none, gives no nodes, or takes too long.
  package func select(_ expression: String) throws(XPathError) -> XMLSelection {
    guard let context = xmlXPathNewContext(tree) else {
      throw XPathError(expression: expression, message: "libxml2 ran out of memory")
    }
    defer { xmlXPathFreeContext(context) }
    sweep_limit_xpath(context, Self.mostSteps)
    for (prefix, namespace) in [("svg", XMLName.svg), ("xlink", XMLName.xlink)] {
      xmlXPathRegisterNs(context, prefix, namespace)
    }
    var message: String?
    let found = ErrorSink.collecting { error, _ in
      if message == nil { message = LibXML.message(error.message) }
    } _: { _ in
      // To a handler of the context it would tell no message; the thread's gets one.
      xmlXPathEvalExpression(expression, context)
    }
    defer { xmlXPathFreeObject(found) }
    guard let found, message == nil else {
      throw XPathError(expression: expression, message: message ?? "not an expression")
    }
    guard found.pointee.type == XPATH_NODESET else {
      throw XPathError(expression: expression, message: "the result is not a node set")
    }
    return numbers(of: found.pointee.nodesetval)
  }

  private func numbers(of set: xmlNodeSetPtr?) -> XMLSelection {
    var wanted: Set<UnsafeRawPointer> = []
    for index in 0..<Int(set?.pointee.nodeNr ?? 0) {
      guard let node = set?.pointee.nodeTab[index] else { continue }
      wanted.insert(UnsafeRawPointer(node))
    }
    var selection = XMLSelection()
    guard !wanted.isEmpty else { return selection }
    var number = 0
    var attributes = 0
    forEachNode { node in
      if wanted.contains(UnsafeRawPointer(node)) { selection.nodes.insert(number) }
      number += 1
      guard node.pointee.type == XML_ELEMENT_NODE else { return }
      var next = node.pointee.properties
      while let attribute = next {
        if wanted.contains(UnsafeRawPointer(attribute)) { selection.attributes.insert(attributes) }
        attributes += 1
        next = attribute.pointee.next
      }
    }
    return selection
  }
}
