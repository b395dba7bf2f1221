import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds links that lead out of the file.
struct Anchor: SafetyRule {
  let code = DiagnosticCode(
    "SH1608", "A link in a stranger's file can lead readers of the page around it astray.")

  let examples = RuleExamples(
    for: .untrusted,
    bad: ["<a href=\"https://example.org/\"><path d=\"M0 0H9\"/></a>"],
    good: ["<a href=\"#b\"><path id=\"b\" d=\"M0 0H9\"/></a>"])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for found in facts.addresses.all where found.use == .link && found.address == .elsewhere {
      findings.add(
        "the link leads to \(found.text.prefix(60).description.quoted)", found.place,
        hint: "take the link away, and leave what is in it",
        mend: found.attribute.map { Mend(removing: $0, in: facts.tree) })
    }
  }
}
