import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds meters and sliders without a value or limits.
struct MeterWithoutReading: Rule {
  let definition = RuleDefinition(
    "SH1504", .warning, for: .readAloud,
    "A meter or slider needs 'aria-valuenow', 'aria-valuemin' and 'aria-valuemax' for screen"
      + " readers (WAI-ARIA 1.2, 5.2.2).",
    wrong: #"<g role="meter" aria-label="Speed"/>"#,
    right:
      #"<g role="meter" aria-label="Speed" aria-valuemin="0" aria-valuemax="9" aria-valuenow="4"/>"#
  )

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.attributes(named: "role") {
      let role = facts.tree.string(ofAttribute: attribute).withoutSpace
      let node = facts.tree.owner(ofAttribute: attribute)
      guard ["meter", "slider", "scrollbar"].contains(role) else { continue }
      let missing = ["aria-valuenow", "aria-valuemin", "aria-valuemax"].filter {
        facts.value($0, of: node) == nil
      }
      if missing.isEmpty { continue }
      findings.add(
        "the \(role) lacks \(missing.map(\.quoted).joined(separator: " and "))",
        .attribute(attribute))
    }
  }
}
