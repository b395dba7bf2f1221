import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds attributes of WAI-ARIA that the element's role does not have.
struct UselessARIA: Rule {
  let code = DiagnosticCode(
    "SH1506",
    "A role decides which attributes of WAI-ARIA an element has: an 'img' has no value, and what is"
      + " not there for readers has no name.")

  let examples = RuleExamples(
    bad: [
      "<g role=\"img\" aria-label=\"Speed\" aria-valuenow=\"4\"/>",
      "<g role=\"presentation\" aria-label=\"Speed\"/>",
      "<g role=\"button\" tabindex=\"0\" aria-label=\"Go\" aria-valuetext=\"4\"/>",
    ],
    good: ["<g role=\"button\" tabindex=\"0\" aria-label=\"Go\" aria-pressed=\"true\"/>"])

  /// The roles that have a value (WAI-ARIA 1.2, 6.6).
  private static let ranges: Set<String> = [
    "meter", "slider", "scrollbar", "progressbar", "spinbutton", "separator",
  ]
  private static let nameless: Set<String> = ["presentation", "none", "generic"]

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile.isReadOut ? .warning : nil
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.attributes(where: { $0 == XMLName("role") }) {
      let tree = facts.tree
      let role = tree.string(ofAttribute: attribute).withoutSpace
      if role.contains(" ") { continue }
      for other in tree.attributes(of: tree.owner(ofAttribute: attribute)) {
        let name = tree.name(ofAttribute: other).description
        let isUseless =
          name.hasPrefix("aria-value") && !Self.ranges.contains(role)
          || (name == "aria-label" || name == "aria-labelledby") && Self.nameless.contains(role)
          || name == "aria-checked" && (role == "img" || role == "meter" || role == "slider")
          || name == "aria-pressed" && role != "button"
        if isUseless {
          findings.add("the role \(role.quoted) has no \(name.quoted)", .attribute(other))
        }
      }
    }
  }
}
