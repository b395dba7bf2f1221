import SweepDiagnostics
import SweepXML

/// Finds animations of colours by an element that no browser has.
struct ObsoleteAnimation: Rule {
  let code = DiagnosticCode(
    "SH1435",
    "No browser knows 'animateColor' any more, and SVG 2 leaves it out: 'animate' does the same.")

  let examples = RuleExamples(
    bad: [Self.animation("animateColor")], good: [Self.animation("animate")])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    // SVG 1.1 has it (chapter 19.2.15).
    profile == .svg11 ? .warning : .error
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for node in facts.elements(named: "animateColor") {
      findings.add(
        "no browser knows 'animateColor'", .node(node), hint: "write 'animate' in its place")
    }
  }

  private static func animation(_ name: String) -> String {
    #"<circle r="9"><\#(name) attributeName="fill" values="red;blue" dur="2s"/></circle>"#
  }
}
