import SweepDiagnostics

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
