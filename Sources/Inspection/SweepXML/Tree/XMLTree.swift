/// The nodes of a document in one flat list, in document order, copied out of libxml2's tree.
///
/// A node is a number, from 0 for the root element. What lies within node `i` are the nodes after
/// it up to `end(of: i)`, so that whole trees are walked in a loop. Values are bytes in one buffer,
/// because validation and comparison look at far more values than they show.
///
/// ```swift
/// for node in tree.nodes where tree.kind(of: node) == .element {
///   for attribute in tree.attributes(of: node) { print(tree.name(ofAttribute: attribute)) }
/// }
/// ```
package struct XMLTree: Sendable {
  /// Kind of node.
  package enum Kind: UInt8, Sendable {
    case element, text, comment, instruction
  }

  /// Bytes of the buffer.
  struct Range32 {
    var start: UInt32
    var end: UInt32
  }

  struct Node {
    var kind: Kind
    var name: UInt32
    var parent: Int32
    var end: Int32
    var element: Int32
    var attributes: Range32
    var value: Range32
  }

  struct Attribute {
    var name: UInt32
    var owner: Int32
    var place: Int32
    var value: Range32
  }

  var storage: [Node] = []
  var attributeStorage: [Attribute] = []
  var buffer: [UInt8] = []
  /// The names that occur, each once.
  package internal(set) var names: [XMLName] = []
  /// Places of start tags and attributes in the text.
  package let sourceMap: SourceMap

  init(_ map: SourceMap) { sourceMap = map }
}

extension XMLTree {
  /// The numbers of all nodes.
  package var nodes: Range<Int> { storage.indices }

  package func kind(of node: Int) -> Kind { storage[node].kind }

  /// Whether a node is an element.
  package func isElement(_ node: Int) -> Bool { storage[node].kind == .element }

  /// The number of a node's name in ``names``; text and comments have the empty name.
  package func nameNumber(of node: Int) -> Int { Int(storage[node].name) }

  /// The name of an element, or the target of an instruction.
  package func name(of node: Int) -> XMLName { names[Int(storage[node].name)] }

  /// The element around a node; nil for the root.
  package func parent(of node: Int) -> Int? {
    let parent = storage[node].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// The first node that lies neither in `node` nor before it.
  package func end(of node: Int) -> Int { Int(storage[node].end) }

  /// The nodes directly in an element.
  package func children(of node: Int) -> some Sequence<Int> {
    let end = end(of: node)
    return sequence(state: node + 1) { next -> Int? in
      guard next < end else { return nil }
      defer { next = self.end(of: next) }
      return next
    }
  }

  /// The elements directly in an element.
  package func elements(of node: Int) -> some Sequence<Int> {
    children(of: node).lazy.filter { isElement($0) }
  }

  /// The characters of a text, comment or instruction.
  package func value(of node: Int) -> ArraySlice<UInt8> { bytes(storage[node].value) }

  /// The text directly in an element.
  package func text(of node: Int) -> String {
    var text: [UInt8] = []
    for child in children(of: node) where kind(of: child) == .text { text += value(of: child) }
    return String(decoding: text, as: UTF8.self)
  }
}

extension XMLTree {
  /// The numbers of an element's attributes, in their order; declarations of namespaces are none.
  package func attributes(of node: Int) -> Range<Int> {
    Int(storage[node].attributes.start)..<Int(storage[node].attributes.end)
  }

  /// The number of an attribute's name in ``names``.
  package func nameNumber(ofAttribute attribute: Int) -> Int {
    Int(attributeStorage[attribute].name)
  }

  /// The name of an attribute.
  package func name(ofAttribute attribute: Int) -> XMLName {
    names[Int(attributeStorage[attribute].name)]
  }

  /// The element that an attribute belongs to.
  package func owner(ofAttribute attribute: Int) -> Int { Int(attributeStorage[attribute].owner) }

  /// The value of an attribute, in which references have been put in.
  package func value(ofAttribute attribute: Int) -> ArraySlice<UInt8> {
    bytes(attributeStorage[attribute].value)
  }

  /// The value of an attribute as a string.
  package func string(ofAttribute attribute: Int) -> String {
    String(decoding: value(ofAttribute: attribute), as: UTF8.self)
  }

  /// The attribute of an element with a name, if it has one.
  package func attribute(
    _ local: String, in namespace: String = "", of node: Int
  ) -> Int? {
    attributes(of: node).first { attribute in
      let name = names[Int(attributeStorage[attribute].name)]
      return name.local == local && name.namespace == namespace
    }
  }

  private func bytes(_ range: Range32) -> ArraySlice<UInt8> {
    buffer[Int(range.start)..<Int(range.end)]
  }
}
