import SweepDiagnostics
import SweepXML

/// Finds `animateColor`, which no browser supports.
struct ObsoleteAnimation: Rule {
  let definition = RuleDefinition(
    // SVG 1.1 has it (chapter 19.2.15).
    "SH1435", .error, except: [.svg11: .warning],
    "No browser supports 'animateColor' any more, and SVG 2 removes it. Use 'animate'.",
    wrong:
      #"<circle r="9"><animateColor attributeName="fill" values="red;blue" dur="2s"/></circle>"#,
    fix: ("animateColor", "animate"))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for node in facts.elements(named: "animateColor") {
      findings.add(
        "no browser supports 'animateColor'", .node(node), hint: "write 'animate' instead")
    }
  }
}
