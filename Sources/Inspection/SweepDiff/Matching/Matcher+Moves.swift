import SweepXML

extension Matcher {
  /// Finds what was taken out of one place and stands at another: equal subtrees, and elements of
  /// one id.
  func relocate() {
    // What is found may itself have lost or gained parts.
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

/// Looks for elements of the new document among those that the old one has lost.
private struct MoveSearch {
  private let matcher: Matcher
  private var nodes: [UInt64: [Int]] = [:]
  private var ids: [UInt64: Int] = [:]
  /// What is used up, or has a part that is.
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

  /// Small parts of what is gone are alike by chance, unless an id is in them.
  private func isCandidate(_ node: Int, _ root: Int, _ side: Side) -> Bool {
    guard side.tree.isElement(node), !side.isSkipped[node] else { return false }
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
