import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds animations whose `min` exceeds their `max`.
struct MinimumAboveMaximum: AnimationRule {
  let definition = RuleDefinition(
    "SH1413", .error,
    "'min' must not exceed 'max'; otherwise neither has an effect.",
    wrong:
      #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="2s" min="5s" max="3s"/></rect>"#,
    fix: (#"min="5s" max="3s""#, #"min="3s" max="5s""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation[.min] != nil, animation[.max] != nil,
      let min = animation.bytes(.min).flatMap(ClockValue.seconds),
      let max = animation.bytes(.max).flatMap(ClockValue.seconds), min > max
    else { return }
    findings.add(
      "'min' is \((animation.value(.min) ?? "").quoted), above 'max', which is"
        + " \((animation.value(.max) ?? "").quoted)", animation.place(.min))
  }
}
