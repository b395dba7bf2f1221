import SweepVocabulary
import SweepXML

/// Finds what belongs together in two trees, and notes what differs.
///
/// Pairs wait on a stack: equal subtrees are passed by at once, attributes of the others compared,
/// and their children aligned.
final class Matcher {
  let old: Side
  let new: Side
  let comparer: AttributeComparer
  private(set) var edits: [Edit] = []
  /// Whether lists were too long and too different for the finest result.
  var isCoarse = false
  var patience = 1_000_000
  /// Unmatched nodes, topmost elements only.
  var leftOld: [Int] = []
  var leftNew: [Int] = []
  /// The nodes that found a partner elsewhere.
  var placedOld: Set<Int> = []
  var placedNew: Set<Int> = []
  private(set) var partners: [Int: Int] = [:]
  private var waiting: [(old: Int, new: Int)] = []
  private let digest: Digest
  private let keepsOrder: Bool

  private(set) lazy var idsOfOld = uniqueIDs(old)
  private(set) lazy var idsOfNew = uniqueIDs(new)
  private lazy var seesSpace = old.seesSpace || new.seesSpace
  private(set) lazy var looseDigests = (
    old: comparer.looseDigests(of: old, digest), new: comparer.looseDigests(of: new, digest)
  )

  init(
    _ old: Side, _ new: Side, _ comparer: AttributeComparer, _ digest: Digest, keepsOrder: Bool
  ) {
    self.keepsOrder = keepsOrder
    self.old = old
    self.new = new
    self.comparer = comparer
    self.digest = digest
  }

  func run() {
    if old.isSkipped[0] || new.isSkipped[0] { return }
    if old.name(of: 0) == new.name(of: 0) {
      waiting = [(0, 0)]
    } else {
      (leftOld, leftNew) = ([0], [0])
    }
    matchWaiting()
    relocate()
    for node in leftOld where !placedOld.contains(node) {
      note(Edit(kind: old.tree.isElement(node) ? .removed : .text, old: node))
    }
    for node in leftNew where !placedNew.contains(node) {
      note(Edit(kind: new.tree.isElement(node) ? .added : .text, new: node))
    }
  }

  func note(_ edit: Edit) { edits.append(edit) }

  func pair(_ a: Int, _ b: Int) {
    if old.digests[a] != new.digests[b] { waiting.append((a, b)) }
  }

  func matchWaiting() {
    while let (a, b) = waiting.popLast() {
      partners[a] = b
      guard old.tree.isElement(a) else {
        compareTexts(a, b)
        continue
      }
      comparer.differences(old, a, new, b) { first, second in
        note(
          Edit(kind: .changed, old: a, new: b, oldAttribute: first, newAttribute: second))
      }
      align(children(a, old, placedOld), children(b, new, placedNew), (a, b))
    }
  }

  private func children(_ node: Int, _ side: Side, _ placed: Set<Int>) -> [Int] {
    let all = side.children(of: node)
    return placed.isEmpty ? all : all.filter { !placed.contains($0) }
  }

  private func compareTexts(_ a: Int, _ b: Int) {
    let (before, after) = (old.text(from: a), new.text(from: b))
    if before.elementsEqual(after) { return }
    if comparer.values.vocabulary != nil, let first = old.collapsed(before, at: a),
      let second = new.collapsed(after, at: b), first == second, !seesSpace
    {
      return
    }
    let areRules = old.isRules(around: a) && new.isRules(around: b)
    if areRules, comparer.values.vocabulary != nil, comparer.values.styleSheets(before, after) {
      return
    }
    note(Edit(kind: .text, old: a, new: b))
  }

  private func align(_ a: [Int], _ b: [Int], _ parents: (Int, Int)) {
    if a.isEmpty, b.isEmpty { return }
    var alignment = ChildAlignment(a, b, self)
    alignment.run()
    for (index, node) in a.enumerated() {
      let partner = alignment.partners[index]
      if partner < 0 { leftOld.append(node) } else { pair(node, b[partner]) }
    }
    for (index, node) in b.enumerated() where !alignment.isTaken[index] { leftNew.append(node) }
    // What only waits to be referred to can stand in any order.
    let isLoose = !keepsOrder && [old.local(parents.0), new.local(parents.1)] == ["defs", "defs"]
    let moved = alignment.moved { !isLoose || isOrdered(a[$0]) }
    if moved.count > Self.mostMoves {
      isCoarse = true
      note(Edit(kind: .order, old: parents.0, new: parents.1))
    } else {
      for (index, partner) in moved { note(Edit(kind: .moved, old: a[index], new: b[partner])) }
    }
  }

  /// Whether a definition counts by its place: it overrides others, or of several with its id the
  /// first is taken.
  private func isOrdered(_ node: Int) -> Bool {
    old.isOrdered(node)
      || (node..<old.tree.end(of: node)).contains {
        let id = old.idDigests[$0]
        return id != 0 && (idsOfOld[id] == -1 || idsOfNew[id] == -1)
      }
  }

  private static let mostMoves = 200

  private func uniqueIDs(_ side: Side) -> [UInt64: Int] {
    var nodes: [UInt64: Int] = [:]
    for node in side.idDigests.indices where side.idDigests[node] != 0 {
      // Minus one for an id that several elements have.
      nodes[side.idDigests[node]] = nodes[side.idDigests[node]] == nil ? node : -1
    }
    return nodes
  }
}
