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
  /// What the document is called in messages, mostly its file's name; nothing is read from there.
  public let name: String
  /// Where elements and attributes stand.
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

  /// Visits every element in document order.
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

  /// The next node in document order. It climbs in a loop: a recursion would need stack.
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

  /// The number of a node's element in the source map.
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
