import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds animations that must last longer than they may.
struct MinimumAboveMaximum: Rule {
  let code = DiagnosticCode(
    "SH1413", "'min' is not above 'max'; where it is, both have no effect.")

  let examples = RuleExamples(
    bad: [Self.animation(#"min="5s" max="3s""#)], good: [Self.animation(#"min="3s" max="5s""#)])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation[.min] != nil && animation[.max] != nil {
      guard let min = animation.bytes(.min).flatMap(ClockValue.seconds),
        let max = animation.bytes(.max).flatMap(ClockValue.seconds), min > max
      else { continue }
      findings.add(
        "'min' is \((animation.value(.min) ?? "").quoted), above 'max', which is"
          + " \((animation.value(.max) ?? "").quoted)", animation.place(.min))
    }
  }

  private static func animation(_ limits: String) -> String {
    """
    <rect width="9" height="9"><animate attributeName="x" values="0;90" dur="2s" \(limits)/></rect>
    """
  }
}
