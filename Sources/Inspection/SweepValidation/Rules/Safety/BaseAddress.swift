import SweepDiagnostics
import SweepXML

/// Finds `xml:base`, which redirects references to the file itself.
struct BaseAddress: Rule {
  let definition = RuleDefinition(
    "SH1609", .error, for: [.untrusted], example: .untrusted,
    "In some programs, 'xml:base' turns '#id' into a reference to another file.",
    wrong: #"<g xml:base="http://example.org/"/>"#,
    right: "<g/>")

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.attributes(where: { $0 == XMLName("base", in: XMLName.xml) }) {
      findings.add(
        "'xml:base' redirects the references of the file", .attribute(attribute),
        hint: "remove it", fix: Fix(removing: attribute, in: facts.tree))
    }
  }
}
