import SweepDiagnostics
import SweepXML

/// Finds focusable elements without a role.
struct FocusWithoutRole: Rule {
  let definition = RuleDefinition(
    "SH1509", .warning, for: .readAloud.subtracting([.svg11]),
    "An element that the Tab key reaches needs a role, so that screen readers can announce what it"
      + " does.",
    wrong: #"<g tabindex="0"><path d="M0 0H9"/></g>"#,
    fix: (#"tabindex="0""#, #"tabindex="0" role="button" aria-label="Go""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.attributes(named: "tabindex") {
      let node = facts.tree.owner(ofAttribute: attribute)
      guard Int(facts.tree.string(ofAttribute: attribute)) ?? -1 >= 0,
        facts.value("role", of: node) == nil, facts.svgName(of: node) != "a"
      else { continue }
      findings.add(
        "the element takes the focus but has no role", .attribute(attribute),
        hint: "write its role, such as role=\"button\"")
    }
  }
}
