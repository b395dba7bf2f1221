import SweepDiagnostics

/// Finds animations that freeze but never end.
struct UselessFreeze: AnimationRule {
  let definition = RuleDefinition(
    "SH1414", .warning,
    "'fill=\"freeze\"' keeps the last value of an animation. An animation that repeats forever"
      + " never ends, so 'freeze' has no effect.",
    wrong: """
      <script>document.documentElement.pauseAnimations()</script>
      <rect id="moving" width="9" height="9">
        <animate attributeName="x" values="0;90" dur="2s" repeatCount="indefinite" fill="freeze"/>
      </rect>
      """,
    fix: (#"repeatCount="indefinite""#, #"repeatCount="2""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.has(.fill, "freeze") else { return }
    let count = animation.repeatCount ?? animation.repeatDuration ?? 0
    guard count.isInfinite, animation.isEndless else { return }
    findings.add(
      "'fill' has no effect because the animation never ends", animation.place(.fill),
      hint: "remove it, or limit the repetitions")
  }
}
