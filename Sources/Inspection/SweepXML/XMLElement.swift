import CLibXML2

/// An element of a document with what is in it, copied out of libxml2's tree.
package final class XMLElement: Sendable {
  /// An attribute with its value, in which references have been put in.
  package struct Attribute: Sendable {
    /// The namespace's URI; nil for none.
    package let namespace: String?
    /// The name without its prefix.
    package let name: String
    package let value: String
  }

  /// What stands between an element's tags.
  package enum Child: Sendable {
    case element(XMLElement)
    case text(String)
  }

  /// The namespace's URI; nil for none.
  package let namespace: String?
  /// The name without its prefix.
  package let name: String
  /// The attributes in their order.
  package let attributes: [Attribute]
  /// What is in the element; comments and processing instructions are left out.
  package let children: [Child]
  /// Where its start tag begins.
  package let position: XMLPosition

  fileprivate init(_ node: xmlNodePtr, in document: XMLDocument) {
    namespace = node.pointee.ns.flatMap { string($0.pointee.href) }
    name = string(node.pointee.name) ?? ""
    attributes = siblings(node.pointee.properties).map { attribute in
      let value = xmlNodeListGetString(document.tree, attribute.pointee.children, 1)
      defer { sweep_free(value) }
      return Attribute(
        namespace: attribute.pointee.ns.flatMap { string($0.pointee.href) },
        name: string(attribute.pointee.name) ?? "", value: string(value) ?? "")
    }
    children = siblings(node.pointee.children).compactMap { child in
      switch child.pointee.type {
      case XML_ELEMENT_NODE: .element(XMLElement(child, in: document))
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: string(child.pointee.content).map(Child.text)
      default: nil
      }
    }
    let index = document.elementIndex(of: node)
    position = index.flatMap { document.sourceMap.position(ofElement: $0) } ?? .start
  }
}

extension XMLElement {
  /// The elements directly in it.
  package var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text directly in it.
  package var text: String {
    children.reduce(into: "") { all, child in
      if case .text(let text) = child { all += text }
    }
  }
}

extension XMLDocument {
  /// The root element; its depth is bounded by the limits that the document was read with.
  package var root: XMLElement? {
    xmlDocGetRootElement(tree).map { XMLElement($0, in: self) }
  }

  /// The targets of the processing instructions beside the root element.
  package var instructions: [String] {
    siblings(tree.pointee.children).compactMap { node in
      node.pointee.type == XML_PI_NODE ? string(node.pointee.name) : nil
    }
  }
}

private func string(_ characters: UnsafePointer<xmlChar>?) -> String? {
  characters.map { String(cString: $0) }
}

private func siblings<Node: XMLSibling>(
  _ first: UnsafeMutablePointer<Node>?
) -> [UnsafeMutablePointer<Node>] {
  var all: [UnsafeMutablePointer<Node>] = []
  var next = first
  while let node = next {
    all.append(node)
    next = node.pointee.next
  }
  return all
}

private protocol XMLSibling {
  var next: UnsafeMutablePointer<Self>! { get }
}

extension xmlNode: XMLSibling {}
extension xmlAttr: XMLSibling {}
