import SweepDiagnostics

/// Finds animations that are to keep their last value and have none.
struct NeverFrozen: Rule {
  let code = DiagnosticCode(
    "SH1414",
    "'fill=\"freeze\"' keeps what an animation ends on. One that repeats for ever never ends, so that"
      + " it has no effect.")

  let examples = RuleExamples(
    bad: [
      Self.animation(#"repeatCount="indefinite""#), Self.animation(#"repeatDur="indefinite""#),
    ],
    good: [
      Self.animation(#"repeatCount="2""#),
      Self.animation(#"repeatCount="indefinite" end="click""#),
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .warning }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.has(.fill, "freeze") {
      let count = animation.repeatCount ?? animation.repeatDuration ?? 0
      guard count.isInfinite, animation.isEndless else { continue }
      findings.add(
        "'fill' has no effect, as the animation never ends", animation.place(.fill),
        hint: "leave it out, or say how often it repeats")
    }
  }

  private static func animation(_ attributes: String) -> String {
    """
    \(RuleExamples.stillness)<rect id="moving" width="9" height="9">
      <animate attributeName="x" values="0;90" dur="2s" \(attributes) fill="freeze"/>
    </rect>
    """
  }
}
