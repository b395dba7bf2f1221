import SweepDiagnostics
import SweepXML

/// Finds scripts, whatever prefix or namespace they have.
struct ScriptElement: Rule {
  let definition = RuleDefinition(
    "SH1601", .error, for: [.untrusted], example: .untrusted,
    "A script runs with the rights of the page that inlines the file or the site that serves it."
      + " Untrusted files must not contain scripts.",
    wrong: "<script>alert(1)</script>",
    right: "<desc>script</desc>")

  static let names: Set<String> = ["script", "handler", "listener"]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for node in facts.elements(withAnyNamespace: Self.names) {
      findings.add(
        "\(facts.tree.spelling(of: node).quoted) would run", .node(node), hint: "remove it",
        fix: Fix(facts.tree.range(of: node)))
    }
  }
}
