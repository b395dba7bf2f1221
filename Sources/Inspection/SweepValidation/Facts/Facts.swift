import SweepValues
package import SweepVocabulary
package import SweepXML

/// The facts about a document that rules share, each found once.
package struct Facts {
  /// The document.
  package let tree: XMLTree
  /// The use of the file.
  package let profile: Profile
  /// The animations, in document order.
  package private(set) var animations: [AnimationFacts] = []
  /// The references, in document order.
  package private(set) var references: [Reference] = []
  /// The attributes of ids that more than one element has, by id; sorted by position.
  package private(set) var repeatedIDs: [(id: String, attributes: [Int])] = []

  private var attributesByID: [String: Int] = [:]
  private var elementsByName: [String: [Int]] = [:]

  let spellings: ValueSpellings
  let styles: StyleFacts
  let addresses: AddressFacts
  let picture: PictureFacts

  /// The facts of a document that is not validated.
  package init(_ tree: XMLTree) { self.init(tree, for: .svg2, ValueSpellings(ofSVG11: false)) }

  init(_ tree: XMLTree, for profile: Profile, _ spellings: ValueSpellings) {
    self.tree = tree
    self.profile = profile
    self.spellings = spellings
    styles = StyleFacts(tree)
    addresses = AddressFacts(tree, styles)
    let hasTexts = tree.names.contains(XMLName("text", in: XMLName.svg))
    picture = PictureFacts(tree, styles, hasTexts: hasTexts)
    collectElements()
    collectIDs()
    references = Reference.all(in: tree)
    collectAnimations()
  }

  /// The SVG elements with a name, in document order.
  package func elements(named name: String) -> [Int] { elementsByName[name] ?? [] }

  /// The first element that has an id.
  package func element(withID id: String) -> Int? {
    attributesByID[id].map { tree.owner(ofAttribute: $0) }
  }

  /// All ids.
  package var ids: some Sequence<String> { attributesByID.keys }

  /// The name of an SVG element; nil in other namespaces.
  package func svgName(of node: Int) -> String? {
    let name = tree.name(of: node)
    return name.namespace == XMLName.svg ? name.local : nil
  }

  /// The attribute `href` or `xlink:href` of an element.
  package func link(of node: Int) -> Int? {
    tree.attribute("href", of: node) ?? tree.attribute("href", in: XMLName.xlink, of: node)
  }

  /// The value of an attribute without a namespace.
  package func value(_ name: String, of node: Int) -> String? {
    tree.attribute(name, of: node).map { tree.string(ofAttribute: $0) }
  }
}

extension Facts {
  private mutating func collectElements() {
    // By number first, as names are few and nodes are many.
    var byNumber = [[Int]](repeating: [], count: tree.names.count)
    for node in tree.nodes where tree.isElement(node) {
      byNumber[tree.nameNumber(of: node)].append(node)
    }
    for (number, name) in tree.names.enumerated()
    where name.namespace == XMLName.svg && !byNumber[number].isEmpty {
      elementsByName[name.local] = byNumber[number]
    }
  }

  private mutating func collectAnimations() {
    let nodes = AnimationFacts.Kind.allCases.flatMap { kind in
      elements(named: kind.rawValue).map { (node: $0, kind: kind) }
    }
    guard !nodes.isEmpty else { return }
    let names = AnimationNames(tree.names)
    animations = nodes.sorted { $0.node < $1.node }.map {
      AnimationFacts($0.node, $0.kind, in: self, names: names)
    }
  }

  private mutating func collectIDs() {
    let numbers = [XMLName("id"), XMLName("id", in: XMLName.xml)].compactMap {
      tree.names.firstIndex(of: $0)
    }
    guard !numbers.isEmpty else { return }
    var repeated: [String: [Int]] = [:]
    for node in tree.nodes where tree.isElement(node) {
      for attribute in tree.attributes(of: node)
      where numbers.contains(tree.nameNumber(ofAttribute: attribute)) {
        let id = tree.string(ofAttribute: attribute)
        if let first = attributesByID[id] {
          repeated[id, default: [first]].append(attribute)
        } else {
          attributesByID[id] = attribute
        }
      }
    }
    repeatedIDs = repeated.map { ($0.key, $0.value) }.sorted { $0.1[0] < $1.1[0] }
  }
}

extension Facts {
  func elements(withAnyNamespace names: Set<String>) -> [Int] {
    let isWanted = tree.names.map { names.contains($0.local.lowercased()) }
    guard isWanted.contains(true) else { return [] }
    return tree.nodes.filter { tree.isElement($0) && isWanted[tree.nameNumber(of: $0)] }
  }

  var eventAttributes: [Int] {
    attributes(where: { $0.namespace.isEmpty && $0.local.lowercased().hasPrefix("on") })
  }

  func attributes(named name: String) -> [Int] { attributes(where: { $0 == XMLName(name) }) }

  func attributes(where isWanted: (XMLName) -> Bool) -> [Int] {
    let wanted = tree.names.map(isWanted)
    guard wanted.contains(true) else { return [] }
    return tree.nodes.filter { tree.isElement($0) }.flatMap { node in
      tree.attributes(of: node).filter { wanted[tree.nameNumber(ofAttribute: $0)] }
    }
  }
}

extension Facts {
  /// Whether a text is a valid value of a type.
  package func accepts(_ text: String, as type: ValueType) -> Bool {
    spellings.fault(in: Array(text.utf8)[...], of: type) == nil
  }

  /// The element that a reference names, if the document has it.
  package func element(namedBy reference: Reference) -> Int? {
    guard let id = reference.id else { return nil }
    return element(withID: id) ?? element(withID: Self.decoded(id))
  }

  /// An id of an address without percent signs, and without the wrapping of XPointer (SVG 1.1, 5.3.2).
  private static func decoded(_ id: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(id.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("xpointer(id("), text.hasSuffix("))") else { return text }
    return text.dropFirst("xpointer(id(".count).dropLast(2)
      .trimmingPrefix { $0 == "'" || $0 == "\"" }
      .prefix { $0 != "'" && $0 != "\"" }.description
  }
}

extension Reference {
  /// The attribute or property with the reference: `fill`, `href`; empty if it is unknown.
  package func property(in tree: XMLTree) -> String {
    guard kind == .style else {
      return attribute.map { tree.name(ofAttribute: $0).local } ?? ""
    }
    guard let text = attribute.map({ tree.value(ofAttribute: $0) }) ?? onlyText(in: tree) else {
      return ""
    }
    // Limited to the length of a name: otherwise very many in one value would take long.
    let before = text.prefix(span.lowerBound).suffix(200)
    let ends = Set(";{}".utf8)
    let start = before.lastIndex(where: ends.contains).map { $0 + 1 } ?? before.startIndex
    let name = before[start...].prefix { $0 != UInt8(ascii: ":") }
    return String(decoding: name.withoutSpace, as: UTF8.self).lowercased()
  }

  /// The text of the element if it is in one piece, without copying.
  private func onlyText(in tree: XMLTree) -> ArraySlice<UInt8>? {
    let first = node + 1
    guard first < tree.nodes.count, tree.end(of: node) == first + 1, tree.kind(of: first) == .text
    else { return nil }
    return tree.value(of: first)
  }
}
