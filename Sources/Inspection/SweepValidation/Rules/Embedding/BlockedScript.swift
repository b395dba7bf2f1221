import SweepDiagnostics
import SweepXML

/// Finds scripts in files for which none run.
struct BlockedScript: Rule {
  let definition = RuleDefinition(
    "SH1701", .error, for: [.img, .githubReadme, .strictCSP, .sanitized, .emailPoster],
    example: .img,
    "Scripts do not run in pictures, under a strict Content-Security-Policy, or after sanitising."
      + " Only SMIL animations run there.",
    wrong: "<script>tick()</script>",
    right: #"<path d="M0 0H9"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let hint = "animate with SMIL, or show the file inline"
    for node in facts.elements(withAnyNamespace: ScriptElement.names) {
      findings.add(
        "\(facts.tree.spelling(of: node).quoted) does not run here", .node(node), hint: hint,
        fix: Fix(facts.tree.range(of: node)))
    }
    for attribute in facts.eventAttributes {
      findings.add(
        "\(facts.tree.spelling(ofAttribute: attribute).quoted) does not run here",
        .attribute(attribute), hint: hint, fix: Fix(removing: attribute, in: facts.tree))
    }
  }
}
