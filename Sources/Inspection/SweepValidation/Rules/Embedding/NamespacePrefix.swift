import SweepDiagnostics
import SweepXML

/// Finds namespace prefixes, which HTML does not know.
struct NamespacePrefix: Rule {
  let definition = RuleDefinition(
    "SH1714", .error, for: [.inline, .strictCSP, .sanitized], example: .inline,
    "HTML has no namespaces: in a page, '<svg:path>' is an unknown element and is not drawn. Only"
      + " the prefixes in 'xlink:href' and 'xml:lang' work.",
    wrong: #"<s:path xmlns:s="http://www.w3.org/2000/svg" d="M0 0H9"/>"#,
    right: #"<path d="M0 0H9"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    var hasNoted = false
    for node in tree.nodes where tree.isElement(node) {
      let isSVG = facts.svgName(of: node) != nil
      if isSVG, tree.spelling(of: node).contains(":") {
        findings.add(
          "\(tree.spelling(of: node).quoted) is unknown in HTML and is not drawn", .node(node),
          hint: "declare the SVG namespace without a prefix")
      }
      if hasNoted { continue }
      let known = ["", XMLName.xlink, XMLName.xml]
      let foreign = tree.attributes(of: node).first {
        !known.contains(tree.name(ofAttribute: $0).namespace)
      }
      if let foreign {
        hasNoted = true
        findings.add(
          "attributes such as \(tree.spelling(ofAttribute: foreign).quoted) only make the page longer",
          .attribute(foreign), severity: .note, hint: "save the file as plain SVG")
      }
    }
  }
}
