import SweepXML

extension Matcher {
  /// Finds moved content: equal subtrees, and elements of one id.
  func relocate() {
    // A matched element may itself have lost or gained parts.
    for _ in 0..<4 {
      let before = placedOld.count
      if leftOld.isEmpty || leftNew.isEmpty { return }
      var search = MoveSearch(self)
      for root in leftNew where !placedNew.contains(root) {
        for (a, b) in search.partners(under: root) {
          placedOld.insert(a)
          placedNew.insert(b)
          note(Edit(kind: .moved, old: a, new: b))
          pair(a, b)
        }
      }
      matchWaiting()
      if placedOld.count == before { return }
    }
  }
}

private struct MoveSearch {
  private let matcher: Matcher
  private var nodes: [UInt64: [Int]] = [:]
  private var ids: [UInt64: Int] = [:]
  private var spent: Set<Int> = []

  init(_ matcher: Matcher) {
    self.matcher = matcher
    let side = matcher.old
    for root in matcher.leftOld.reversed() where side.tree.isElement(root) {
      if matcher.placedOld.contains(root) { continue }
      for node in (root..<side.tree.end(of: root)).reversed() where isCandidate(node, root, side) {
        nodes[side.digests[node], default: []].append(node)
        if side.idDigests[node] != 0 { ids[side.idDigests[node]] = node }
      }
    }
  }

  /// Small removed parts are alike by chance, unless they contain an id.
  private func isCandidate(_ node: Int, _ root: Int, _ side: Side) -> Bool {
    guard side.tree.isElement(node), side.isCompared(node) else { return false }
    let end = side.tree.end(of: node)
    return node == root || end - node >= 4 || (node..<end).contains { side.idDigests[$0] != 0 }
  }

  /// The pairs for the topmost elements in `root` that have a partner.
  mutating func partners(under root: Int) -> [(Int, Int)] {
    let side = matcher.new
    var pairs: [(Int, Int)] = []
    var next = root
    while next < side.tree.end(of: root) {
      let node = next
      next += 1
      guard isCandidate(node, root, side), let partner = partner(of: node) else { continue }
      pairs.append((partner, node))
      spend(partner)
      next = side.tree.end(of: node)
    }
    return pairs
  }

  private mutating func partner(of node: Int) -> Int? {
    let side = matcher.new
    if side.idDigests[node] != 0, let found = ids[side.idDigests[node]], !spent.contains(found),
      matcher.old.name(of: found) == side.name(of: node)
    {
      return found
    }
    while let found = nodes[side.digests[node]]?.popLast() {
      if !spent.contains(found) { return found }
    }
    return nil
  }

  private mutating func spend(_ node: Int) {
    let tree = matcher.old.tree
    spent.formUnion(node..<tree.end(of: node))
    var next = tree.parent(of: node)
    while let parent = next, spent.insert(parent).inserted { next = tree.parent(of: parent) }
  }
}

extension Matcher {
  /// Similarity of two nodes; 0 where they must not be paired.
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
  func attribute(numbered name: Int, of node: Int) -> Int? {
    tree.attributes(of: node).first {
      self.name(ofAttribute: $0) == name && !skippedAttributes.contains($0)
    }
  }
}
