import CLibXML2

extension XMLDocument {
  /// The nodes in a list of their own; each call makes a new one.
  package var contents: XMLTree {
    var copy = TreeCopy(sourceMap)
    copy.copy(xmlDocGetRootElement(tree))
    return copy.tree
  }
}

/// Copies libxml2's tree node by node, without recursion.
private struct TreeCopy {
  /// A name as libxml2's dictionary holds it: equal names have one address, as have equal prefixes'
  /// declarations.
  private struct Key: Hashable {
    let name: UnsafeRawPointer?
    let namespace: UnsafeRawPointer?
  }

  var tree: XMLTree
  private var numbers: [Key: UInt32] = [:]
  private var recent = [(key: Key, number: UInt32)?](repeating: nil, count: 64)
  private var numbersByName: [XMLName: UInt32] = [:]
  private var elements: Int32 = 0

  init(_ map: SourceMap) {
    tree = XMLTree(map)
    tree.storage.reserveCapacity(2 * map.elementCount)
    tree.attributeStorage.reserveCapacity(map.attributeCount)
    tree.buffer.reserveCapacity(map.bytes.count / 2)
  }

  mutating func copy(_ root: xmlNodePtr?) {
    var next = root
    var parent: Int32 = -1
    while let node = next {
      let number = Int32(tree.storage.count)
      let isOpen = append(node, parent)
      if isOpen, let child = node.pointee.children {
        next = child
        parent = number
        continue
      }
      next = nil
      var current = node
      while true {
        // The root's siblings are no part of the list.
        if parent < 0 { break }
        if let sibling = current.pointee.next {
          next = sibling
          break
        }
        tree.storage[Int(parent)].end = Int32(tree.storage.count)
        parent = tree.storage[Int(parent)].parent
        current = current.pointee.parent
      }
    }
  }

  private mutating func append(_ node: xmlNodePtr, _ parent: Int32) -> Bool {
    let number = Int32(tree.storage.count)
    let kind: XMLTree.Kind
    switch node.pointee.type {
    case XML_ELEMENT_NODE: kind = .element
    case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: kind = .text
    case XML_COMMENT_NODE: kind = .comment
    case XML_PI_NODE: kind = .instruction
    default: return false
    }
    let hasName = kind == .element || kind == .instruction
    let start = UInt32(tree.attributeStorage.count)
    var record = XMLTree.Node(
      kind: kind, name: hasName ? self.number(node.pointee.name, node.pointee.ns) : emptyName(),
      parent: parent, end: number + 1,
      element: kind == .element ? elements : parent < 0 ? 0 : tree.storage[Int(parent)].element,
      attributes: .init(start: start, end: start),
      value: kind == .element ? .init(start: 0, end: 0) : keep(node.pointee.content))
    if kind == .element {
      copyAttributes(node, number)
      record.attributes.end = UInt32(tree.attributeStorage.count)
      elements += 1
    }
    tree.storage.append(record)
    return kind == .element
  }

  private mutating func copyAttributes(_ node: xmlNodePtr, _ owner: Int32) {
    guard var attribute = node.pointee.properties else { return }
    let places = tree.sourceMap.places(ofElement: Int(elements))
    var place = places.startIndex
    while true {
      while place < places.endIndex, tree.sourceMap.isDeclaration(places[place]) { place += 1 }
      tree.attributeStorage.append(
        XMLTree.Attribute(
          name: number(attribute.pointee.name, attribute.pointee.ns), owner: owner,
          place: Int32(place - places.startIndex), value: value(attribute)))
      place += 1
      guard let next = attribute.pointee.next else { return }
      attribute = next
    }
  }

  private mutating func value(_ attribute: xmlAttrPtr) -> XMLTree.Range32 {
    guard let first = attribute.pointee.children else { return keep(nil) }
    if first.pointee.next == nil, first.pointee.type == XML_TEXT_NODE {
      return keep(first.pointee.content)
    }
    let joined = xmlNodeListGetString(attribute.pointee.doc, first, 1)
    defer { sweep_free(joined) }
    return keep(joined)
  }

  private mutating func keep(_ characters: UnsafePointer<xmlChar>?) -> XMLTree.Range32 {
    let start = UInt32(tree.buffer.count)
    guard let characters else { return .init(start: start, end: start) }
    let length = Int(xmlStrlen(characters))
    tree.buffer.append(contentsOf: UnsafeBufferPointer(start: characters, count: length))
    return .init(start: start, end: UInt32(tree.buffer.count))
  }

  private mutating func emptyName() -> UInt32 { number(nil, nil) }

  private mutating func number(
    _ name: UnsafePointer<xmlChar>?, _ namespace: UnsafeMutablePointer<xmlNs>?
  ) -> UInt32 {
    let key = Key(name: name, namespace: namespace.map { UnsafeRawPointer($0) })
    let place = (UInt(bitPattern: name) >> 1 ^ UInt(bitPattern: name) >> 7) & 63
    if let recent = recent[Int(place)], recent.key == key { return recent.number }
    let number = slowNumber(key, name, namespace)
    recent[Int(place)] = (key, number)
    return number
  }

  private mutating func slowNumber(
    _ key: Key, _ name: UnsafePointer<xmlChar>?, _ namespace: UnsafeMutablePointer<xmlNs>?
  ) -> UInt32 {
    if let known = numbers[key] { return known }
    let full = XMLName(
      name.map { String(cString: $0) } ?? "",
      in: namespace.flatMap { $0.pointee.href }.map { String(cString: $0) } ?? "")
    // Two declarations may name one namespace.
    let number = numbersByName[full] ?? UInt32(tree.names.count)
    if number == tree.names.count { tree.names.append(full) }
    numbersByName[full] = number
    numbers[key] = number
    return number
  }
}
