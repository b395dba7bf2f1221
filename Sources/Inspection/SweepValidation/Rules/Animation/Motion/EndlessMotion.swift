import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds endless motion that nothing can stop.
struct EndlessMotion: Rule {
  let definition = RuleDefinition(
    "SH1451", .warning, for: .others,
    "Motion that starts by itself and lasts longer than five seconds needs a way to stop it (WCAG"
      + " 2.2, 2.2.2): a style for 'prefers-reduced-motion', an 'end' on a click, or a script.",
    wrong:
      #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="2s" repeatCount="indefinite"/></rect>"#,
    right: """
      <style>@media (prefers-reduced-motion: reduce) { #moving { x: 90px !important } }</style>
      <rect id="moving" width="9" height="9"><animate attributeName="x" values="0;90" dur="2s" repeatCount="indefinite"/></rect>
      """)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard facts.elements(named: "script").isEmpty,
      let animation = facts.animations.first(where: \.repeatsIndefinitely), !Self.canRest(facts)
    else { return }
    findings.add(
      "the picture moves forever and nothing stops it", .node(animation.node),
      hint: "add a style with '@media (prefers-reduced-motion: reduce)', or end the motion")
  }

  private static func canRest(_ facts: Facts) -> Bool {
    guard facts.eventAttributes.isEmpty else { return true }
    return facts.styles.rules.contains { rule in
      rule.conditions.contains { $0.lowercased().contains("prefers-reduced-motion") }
    }
  }
}

extension AnimationFacts {
  /// Whether it begins by itself and repeats without end.
  fileprivate var repeatsIndefinitely: Bool {
    guard max(repeatCount ?? 0, repeatDuration ?? 0).isInfinite, isEndless, values.count != 1,
      simpleDuration.isFinite
    else { return false }
    return self[.begin] == nil || begins.contains { $0.kind == .offset }
  }
}
