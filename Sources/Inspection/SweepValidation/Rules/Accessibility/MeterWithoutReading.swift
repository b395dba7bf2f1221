import SweepDiagnostics
import SweepXML

/// Finds meters and sliders that do not say where they stand.
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
    for attribute in facts.attributes(where: { $0 == XMLName("role") }) {
      let role = facts.tree.string(ofAttribute: attribute).withoutSpace
      let node = facts.tree.owner(ofAttribute: attribute)
      let wanted: [String]
      switch role {
      case "meter", "slider", "scrollbar": wanted = ["valuenow", "valuemin", "valuemax"]
      default: continue
      }
      let missing = wanted.map { "aria-\($0)" }.filter { facts.value($0, of: node) == nil }
      if missing.isEmpty { continue }
      findings.add(
        "the \(role) lacks \(missing.map(\.quoted).joined(separator: " and "))",
        .attribute(attribute))
    }
  }
}
