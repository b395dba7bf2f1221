import SweepDiagnostics
import SweepXML

/// Finds titles that are not the first element.
struct TitleNotFirst: Rule {
  let definition = RuleDefinition(
    "SH1503", .note, for: .readAloud,
    "Some programs read a 'title' only if it is the first element (SVG 1.1, 5.4).",
    wrong: #"<g><path d="M0 0H9"/><title>Needle</title></g>"#,
    right: #"<g><title>Needle</title><path d="M0 0H9"/></g>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for node in facts.elements(named: "title") {
      guard let parent = facts.tree.parent(of: node) else { continue }
      let first = facts.tree.elements(of: parent).first { _ in true }
      if first != node { findings.add("the title is not the first element", .node(node)) }
    }
  }
}
