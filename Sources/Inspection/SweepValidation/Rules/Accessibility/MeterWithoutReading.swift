import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds meters and sliders that do not say where they stand.
struct MeterWithoutReading: Rule {
  let code = DiagnosticCode(
    "SH1504",
    "A meter, slider or progress bar is read out by 'aria-valuenow' between 'aria-valuemin' and"
      + " 'aria-valuemax' (WAI-ARIA 1.2, 5.2.2).")

  let examples = RuleExamples(
    bad: [
      "<g role=\"meter\" aria-label=\"Speed\"/>",
      "<g role=\"slider\" tabindex=\"0\" aria-label=\"Volume\" aria-valuemin=\"0\" aria-valuemax=\"9\"/>",
    ],
    good: [
      "<g role=\"meter\" aria-label=\"Speed\" aria-valuemin=\"0\" aria-valuemax=\"9\" aria-valuenow=\"4\"/>"
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile.isReadOut ? .warning : nil
  }

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
