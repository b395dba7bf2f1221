import SweepDiagnostics
import SweepVocabulary
import SweepXML

/// Finds elements without an attribute that SVG 1.1 requires.
struct MissingFrom11: Rule {
  let definition = RuleDefinition(
    "SH1744", .error, for: [.svg11], example: .svg11,
    "The document type of SVG 1.1 requires attributes that have a default in SVG 2, such as 'width'"
      + " of 'rect'. Old programs reject the file or do not draw the element.",
    wrong:
      #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><rect width="9"/></svg>"#,
    fix: (#"width="9""#, #"width="9" height="9""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for (element, names) in SVG11.requiredAttributes.sorted(by: { $0.key < $1.key }) {
      for node in facts.elements(named: element) {
        for name in names where !has(name, node, facts) {
          findings.add("SVG 1.1 requires \(name.quoted) on \(element.quoted)", .node(node))
        }
      }
    }
  }

  private func has(_ name: String, _ node: Int, _ facts: Facts) -> Bool {
    // 'href' without a prefix is a finding of its own.
    name == "xlink:href"
      ? facts.link(of: node) != nil : facts.tree.attribute(name, of: node) != nil
  }
}
