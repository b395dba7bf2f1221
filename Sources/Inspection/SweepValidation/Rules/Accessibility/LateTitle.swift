import SweepDiagnostics
import SweepXML

/// Finds titles that stand behind other elements.
struct LateTitle: Rule {
  let code = DiagnosticCode(
    "SH1503", "Some programs take a 'title' only where it is the first element (SVG 1.1, 5.4).")

  let examples = RuleExamples(
    bad: ["<g><path d=\"M0 0H9\"/><title>Needle</title></g>"],
    good: ["<g><title>Needle</title><path d=\"M0 0H9\"/></g>"])

  func severity(in profile: Profile) -> Diagnostic.Severity? { profile.isReadOut ? .note : nil }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for node in facts.elements(named: "title") {
      guard let parent = facts.tree.parent(of: node) else { continue }
      let first = facts.tree.elements(of: parent).first { _ in true }
      if first != node { findings.add("the title is not the first element", .node(node)) }
    }
  }
}
