import SweepValues
import SweepXML

/// One of two compared documents, with indices for a fast comparison.
struct Side {
  let tree: XMLTree
  let names: [Int]
  var isSkipped: [Bool]
  var keepsSpace: [Bool]
  /// For each node a number for all that is in it, the same for equal subtrees; 0 where skipped.
  var digests: [UInt64] = []
  /// For each element a number for its id; 0 for none.
  var idDigests: [UInt64] = []
  var skippedAttributes: Set<Int>
  /// The numbers of `href` among the names of both documents, and of `xlink:href` in this one.
  private let links: (href: Int, old: Int?)
  private var unitesLinks = false
  /// Whether an element is a group that only holds others; empty where none is.
  var isTransparent: [Bool] = []
  /// Whether white space at the ends of a drawn text counts.
  var keepsEnds = false
  /// Prefix of all ids that was made from the content; empty otherwise.
  var prefix: [UInt8] = []

  init(_ tree: XMLTree, names: inout NameTable, ignoring selection: XMLSelection) {
    self.tree = tree
    self.names = tree.names.map { names.number($0) }
    skippedAttributes = selection.attributes
    links = (
      names.number(XMLName("href")), tree.names.firstIndex(of: XMLName("href", in: XMLName.xlink))
    )
    isSkipped = Array(repeating: false, count: tree.nodes.count)
    keepsSpace = isSkipped
    for node in selection.nodes where node < isSkipped.count { isSkipped[node] = true }
  }

  /// The nodes in an element that are compared, texts joined to runs by their first.
  func children(of node: Int) -> [Int] {
    var all: [Int] = []
    var next = node + 1
    let end = tree.end(of: node)
    while next < end {
      if !isTransparent.isEmpty, isTransparent[next] {
        next += 1
        continue
      }
      if !isSkipped[next] { all.append(next) }
      next = tree.end(of: next)
    }
    return all
  }

  func name(of node: Int) -> Int { names[tree.nameNumber(of: node)] }

  /// The number of an attribute's name among those of both documents; `href` for its older form.
  func name(ofAttribute attribute: Int) -> Int {
    let number = tree.nameNumber(ofAttribute: attribute)
    return unitesLinks && number == links.old && isOurs(tree.owner(ofAttribute: attribute))
      ? links.href : names[number]
  }

  /// Lets `xlink:href` be `href`, which counts where both are there (SVG 2, 16.1.5).
  mutating func uniteLinks() {
    guard let old = links.old else { return }
    unitesLinks = true
    for node in tree.nodes where tree.isElement(node) && isOurs(node) {
      guard tree.attribute("href", of: node) != nil else { continue }
      skippedAttributes.formUnion(
        tree.attributes(of: node).filter { tree.nameNumber(ofAttribute: $0) == old })
    }
  }

  func isOurs(_ node: Int) -> Bool {
    [XMLName.svg, ""].contains(tree.name(of: node).namespace)
  }

  /// The target of an animation; nil for a missing one.
  func target(of animation: Int) -> Int? {
    let link =
      tree.attribute("href", of: animation)
      ?? tree.attribute("href", in: XMLName.xlink, of: animation)
    guard let link else { return tree.parent(of: animation) }
    let id = tree.value(ofAttribute: link).withoutSpace.dropFirst()
    return tree.nodes.first { node in
      tree.isElement(node)
        && tree.attribute("id", of: node).map { tree.value(ofAttribute: $0).elementsEqual(id) }
          ?? false
    }
  }

  func value(_ attribute: Int) -> ArraySlice<UInt8> {
    plain(tree.value(ofAttribute: attribute))
  }

  func plain(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    prefix.isEmpty ? value : IDPrefix.removing(prefix, from: value)
  }

  func id(of node: Int) -> String? {
    guard tree.isElement(node), idDigests[node] != 0 else { return nil }
    return tree.attribute("id", of: node).map { value($0).text }
  }

  func string(_ local: String, of node: Int) -> String? {
    tree.attribute(local, of: node).map { value($0).text }
  }

  func local(_ node: Int) -> String { tree.isElement(node) ? tree.name(of: node).local : "" }
}

/// The names of two documents, numbered together.
struct NameTable {
  private(set) var names: [XMLName] = []
  private var numbers: [XMLName: Int] = [:]

  mutating func number(_ name: XMLName) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
