import SweepValues
import SweepXML

/// One of two documents that are compared, with what makes comparing fast.
struct Side {
  let tree: XMLTree
  /// For each name of the tree its number among the names of both documents.
  let names: [Int]
  /// What is left out: comments, white space between elements, and what the options ignore.
  var isSkipped: [Bool]
  /// For each element whether white space in it counts.
  var keepsSpace: [Bool]
  /// For each node a number for all that is in it, the same for equal subtrees; 0 where skipped.
  var digests: [UInt64] = []
  /// For each element a number for its id; 0 for none.
  var idDigests: [UInt64] = []
  /// The attributes that the options ignore.
  let skippedAttributes: Set<Int>
  /// What all ids begin with, where that follows from the content; empty otherwise.
  var prefix: [UInt8] = []

  init(_ tree: XMLTree, names: inout NameTable, ignoring selection: XMLSelection) {
    self.tree = tree
    self.names = tree.names.map { names.number($0) }
    skippedAttributes = selection.attributes
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
      if !isSkipped[next] { all.append(next) }
      next = tree.end(of: next)
    }
    return all
  }

  /// The number of a node's name among those of both documents.
  func name(of node: Int) -> Int { names[tree.nameNumber(of: node)] }

  /// The value of an attribute without an automatic prefix.
  func value(_ attribute: Int) -> ArraySlice<UInt8> {
    plain(tree.value(ofAttribute: attribute))
  }

  /// A value with each automatic prefix taken out.
  func plain(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    prefix.isEmpty ? value : IDPrefix.removing(prefix, from: value)
  }

  /// The id of an element without an automatic prefix.
  func id(of node: Int) -> String? {
    guard tree.isElement(node), idDigests[node] != 0 else { return nil }
    return tree.attribute("id", of: node).map { value($0).text }
  }

  /// The value of an element's attribute, without an automatic prefix.
  func string(_ local: String, of node: Int) -> String? {
    tree.attribute(local, of: node).map { value($0).text }
  }

  /// An element's name without prefix, or an empty text.
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
