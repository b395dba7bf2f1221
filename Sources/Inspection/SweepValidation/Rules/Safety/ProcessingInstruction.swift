import SweepDiagnostics
import SweepXML

/// Finds processing instructions, such as those that load style sheets.
struct ProcessingInstruction: Rule {
  let definition = RuleDefinition(
    "SH1611", .error, for: [.untrusted], example: .untrusted,
    "A processing instruction tells a program what to do; '<?xml-stylesheet?>' loads a style sheet"
      + " or an XSLT program.",
    wrong: """
      <?xml-stylesheet href="a.css"?>
      <svg xmlns="http://www.w3.org/2000/svg"/>
      """,
    fix: (#"?xml-stylesheet href="a.css""#, #"?xml version="1.0""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for part in Prolog(facts.tree).parts {
      guard case .instruction(let target) = part.kind else { continue }
      findings.add(
        "'<?\(target)?>' instructs a program", part.place, hint: "remove it",
        fix: part.removal(from: facts.tree))
    }
    let tree = facts.tree
    for node in tree.nodes where tree.kind(of: node) == .instruction {
      findings.add(
        "'<?\(tree.name(of: node).local)?>' instructs a program",
        .node(tree.parent(of: node) ?? 0), hint: "remove it")
    }
  }
}
