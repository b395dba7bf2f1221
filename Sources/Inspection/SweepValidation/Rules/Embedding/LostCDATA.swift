import SweepDiagnostics
import SweepXML

/// Finds CDATA sections that HTML reads as comments.
struct LostCDATA: Rule {
  let definition = RuleDefinition(
    "SH1715", .warning, for: [.inline], example: .inline,
    "In a page, the content of 'title', 'desc' and 'foreignObject' is HTML, where a CDATA section"
      + " is a comment: its text is lost.",
    wrong: "<desc><![CDATA[72 km/h]]></desc>",
    fix: ("<![CDATA[72 km/h]]>", "72 km/h"))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for name in ["title", "desc", "foreignObject"] {
      for node in facts.elements(named: name) {
        let bytes = facts.tree.sourceMap.bytes[facts.tree.range(of: node)]
        guard bytes.contains(Array("<![CDATA[".utf8)) else { continue }
        findings.add(
          "the CDATA section in \(name.quoted) is lost in a page", .node(node),
          hint: "write the text with '&lt;' and '&amp;'")
      }
    }
  }
}
