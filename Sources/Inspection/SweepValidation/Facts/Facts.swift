import SweepValues
package import SweepXML

/// The facts about a document that rules share, each found once.
package struct Facts {
  /// The document.
  package let tree: XMLTree
  /// What the file is for.
  package let profile: Profile
  /// The animations, in document order.
  package private(set) var animations: [AnimationFacts] = []
  /// The references, in document order.
  package private(set) var references: [Reference] = []
  /// The attributes of ids that more than one element has, by id; sorted by position.
  package private(set) var repeatedIDs: [(id: String, attributes: [Int])] = []

  private var attributesByID: [String: Int] = [:]
  private var elementsByName: [String: [Int]] = [:]

  /// Checks the spelling of values.
  let spellings: ValueSpellings
  /// The styles of the document.
  let styles: StyleFacts
  /// The addresses in it.
  let addresses: AddressFacts
  /// The texts of its still picture and what is behind them.
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
