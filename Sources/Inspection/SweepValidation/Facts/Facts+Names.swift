import SweepXML

extension Facts {
  /// The elements with one of these names in small letters, in any namespace, in document order.
  func elements(withAnyNamespace names: Set<String>) -> [Int] {
    let isWanted = tree.names.map { names.contains($0.local.lowercased()) }
    guard isWanted.contains(true) else { return [] }
    return tree.nodes.filter { tree.isElement($0) && isWanted[tree.nameNumber(of: $0)] }
  }

  /// The attributes that hold scripts, in document order.
  var eventAttributes: [Int] {
    attributes(where: { $0.namespace.isEmpty && $0.local.lowercased().hasPrefix("on") })
  }

  /// The attributes with a name without a namespace, in document order.
  func attributes(named name: String) -> [Int] { attributes(where: { $0 == XMLName(name) }) }

  /// The attributes with certain names, in document order.
  func attributes(where isWanted: (XMLName) -> Bool) -> [Int] {
    let wanted = tree.names.map(isWanted)
    guard wanted.contains(true) else { return [] }
    return tree.nodes.filter { tree.isElement($0) }.flatMap { node in
      tree.attributes(of: node).filter { wanted[tree.nameNumber(ofAttribute: $0)] }
    }
  }
}
