import SweepDiagnostics
import SweepXML

/// Finds prefixes, which HTML does not know.
struct ForeignPrefix: Rule {
  let code = DiagnosticCode(
    "SH1714",
    "HTML has no namespaces: within a page '<svg:path>' is an unknown element and is not drawn. Only"
      + " 'xlink:href' and 'xml:lang' are known with their prefixes.")

  let examples = RuleExamples(
    for: .inline,
    bad: [
      "<s:path xmlns:s=\"http://www.w3.org/2000/svg\" d=\"M0 0H9\"/>",
      "<g xmlns:e=\"urn:example\" e:label=\"a\"/>",
    ],
    good: ["<path d=\"M0 0H9\"/>"])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile == .inline || profile == .strictCSP || profile == .sanitized ? .error : nil
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    var hasNoted = false
    for node in tree.nodes where tree.isElement(node) {
      let isSVG = facts.svgName(of: node) != nil
      if isSVG, tree.spelling(of: node).contains(":") {
        findings.add(
          "\(tree.spelling(of: node).quoted) is unknown to HTML and not drawn", .node(node),
          hint: "declare SVG's namespace without a prefix")
      }
      if hasNoted { continue }
      let known = ["", XMLName.xlink, XMLName.xml]
      let foreign = tree.attributes(of: node).first {
        !known.contains(tree.name(ofAttribute: $0).namespace)
      }
      if let foreign {
        hasNoted = true
        findings.add(
          "attributes such as \(tree.spelling(ofAttribute: foreign).quoted) only make a page longer",
          .attribute(foreign), severity: .note, hint: "save the file as plain SVG")
      }
    }
  }
}
