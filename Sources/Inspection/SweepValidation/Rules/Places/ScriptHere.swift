import SweepDiagnostics
import SweepXML

/// Finds scripts where none run.
struct ScriptHere: Rule {
  let code = DiagnosticCode(
    "SH1701",
    "Scripts do not run in pictures, under a strict Content-Security-Policy, or behind a sanitiser:"
      + " only what moves by SMIL moves there.")

  let examples = RuleExamples(
    for: .img,
    bad: ["<script>tick()</script>", "<path d=\"M0 0H9\" onclick=\"turn()\"/>"],
    good: ["<path d=\"M0 0H9\"/>"])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    switch profile {
    case .img, .githubReadme, .strictCSP, .sanitized, .emailPoster: .error
    default: nil
    }
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let hint = "animate with SMIL, or show the file inline"
    for node in facts.elements(withAnyNamespace: ScriptElement.names) {
      findings.add(
        "\(facts.tree.spelling(of: node).quoted) does not run here", .node(node), hint: hint,
        mend: Mend(facts.tree.range(of: node)))
    }
    for attribute in facts.eventAttributes {
      findings.add(
        "\(facts.tree.spelling(ofAttribute: attribute).quoted) does not run here",
        .attribute(attribute), hint: hint, mend: Mend(removing: attribute, in: facts.tree))
    }
  }
}
