import SweepDiagnostics
import SweepXML

/// Finds elements that contain themselves.
struct ReferenceCycle: Rule {
  let definition = RuleDefinition(
    "SH1302", .error,
    "References form a cycle, so an element would contain itself. Browsers do not draw the"
      + " elements of such a cycle.",
    wrong: ##"<g id="dial"><use href="#dial"/></g>"##,
    right: ##"<g id="dial"/><use href="#dial"/>"##)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let graph = ReferenceGraph(facts)
    guard graph.isNested else { return }
    for cycle in graph.walk(facts.tree, mostCycles: 100) {
      guard let last = cycle.last else { continue }
      let names = cycle.map { ($0.id ?? "").quoted }
      findings.add(
        names.count == 1
          ? "\(names[0]) contains itself"
          : "the references form a cycle: \(names.cycle(joinedBy: "to"))",
        last.place, hint: "refer to another element, or remove the reference")
    }
  }
}

/// Finds files that become very large when their references are expanded.
struct ReferenceExpansion: Rule {
  let definition = RuleDefinition(
    "SH1304", .error,
    "Nested 'use' elements can multiply a few lines into millions of elements, which browsers draw"
      + " for minutes or not at all. The limits are 500,000 elements and chains of 64 references.",
    wrong: doubling(times: 20), right: doubling(times: 3))

  static let limit = 500_000.0
  /// A file of as many nodes stays below the limit where no reference leads on to another.
  private static let plainSize = 1_000
  static let depth = 64

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard !facts.elements(named: "use").isEmpty else { return }
    let graph = ReferenceGraph(facts)
    // Many uses of one large group grow too, without any of them within another.
    guard graph.isNested || facts.tree.nodes.count > Self.plainSize else { return }
    let sizes = ExpandedSizes(graph, facts.tree)
    // The first 'use' that is too large without help of another one shows where to look.
    for node in facts.elements(named: "use") {
      let place = facts.link(of: node).map { FindingList.Place.attribute($0) } ?? .node(node)
      if sizes.counts[node] > Self.limit {
        return findings.add(
          "the references expand to \(sizes.counts[node].words) elements here, more than 500000",
          place, hint: "use fewer copies, or a pattern")
      }
      if sizes.depths[node] > Self.depth {
        return findings.add(
          "\(sizes.depths[node]) chained references here, more than \(Self.depth)", place)
      }
    }
    if sizes.counts[0] > Self.limit {
      findings.add(
        "the references expand to \(sizes.counts[0].words) elements, more than 500000", .node(0))
    }
  }

  private static func doubling(times: Int) -> String {
    "<defs><path id=\"g0\" d=\"M0 0H9\"/>"
      + (1...times).map {
        "<g id=\"g\($0)\"><use href=\"#g\($0 - 1)\"/><use href=\"#g\($0 - 1)\"/></g>"
      }.joined(separator: "\n") + "</defs>\n<use href=\"#g\(times)\"/>"
  }
}

private struct ExpandedSizes {
  private(set) var counts: [Double]
  private(set) var depths: [Int]

  init(_ graph: ReferenceGraph, _ tree: XMLTree) {
    var counts = [Double](repeating: 0, count: tree.nodes.count)
    var depths = [Int](repeating: 0, count: tree.nodes.count)
    graph.walk(tree) { node in
      var (count, depth) = (1.0, 0)
      for child in tree.children(of: node) where tree.isElement(child) {
        count += counts[child]
        depth = max(depth, depths[child])
      }
      for (_, target) in graph.references[node] ?? [] {
        // A mask or gradient is drawn once for each use of it, but not copied.
        if tree.name(of: node).local == "use" { count += counts[target] }
        depth = max(depth, depths[target] + 1)
      }
      (counts[node], depths[node]) = (count, depth)
    }
    (self.counts, self.depths) = (counts, depths)
  }
}
