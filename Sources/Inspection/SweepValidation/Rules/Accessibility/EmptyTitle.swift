import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds empty titles and labels.
struct EmptyTitle: Rule {
  let definition = RuleDefinition(
    "SH1502", .warning, for: .readAloud,
    "An empty title or label leaves the picture without a name.",
    wrong: "<g><title> </title></g>",
    fix: ("> <", ">Needle<"))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for node in facts.elements(named: "title") {
      let isEmpty = facts.tree.text(of: node).withoutSpace.isEmpty
      if isEmpty, !facts.tree.elements(of: node).contains(where: { _ in true }) {
        findings.add("the title is empty", .node(node), hint: "describe the picture")
      }
    }
    for attribute in facts.attributes(named: "aria-label")
    where facts.tree.string(ofAttribute: attribute).withoutSpace.isEmpty {
      findings.add("'aria-label' is empty", .attribute(attribute), hint: "describe the element")
    }
  }
}
