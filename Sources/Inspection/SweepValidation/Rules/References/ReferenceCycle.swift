import SweepDiagnostics
import SweepXML

/// Finds elements that are drawn within themselves.
struct ReferenceCycle: Rule {
  let code = DiagnosticCode(
    "SH1302",
    "References lead back to where they began, so that a picture would have itself within itself."
      + " Browsers leave out what is part of such a cycle.")

  let examples = RuleExamples(
    bad: [
      "<g id=\"dial\"><use href=\"#dial\"/></g>",
      "<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>",
      "<pattern id=\"p\" width=\"9\" height=\"9\"><rect width=\"9\" height=\"9\" fill=\"url(#p)\"/></pattern>",
      "<mask id=\"m\"><g mask=\"url(#m)\"/></mask>",
      "<clipPath id=\"c\" clip-path=\"url(#d)\"/><clipPath id=\"d\" clip-path=\"url(#c)\"/>",
      "<marker id=\"m\"><path d=\"M0 0H9\" style=\"marker-end: url(#m)\"/></marker>",
      "<linearGradient id=\"a\" href=\"#b\"/><linearGradient id=\"b\" href=\"#a\"/>",
      "<filter id=\"f\"><feImage href=\"#glow\"/></filter><g id=\"glow\" filter=\"url(#f)\"/>",
    ],
    good: [
      "<g id=\"dial\"/><use href=\"#dial\"/>",
      "<g id=\"a\"><path d=\"M0 0H9\"/></g><g id=\"b\"><use href=\"#a\"/><use href=\"#a\"/></g>"
        + "<use href=\"#b\"/>",
      "<path id=\"way\" d=\"M0 0H9\"><animateMotion dur=\"1s\"><mpath href=\"#way\"/></animateMotion>"
        + "</path>",
    ])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let graph = ReferenceGraph(facts)
    guard graph.isNested else { return }
    var search = CycleSearch(graph, facts.tree)
    search.search()
    for cycle in search.cycles {
      guard let last = cycle.last else { continue }
      let names = cycle.map { ($0.id ?? "").quoted }
      let way = names.count > 6 ? names.prefix(3) + ["…"] + names.suffix(2) : names[...]
      findings.add(
        names.count == 1
          ? "\(names[0]) is drawn within itself"
          : "the references lead in a circle: \((way + [names[0]]).joined(separator: " to "))",
        last.place, hint: "refer to another element, or leave the reference out")
    }
  }
}

/// Goes through what is drawn for each element, deepest first, with a stack of its own.
private struct CycleSearch {
  private enum State: UInt8 { case new, open, done }

  /// An element that is being looked at, and what of it comes next.
  private struct Step {
    let node: Int
    /// How one came to it; nil from the element around.
    let reference: Reference?
    var child: Int
    var link = 0
  }

  private let graph: ReferenceGraph
  private let tree: XMLTree
  private var states: [State]
  private var steps: [Step] = []
  /// The references of each cycle, the one that closes it last.
  private(set) var cycles: [[Reference]] = []

  init(_ graph: ReferenceGraph, _ tree: XMLTree) {
    self.graph = graph
    self.tree = tree
    states = [State](repeating: .new, count: tree.nodes.count)
  }

  mutating func search() {
    enter(0, nil)
    while let step = steps.last {
      let place = steps.count - 1
      let links = graph.references[step.node] ?? []
      if step.link < links.count {
        steps[place].link += 1
        enter(links[step.link].target, links[step.link].reference)
      } else if step.child < tree.end(of: step.node) {
        steps[place].child = tree.end(of: step.child)
        if tree.isElement(step.child) { enter(step.child, nil) }
      } else {
        states[step.node] = .done
        steps.removeLast()
      }
    }
  }

  private mutating func enter(_ node: Int, _ reference: Reference?) {
    switch states[node] {
    case .done: break
    case .new:
      states[node] = .open
      steps.append(Step(node: node, reference: reference, child: node + 1))
    case .open:
      // One is always within the element around; only a reference can lead back.
      guard let reference, cycles.count < 100,
        let start = steps.lastIndex(where: { $0.node == node })
      else { return }
      cycles.append(steps[(start + 1)...].compactMap(\.reference) + [reference])
    }
  }
}
