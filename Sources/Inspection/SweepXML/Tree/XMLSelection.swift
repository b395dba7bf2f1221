import CLibXML2

/// Nodes and attributes that an XPath expression selects, by their numbers in an ``XMLTree``.
package struct XMLSelection: Hashable, Sendable {
  /// The elements, texts, comments and instructions.
  package internal(set) var nodes: Set<Int> = []
  /// The attributes.
  package internal(set) var attributes: Set<Int> = []

  /// Makes an empty selection.
  package init() {}

  /// Adds another selection of the same document.
  package mutating func formUnion(_ other: XMLSelection) {
    nodes.formUnion(other.nodes)
    attributes.formUnion(other.attributes)
  }
}

/// Why an XPath expression selects nothing: it is not one, or takes too long.
package struct XPathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The expression.
  package let expression: String
  /// Message of libxml2.
  package let message: String

  /// The message with the expression.
  package var description: String { "cannot select '\(expression)': \(message)" }
}

extension XMLDocument {
  /// Limit of an expression's steps: some seconds of work.
  private static let mostSteps: UInt = 20_000_000

  /// Selects nodes and attributes by an expression (XPath 1.0).
  ///
  /// The prefixes `svg`, `xlink` and `xml` are known, and those that the root declares; a name
  /// without one is in no namespace, so that most expressions name elements as `svg:path` and
  /// attributes as `@d`.
  ///
  ///
  /// - Throws: An error for an invalid expression, one that gives no nodes, or one that takes too
  /// long.
  package func select(_ expression: String) throws(XPathError) -> XMLSelection {
    guard let context = xmlXPathNewContext(tree) else {
      throw XPathError(expression: expression, message: "libxml2 ran out of memory")
    }
    defer { xmlXPathFreeContext(context) }
    sweep_limit_xpath(context, Self.mostSteps)
    // Documents of one comparison share the prefixes of editors, whether they declare them or not.
    for (prefix, namespace) in XMLName.editors { xmlXPathRegisterNs(context, prefix, namespace) }
    var declared = xmlDocGetRootElement(tree)?.pointee.nsDef
    while let one = declared {
      if let prefix = one.pointee.prefix { xmlXPathRegisterNs(context, prefix, one.pointee.href) }
      declared = one.pointee.next
    }
    for (prefix, namespace) in [("svg", XMLName.svg), ("xlink", XMLName.xlink)] {
      xmlXPathRegisterNs(context, prefix, namespace)
    }
    var message: String?
    let found = ErrorSink.collecting { error, _ in
      if message == nil { message = LibXML.message(error.message) }
    } _: { _ in
      // The context's handler would receive no message; the thread's does.
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

/// The name of an element or attribute, apart from how its prefix is spelled.
package struct XMLName: Hashable, Sendable {
  /// The namespace's URI; empty for none.
  package var namespace: String
  /// The name without its prefix.
  package var local: String

  /// Makes a name.
  package init(_ local: String, in namespace: String = "") {
    self.namespace = namespace
    self.local = local
  }
}

extension XMLName {
  /// The namespace of SVG (SVG 1.1, 1.3).
  package static let svg = "http://www.w3.org/2000/svg"
  /// The namespace of links (XLink 1.0).
  package static let xlink = "http://www.w3.org/1999/xlink"
  /// The fixed namespace of `xml:`.
  package static let xml = "http://www.w3.org/XML/1998/namespace"
  /// The namespaces in which editors keep notes for themselves, by their usual prefixes.
  package static let editors = [
    "inkscape": "http://www.inkscape.org/namespaces/inkscape",
    "sodipodi": "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
    "sketch": "http://www.bohemiancoding.com/sketch/ns", "serif": "http://www.serif.com/",
    "figma": "http://www.figma.com/figma/ns", "vectornator": "http://vectornator.io",
    "boxy": "https://boxy-svg.com", "bx": "https://boxy-svg.com",
    "corel": "http://www.corel.com/coreldraw/odm/2003",
    "krita": "http://krita.org/namespaces/svg/krita",
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "cc": "http://creativecommons.org/ns#", "dc": "http://purl.org/dc/elements/1.1/",
  ]
  private static let editorPrefixes = Dictionary(
    editors.map { ($0.value, $0.key) }, uniquingKeysWith: { max($0, $1) })
  private static let records = Set(["rdf", "cc", "dc"].compactMap { editors[$0] })
  private static let editorNamespaces = Set(editors.values).subtracting(records)

  /// Whether an editor's note has this name: nothing that any program draws depends on it.
  package var isEditorsNote: Bool {
    Self.editorNamespaces.contains(namespace) || namespace.hasPrefix("http://ns.adobe.com/")
  }

  /// The name that an editor shows for a layer.
  package static let label = XMLName("label", in: editors["inkscape"] ?? "")

  /// Whether a name is one of the records in `metadata`, such as the author and the licence.
  package var isOfRecord: Bool { Self.records.contains(namespace) }
}

extension XMLName: CustomStringConvertible {
  /// The name with the usual prefix of its namespace: `path`, `xlink:href`, `dc:rights`, `{urn:x}name`.
  package var description: String {
    switch namespace {
    case "", Self.svg: local
    case Self.xlink: "xlink:\(local)"
    case Self.xml: "xml:\(local)"
    default: Self.editorPrefixes[namespace].map { "\($0):\(local)" } ?? "{\(namespace)}\(local)"
    }
  }
}
