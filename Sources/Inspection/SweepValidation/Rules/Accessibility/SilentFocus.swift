import SweepDiagnostics
import SweepXML

/// Finds what a keyboard reaches, and of which nobody is told what it is.
struct SilentFocus: Rule {
  let code = DiagnosticCode(
    "SH1509",
    "What can be reached by the Tab key needs a role, so that readers are told what it does.")

  let examples = RuleExamples(
    bad: ["<g tabindex=\"0\"><path d=\"M0 0H9\"/></g>"],
    good: [
      "<g tabindex=\"0\" role=\"button\" aria-label=\"Go\"><path d=\"M0 0H9\"/></g>",
      "<g tabindex=\"-1\"><path d=\"M0 0H9\"/></g>",
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile.isReadOut && profile != .svg11 ? .warning : nil
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.attributes(where: { $0 == XMLName("tabindex") }) {
      let node = facts.tree.owner(ofAttribute: attribute)
      guard Int(facts.tree.string(ofAttribute: attribute)) ?? -1 >= 0,
        facts.value("role", of: node) == nil, facts.svgName(of: node) != "a"
      else { continue }
      findings.add(
        "the element takes the focus and has no role", .attribute(attribute),
        hint: "write role=\"button\" or what it is")
    }
  }
}
