import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds titles and labels without words.
struct EmptyTitle: Rule {
  let code = DiagnosticCode("SH1502", "An empty title or label hides what the picture is called.")

  let examples = RuleExamples(
    bad: ["<g><title> </title></g>", "<g role=\"img\" aria-label=\"\"/>"],
    good: ["<g><title>Needle</title></g>"])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile.isReadOut ? .warning : nil
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for node in facts.elements(named: "title") {
      let isEmpty = facts.tree.text(of: node).withoutSpace.isEmpty
      if isEmpty, !facts.tree.elements(of: node).contains(where: { _ in true }) {
        findings.add("the title is empty", .node(node), hint: "say what the picture shows")
      }
    }
    for attribute in facts.attributes(where: { $0 == XMLName("aria-label") })
    where facts.tree.string(ofAttribute: attribute).withoutSpace.isEmpty {
      findings.add("'aria-label' is empty", .attribute(attribute), hint: "say what it is")
    }
  }
}
