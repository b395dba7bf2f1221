import SweepDiagnostics
import SweepXML

/// Finds attributes that hold scripts.
struct EventAttribute: SafetyRule {
  let code = DiagnosticCode(
    "SH1602",
    "Attributes whose names begin with 'on' are scripts, those of animations such as 'onbegin' too:"
      + " browsers run them without a click.")

  let examples = RuleExamples(
    for: .untrusted,
    bad: [
      "<path d=\"M0 0H9\" onclick=\"alert(1)\"/>",
      "<set attributeName=\"x\" to=\"1\" dur=\"1s\" onbegin=\"alert(1)\"/>",
    ],
    good: ["<path d=\"M0 0H9\"/>"])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.eventAttributes {
      findings.add(
        "\(facts.tree.spelling(ofAttribute: attribute).quoted) would run as a script",
        .attribute(attribute), hint: "take it away",
        mend: Mend(removing: attribute, in: facts.tree))
    }
  }
}
