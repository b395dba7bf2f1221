import SweepDiagnostics
import SweepXML

/// Finds attributes that hold scripts.
struct EventAttribute: Rule {
  let definition = RuleDefinition(
    "SH1602", .error, for: [.untrusted], example: .untrusted,
    "Attributes that begin with 'on' are scripts, including those of animations such as 'onbegin':"
      + " browsers can run them without a click.",
    wrong: #"<path d="M0 0H9" onclick="alert(1)"/>"#,
    fix: (#"0H9" onclick="alert(1)""#, #"0H9""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.eventAttributes {
      findings.add(
        "\(facts.tree.spelling(ofAttribute: attribute).quoted) would run as a script",
        .attribute(attribute), hint: "remove it",
        fix: Fix(removing: attribute, in: facts.tree))
    }
  }
}
