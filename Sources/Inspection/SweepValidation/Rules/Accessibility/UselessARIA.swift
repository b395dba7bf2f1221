import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds WAI-ARIA attributes that the element's role does not support.
struct UselessARIA: Rule {
  let definition = RuleDefinition(
    "SH1506", .warning, for: .readAloud,
    "The role decides which WAI-ARIA attributes an element can have: an 'img' has no value, and an"
      + " element hidden from screen readers has no name.",
    wrong: #"<g role="img" aria-label="Speed" aria-valuenow="4"/>"#,
    right: #"<g role="button" tabindex="0" aria-label="Go" aria-pressed="true"/>"#)

  /// The roles that have a value (WAI-ARIA 1.2, 6.6).
  private static let ranges: Set<String> = [
    "meter", "slider", "scrollbar", "progressbar", "spinbutton", "separator",
  ]
  private static let nameless: Set<String> = ["presentation", "none", "generic"]

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.attributes(named: "role") {
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
          findings.add("the role \(role.quoted) does not support \(name.quoted)", .attribute(other))
        }
      }
    }
  }
}
