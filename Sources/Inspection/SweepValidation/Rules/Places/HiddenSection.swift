import SweepDiagnostics
import SweepXML

/// Finds CDATA sections where HTML takes them for comments.
struct HiddenSection: Rule {
  let code = DiagnosticCode(
    "SH1715",
    "Within 'title', 'desc' and 'foreignObject' a page is HTML, where a CDATA section is a comment:"
      + " what stands in it is lost.")

  let examples = RuleExamples(
    for: .inline, bad: ["<desc><![CDATA[72 km/h]]></desc>"], good: ["<desc>72 km/h</desc>"])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile == .inline ? .warning : nil
  }

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
