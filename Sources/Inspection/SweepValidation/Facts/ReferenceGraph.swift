import SweepVocabulary
import SweepXML

/// References that draw: elements draw their children and those that they refer to.
struct ReferenceGraph {
  /// The references that draw something, by the element that has them.
  let references: [Int: [(reference: Reference, target: Int)]]
  /// Whether something that is referred to refers to something itself; where nothing does, there
  /// are neither circles nor files that grow.
  let isNested: Bool

  init(_ facts: Facts) {
    var references: [Int: [(reference: Reference, target: Int)]] = [:]
    var nodes: [Int] = []
    var targets: [Int] = []
    for reference in facts.references where Self.draws(reference, facts) {
      guard let target = facts.element(namedBy: reference),
        Self.canDraw(facts.svgName(of: target), reference, facts)
      else { continue }
      references[reference.node, default: []].append((reference, target))
      nodes.append(reference.node)
      targets.append(target)
    }
    self.references = references
    isNested = targets.contains { target in
      // The first that refers from here on: they are in document order.
      let first = nodes.partitioningIndex { $0 >= target }
      return first < nodes.count && nodes[first] < facts.tree.end(of: target)
    }
  }

  private static func canDraw(
    _ name: String?, _ reference: Reference, _ facts: Facts
  ) -> Bool {
    guard let name, reference.kind != .link else { return true }
    return Vocabulary.targets(ofProperty: reference.property(in: facts.tree))?.contains(name)
      ?? false
  }

  private static func draws(_ reference: Reference, _ facts: Facts) -> Bool {
    switch reference.kind {
    case .link: facts.svgName(of: reference.node).map(Vocabulary.drawsByLink) ?? false
    case .resource: Vocabulary.targets(ofProperty: reference.property(in: facts.tree)) != nil
    case .style:
      reference.attribute != nil
        && Vocabulary.targets(ofProperty: reference.property(in: facts.tree)) != nil
    case .id, .timing: false
    }
  }
}

extension ReferenceGraph {
  private enum State: UInt8 { case new, open, done }

  private struct Step {
    let node: Int
    /// The reference that led to it; nil from its parent.
    let reference: Reference?
    var child: Int
    var link = 0
  }

  /// Visits each element after all that it contains and refers to, without recursion.
  ///
  /// - Returns: the references of each cycle, the one that closes it last.
  @discardableResult
  func walk(
    _ tree: XMLTree, mostCycles: Int = 0, leave: (Int) -> Void = { _ in }
  ) -> [[Reference]] {
    var states = [State](repeating: .new, count: tree.nodes.count)
    var steps: [Step] = []
    var cycles: [[Reference]] = []
    func enter(_ node: Int, _ reference: Reference?) {
      switch states[node] {
      case .done: break
      case .new:
        states[node] = .open
        steps.append(Step(node: node, reference: reference, child: node + 1))
      case .open:
        // Children are never open: only a reference can lead back.
        guard let reference, cycles.count < mostCycles,
          let start = steps.lastIndex(where: { $0.node == node })
        else { return }
        cycles.append(steps[(start + 1)...].compactMap(\.reference) + [reference])
      }
    }
    enter(0, nil)
    while let step = steps.last {
      let place = steps.count - 1
      let links = references[step.node] ?? []
      if step.link < links.count {
        steps[place].link += 1
        enter(links[step.link].target, links[step.link].reference)
      } else if step.child < tree.end(of: step.node) {
        steps[place].child = tree.end(of: step.child)
        if tree.isElement(step.child) { enter(step.child, nil) }
      } else {
        states[step.node] = .done
        steps.removeLast()
        leave(step.node)
      }
    }
    return cycles
  }
}

extension [String] {
  func cycle(joinedBy word: String) -> String {
    let shown = count > 6 ? prefix(3) + ["…"] + suffix(2) : self[...]
    return (shown + prefix(1)).joined(separator: " \(word) ")
  }
}

extension Array {
  /// The first place from which on all elements are as wanted; they must be parted in two so.
  fileprivate func partitioningIndex(where isLate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
