import SweepXML

extension Matcher {
  /// How much two nodes have in common; 0 where they must not be paired.
  func similarity(_ a: Int, _ b: Int) -> Int {
    guard mayMatch(a, b) else { return 0 }
    guard old.tree.isElement(a) else { return 1 }
    var score = 2
    for first in old.tree.attributes(of: a) {
      let name = old.name(ofAttribute: first)
      guard let second = new.attribute(numbered: name, of: b) else { continue }
      score += comparer.areEqual(old, first, new, second) ? 4 : 1
    }
    let (inner, other) = (old.children(of: a).prefix(8), new.children(of: b).prefix(8))
    for (child, twin) in zip(inner, other) {
      if old.digests[child] == new.digests[twin] { score += 4 }
    }
    // A group without a name is another than one with a name with which it has nothing in common.
    let isNamed = (old.idDigests[a] != 0, new.idDigests[b] != 0)
    return score == 2 && isNamed.0 != isNamed.1 && old.local(a) == "g" ? 0 : score
  }

  /// Whether two nodes can be one that has changed: of one kind and name, and neither of them
  /// known by its id as another.
  func mayMatch(_ a: Int, _ b: Int) -> Bool {
    guard old.tree.kind(of: a) == new.tree.kind(of: b) else { return false }
    guard old.tree.isElement(a) else { return true }
    guard old.name(of: a) == new.name(of: b) else { return false }
    let (first, second) = (old.idDigests[a], new.idDigests[b])
    if first == second { return true }
    return (first == 0 || idsOfNew[first] == nil) && (second == 0 || idsOfOld[second] == nil)
  }
}

extension Side {
  /// The attribute of an element with a name of both documents.
  func attribute(numbered name: Int, of node: Int) -> Int? {
    tree.attributes(of: node).first {
      self.name(ofAttribute: $0) == name && !skippedAttributes.contains($0)
    }
  }
}
