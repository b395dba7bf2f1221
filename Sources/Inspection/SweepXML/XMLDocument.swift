import CLibXML2
import SweepValues

/// A well-formed document: libxml2's tree, and where in the text each part of it stands.
///
/// Nothing is loaded or expanded in reading: no network, no DTD, no entity but XML's own five. A
/// document belongs to one thread at a time, because validation leaves notes in its tree.
///
/// ```swift
/// let document = try XMLDocument(bytes: Array("<svg xmlns='…'/>".utf8), name: "dial.svg")
/// ```
public final class XMLDocument {
  /// Name of the document in messages, mostly its file's; nothing is read from there.
  public let name: String
  /// Places of elements and attributes.
  package let sourceMap: SourceMap
  let tree: xmlDocPtr

  /// Reads a document in UTF-8, or in UTF-16 with a byte order mark.
  ///
  /// - Parameters:
  ///   - bytes: the whole file; compressed ones are refused.
  ///   - name: what to call the document in messages.
  ///   - limits: the size, depth and numbers above which it is refused.
  /// - Throws: the first thing that makes it unreadable, with its place.
  public init(
    bytes: [UInt8], name: String, limits: XMLLimits = .default
  ) throws(XMLError) {
    let text = try XMLSource(bytes, limits: limits)
    let (map, gaveUpAt) = try SourceScanner.scan(text, limits: limits)
    self.name = name
    self.sourceMap = map
    do throws(XMLError) {
      self.tree = try XMLParser.parse(map, gaveUpAt: gaveUpAt)
    } catch {
      guard case .malformed = error, let line = MergeConflict.line(in: map.bytes) else {
        throw error
      }
      throw .malformed(MergeConflict.message, XMLPosition(line: line, column: 1))
    }
    numberElements()
  }

  deinit { xmlFreeDoc(tree) }

  /// The text of a file in UTF-8 without a byte order mark, in which lines and columns are counted;
  /// empty where it is in another encoding.
  package static func text(of bytes: [UInt8]) -> [UInt8] {
    (try? XMLSource(bytes, limits: XMLLimits(size: .max)).bytes) ?? []
  }

  /// The targets of the processing instructions beside the root element.
  package var instructions: [String] {
    var targets: [String] = []
    var next = tree.pointee.children
    while let node = next {
      if node.pointee.type == XML_PI_NODE { targets.append(String(cString: node.pointee.name)) }
      next = node.pointee.next
    }
    return targets
  }

  /// The number of elements.
  public var elementCount: Int { sourceMap.elementCount }

  /// The qualified name of the root element.
  public var rootName: String { sourceMap.name(ofElement: 0) ?? "" }
}

extension XMLDocument {
  /// Writes each element's number into the tree, so that a node leads to its place at once.
  private func numberElements() {
    var number = 0
    forEachElement { node in
      number += 1
      // From 1, as 0 would be no pointer.
      node.pointee._private = UnsafeMutableRawPointer(bitPattern: number)
    }
  }

  func forEachElement(_ visit: (xmlNodePtr) -> Void) {
    var next = xmlDocGetRootElement(tree)
    while let node = next {
      if node.pointee.type == XML_ELEMENT_NODE { visit(node) }
      next = Self.following(node)
    }
  }

  /// Visits the nodes of the root element in the order of ``XMLTree``, which numbers the same ones.
  func forEachNode(_ visit: (xmlNodePtr) -> Void) {
    let kinds = [
      XML_ELEMENT_NODE, XML_TEXT_NODE, XML_CDATA_SECTION_NODE, XML_COMMENT_NODE, XML_PI_NODE,
    ]
    let root = xmlDocGetRootElement(tree)
    var next = root
    while let node = next {
      // What follows the root belongs to the document.
      if node != root, node.pointee.parent?.pointee.type == XML_DOCUMENT_NODE { return }
      if kinds.contains(node.pointee.type) { visit(node) }
      next = Self.following(node)
    }
  }

  private static func following(_ node: xmlNodePtr) -> xmlNodePtr? {
    if let child = node.pointee.children { return child }
    var current = node
    while true {
      if let next = current.pointee.next { return next }
      guard let parent = current.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE else {
        return nil
      }
      current = parent
    }
  }

  func elementIndex(of node: xmlNodePtr) -> Int? {
    var current: xmlNodePtr? = node
    while let node = current, node.pointee.type != XML_ELEMENT_NODE {
      current = node.pointee.parent
      if current?.pointee.type == XML_DOCUMENT_NODE { return nil }
    }
    guard let number = current?.pointee._private else { return nil }
    return Int(bitPattern: number) - 1
  }
}

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
