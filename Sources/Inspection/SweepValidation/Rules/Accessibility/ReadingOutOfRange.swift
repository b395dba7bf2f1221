import SweepDiagnostics
import SweepXML

/// Finds values outside of their own limits.
struct ReadingOutOfRange: Rule {
  let definition = RuleDefinition(
    "SH1505", .warning, for: .readAloud,
    "'aria-valuenow' must lie between 'aria-valuemin' and 'aria-valuemax'; otherwise screen"
      + " readers announce the nearest limit.",
    wrong:
      #"<g role="meter" aria-label="Speed" aria-valuemin="0" aria-valuemax="9" aria-valuenow="12"/>"#,
    fix: (#"aria-valuenow="12""#, #"aria-valuenow="9""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for attribute in facts.attributes(named: "aria-valuenow") {
      let node = facts.tree.owner(ofAttribute: attribute)
      func number(_ name: String) -> Double? { facts.value(name, of: node).flatMap { Double($0) } }
      guard let now = number("aria-valuenow") else { continue }
      let least = number("aria-valuemin") ?? -.infinity
      let most = number("aria-valuemax") ?? .infinity
      if now < least || now > most {
        findings.add(
          "'aria-valuenow' is \(now < least ? "below 'aria-valuemin'" : "above 'aria-valuemax'")",
          .attribute(attribute))
      }
    }
  }
}
