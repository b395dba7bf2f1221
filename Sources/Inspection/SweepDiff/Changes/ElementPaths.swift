import SweepXML

/// Makes the paths by which people and tools find elements.
struct ElementPaths {
  private let tree: XMLTree
  /// The steps that have been made; siblings are counted once for all of them.
  private var steps: [Int: String] = [:]

  init(_ tree: XMLTree) { self.tree = tree }

  /// The path of a node, as in `/svg/g[2]/path[@id='needle']`; a text has that of its element.
  mutating func path(of node: Int) -> String {
    var names: [String] = []
    var next: Int? = tree.isElement(node) ? node : tree.parent(of: node)
    while let element = next {
      names.append(step(element))
      next = tree.parent(of: element)
    }
    return names.reversed().map { "/" + $0 }.joined()
  }

  private mutating func step(_ node: Int) -> String {
    if let step = steps[node] { return step }
    guard let parent = tree.parent(of: node) else { return tree.spelling(of: node) }
    if let attribute = tree.attribute("id", of: node) {
      let id = tree.string(ofAttribute: attribute)
      let quote = id.contains("'") ? "\"" : "'"
      let step = "\(tree.spelling(of: node))[@id=\(quote)\(id)\(quote)]"
      steps[node] = step
      return step
    }
    var counts: [Int: Int] = [:]
    for sibling in tree.elements(of: parent) {
      counts[tree.nameNumber(of: sibling), default: 0] += 1
    }
    var places: [Int: Int] = [:]
    for sibling in tree.elements(of: parent) {
      let name = tree.nameNumber(of: sibling)
      places[name, default: 0] += 1
      let isAlone = counts[name] == 1
      let step = tree.spelling(of: sibling) + (isAlone ? "" : "[\(places[name] ?? 1)]")
      if tree.attribute("id", of: sibling) == nil { steps[sibling] = step }
    }
    return steps[node] ?? tree.spelling(of: node)
  }
}
