import SweepDiagnostics

/// Finds animations that add up their passes and have only one.
struct IdleAccumulate: Rule {
  let code = DiagnosticCode(
    "SH1415",
    "'accumulate=\"sum\"' adds each pass to what the ones before it reached: without 'repeatCount' or"
      + " 'repeatDur' it has no effect.")

  let examples = RuleExamples(
    bad: [Self.animation("")], good: [Self.animation(#"repeatCount="3""#)])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .note }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.has(.accumulate, "sum") {
      guard !animation.repeats else { continue }
      findings.add(
        "'accumulate' has no effect, as the animation does not repeat", animation.place(.accumulate)
      )
    }
  }

  private static func animation(_ attributes: String) -> String {
    """
    <rect width="9" height="9">
      <animate attributeName="x" values="0;30" accumulate="sum" \(attributes) dur="2s"/>
    </rect>
    """
  }
}
