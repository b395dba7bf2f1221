import SweepDiagnostics
import SweepVocabulary
import SweepXML

/// Finds elements and attributes that SVG 1.1 does not have.
struct NewerThan11: Rule {
  let definition = RuleDefinition(
    "SH1741", .error, for: [.svg11], example: .svg11,
    "SVG 1.1 targets old programs: features of SVG 2, WAI-ARIA or HTML are not valid there and may"
      + " have no effect.",
    wrong: #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><g tabindex="0"/></svg>"#,
    fix: (#"g tabindex="0""#, "g"))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    for name in SVG11.missingElements {
      for node in facts.elements(named: name) {
        findings.add("SVG 1.1 has no element \(name.quoted)", .node(node))
      }
    }
    let newer = facts.attributes {
      $0.namespace.isEmpty && SVG11.lacks(attribute: $0.local, of: "")
    }
    for attribute in newer {
      let owner = tree.owner(ofAttribute: attribute)
      let name = tree.name(ofAttribute: attribute).local
      guard let element = facts.svgName(of: owner), SVG11.lacks(attribute: name, of: element)
      else { continue }
      findings.add(
        "SVG 1.1 has no attribute \(name.quoted)", .attribute(attribute),
        hint: name == "lang" ? "write 'xml:lang'" : nil)
    }
  }
}
