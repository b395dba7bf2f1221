import SweepDiagnostics
import SweepXML

/// Finds `xml:base`, which turns references to the file itself into others.
struct BaseAddress: SafetyRule {
  let code = DiagnosticCode(
    "SH1609", "'xml:base' makes '#id' a reference to another file in some programs.")

  let examples = RuleExamples(
    for: .untrusted,
    bad: ["<g xml:base=\"http://example.org/\"/>"], good: ["<g/>"])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.attributes(where: { $0 == XMLName("base", in: XMLName.xml) }) {
      findings.add(
        "'xml:base' moves the references of the file", .attribute(attribute),
        hint: "take it away", mend: Mend(removing: attribute, in: facts.tree))
    }
  }
}
