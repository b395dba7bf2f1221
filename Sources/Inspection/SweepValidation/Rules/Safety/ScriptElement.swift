import SweepDiagnostics
import SweepXML

/// Finds scripts, whatever prefix or namespace they have.
struct ScriptElement: SafetyRule {
  let code = DiagnosticCode(
    "SH1601",
    "A script in a file runs with the rights of the page that shows the file inline, or of the site"
      + " that serves it. Files of people who are not trusted must have none.")

  let examples = RuleExamples(
    for: .untrusted,
    bad: [
      "<script>alert(1)</script>",
      "<s:script xmlns:s=\"http://www.w3.org/2000/svg\">alert(1)</s:script>",
      "<handler xmlns=\"http://www.w3.org/1999/xhtml\"/>",
    ],
    good: ["<desc>script</desc>"])

  static let names: Set<String> = ["script", "handler", "listener"]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for node in facts.elements(withAnyNamespace: Self.names) {
      findings.add(
        "\(facts.tree.spelling(of: node).quoted) would run", .node(node), hint: "take it away",
        mend: Mend(facts.tree.range(of: node)))
    }
  }
}
