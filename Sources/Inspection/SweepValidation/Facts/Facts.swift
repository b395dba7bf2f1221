import SweepValues
package import SweepXML

/// What rules ask about a document, found out once.
package struct Facts {
  /// The document.
  package let tree: XMLTree
  /// What the file is meant for.
  package let profile: Profile
  /// The animations, in document order.
  package private(set) var animations: [AnimationFacts] = []
  /// What refers to something, in document order.
  package private(set) var references: [Reference] = []
  /// The attributes that give elements ids which others have too, by the id; sorted by place.
  package private(set) var repeatedIDs: [(id: String, attributes: [Int])] = []

  private var attributesByID: [String: Int] = [:]
  private var elementsByName: [String: [Int]] = [:]

  /// Tells whether values are spelled as their types have it.
  let spellings: ValueSpellings
  /// The styles of the document.
  let styles: StyleFacts
  /// What it names by addresses.
  let addresses: AddressFacts
  /// What its still picture shows where its texts are.
  let picture: PictureFacts

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

  /// The elements of SVG with a name, in document order.
  package func elements(named name: String) -> [Int] { elementsByName[name] ?? [] }

  /// The first element that has an id.
  package func element(withID id: String) -> Int? {
    attributesByID[id].map { tree.owner(ofAttribute: $0) }
  }

  /// All ids.
  package var ids: some Sequence<String> { attributesByID.keys }

  /// The name of an element of SVG; nil for elements of other namespaces.
  package func svgName(of node: Int) -> String? {
    let name = tree.name(of: node)
    return name.namespace == XMLName.svg ? name.local : nil
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
    guard let number = tree.names.firstIndex(of: XMLName("id")) else { return }
    var repeated: [String: [Int]] = [:]
    for node in tree.nodes where tree.isElement(node) {
      for attribute in tree.attributes(of: node)
      where tree.nameNumber(ofAttribute: attribute) == number {
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
