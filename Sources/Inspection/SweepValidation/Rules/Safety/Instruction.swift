import SweepDiagnostics
import SweepXML

/// Finds processing instructions, such as those that load style sheets.
struct Instruction: SafetyRule {
  let code = DiagnosticCode(
    "SH1611",
    "A processing instruction tells a program what to do; '<?xml-stylesheet?>' loads a style sheet,"
      + " or a program in XSLT.")

  let examples = RuleExamples(
    for: .untrusted,
    bad: [
      "<?xml-stylesheet href=\"a.css\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      "<g><?editor crop?></g>",
    ], good: ["<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>"])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for part in Prolog(facts.tree).parts {
      guard case .instruction(let target) = part.kind else { continue }
      findings.add(
        "'<?\(target)?>' tells a program what to do", part.place, hint: "take it away",
        mend: part.removal(from: facts.tree))
    }
    let tree = facts.tree
    for node in tree.nodes where tree.kind(of: node) == .instruction {
      findings.add(
        "'<?\(tree.name(of: node).local)?>' tells a program what to do",
        .node(tree.parent(of: node) ?? 0), hint: "take it away")
    }
  }
}
