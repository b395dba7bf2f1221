import SweepDiagnostics
import SweepXML

/// Finds files that become very large when their references are followed.
struct Expansion: Rule {
  /// The most elements that a file may become.
  static let limit = 500_000.0
  /// A file of as many nodes stays below the limit where no reference leads on to another.
  private static let plainSize = 1_000
  /// The most references that may lead on from one another.
  static let depth = 64

  let code = DiagnosticCode(
    "SH1304",
    "A few lines of 'use' within 'use' become millions of elements, which browsers draw for minutes"
      + " or not at all: at most 500,000 elements and 64 references behind one another are well.")

  let examples = RuleExamples(
    bad: [doubling(times: 20), doubling(times: 58), chain(of: 66)],
    good: [doubling(times: 3), doubling(times: 12), chain(of: 60)])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard !facts.elements(named: "use").isEmpty else { return }
    let graph = ReferenceGraph(facts)
    // Many uses of one large group grow too, without any of them within another.
    guard graph.isNested || facts.tree.nodes.count > Self.plainSize else { return }
    var sizes = ExpandedSizes(graph, facts.tree)
    sizes.measure()
    // The first 'use' that is too large without help of another one tells where to look.
    for node in facts.elements(named: "use") {
      let place =
        facts.tree.attribute("href", of: node)
        ?? facts.tree.attribute("href", in: XMLName.xlink, of: node)
      if sizes.count(of: node) > Self.limit {
        findings.add(
          "following the references gives \(sizes.count(of: node).words) elements here, more than"
            + " 500000", place.map { .attribute($0) } ?? .node(node),
          hint: "draw less often, or use a pattern")
        return
      }
      if sizes.depth(of: node) > Self.depth {
        findings.add(
          "\(sizes.depth(of: node)) references lead on from one another here, more than"
            + " \(Self.depth)", place.map { .attribute($0) } ?? .node(node))
        return
      }
    }
    if sizes.count(of: 0) > Self.limit {
      findings.add(
        "following the references gives \(sizes.count(of: 0).words) elements, more than 500000",
        .node(0))
    }
  }

  /// A group of two of a group of two, and so on.
  private static func doubling(times: Int) -> String {
    "<defs><path id=\"g0\" d=\"M0 0H9\"/>"
      + (1...times).map {
        "<g id=\"g\($0)\"><use href=\"#g\($0 - 1)\"/><use href=\"#g\($0 - 1)\"/></g>"
      }.joined(separator: "\n") + "</defs>\n<use href=\"#g\(times)\"/>"
  }

  private static func chain(of length: Int) -> String {
    "<defs><path id=\"g0\" d=\"M0 0H9\"/>"
      + (1...length).map { "<use id=\"g\($0)\" href=\"#g\($0 - 1)\"/>" }.joined(separator: "\n")
      + "</defs>"
  }
}

/// How large each element is when references are followed, counted and never made.
private struct ExpandedSizes {
  private struct Step {
    let node: Int
    var child: Int
    var link = 0
  }

  private let graph: ReferenceGraph
  private let tree: XMLTree
  private var sizes: [Double]
  private var depths: [Int32]
  private var isOpen: [Bool]
  private var steps: [Step] = []

  init(_ graph: ReferenceGraph, _ tree: XMLTree) {
    self.graph = graph
    self.tree = tree
    sizes = [Double](repeating: 0, count: tree.nodes.count)
    depths = [Int32](repeating: 0, count: tree.nodes.count)
    isOpen = [Bool](repeating: false, count: tree.nodes.count)
  }

  func count(of node: Int) -> Double { sizes[node] }
  func depth(of node: Int) -> Int { Int(depths[node]) }

  mutating func measure() {
    enter(0)
    while let step = steps.last {
      let place = steps.count - 1
      let links = graph.references[step.node] ?? []
      if step.link < links.count {
        steps[place].link += 1
        enter(links[step.link].target)
      } else if step.child < tree.end(of: step.node) {
        steps[place].child = tree.end(of: step.child)
        if tree.isElement(step.child) { enter(step.child) }
      } else {
        steps.removeLast()
        finish(step.node, links.map(\.target))
      }
    }
  }

  private mutating func enter(_ node: Int) {
    // What is open again is part of a cycle, of which another rule speaks.
    guard sizes[node] == 0, !isOpen[node] else { return }
    isOpen[node] = true
    steps.append(Step(node: node, child: node + 1))
  }

  private mutating func finish(_ node: Int, _ targets: [Int]) {
    var size = 1.0
    var depth: Int32 = 0
    for child in tree.children(of: node) where tree.isElement(child) {
      size += sizes[child]
      depth = max(depth, depths[child])
    }
    for target in targets {
      // A mask or gradient is drawn once for each use of it, but not copied.
      if tree.name(of: node).local == "use" { size += sizes[target] }
      depth = max(depth, depths[target] + 1)
    }
    (sizes[node], depths[node], isOpen[node]) = (size, depth, false)
  }
}
