import SweepDiagnostics

/// Finds animations that accumulate but do not repeat.
struct UselessAccumulate: AnimationRule {
  let definition = RuleDefinition(
    "SH1415", .note,
    "'accumulate=\"sum\"' makes each repetition start where the previous one ended. Without"
      + " 'repeatCount' or 'repeatDur' it has no effect.",
    wrong: .square(#"<animate attributeName="x" values="0;30" accumulate="sum" dur="2s"/>"#),
    fix: (#"accumulate="sum" "#, #"accumulate="sum" repeatCount="3" "#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.has(.accumulate, "sum"), !animation.repeats else { return }
    findings.add(
      "'accumulate' has no effect because the animation does not repeat",
      animation.place(.accumulate)
    )
  }
}
