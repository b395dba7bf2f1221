import SweepDiagnostics

/// Finds animations that are over before the document begins.
struct OverBeforeStart: AnimationRule {
  let definition = RuleDefinition(
    "SH1425", .warning,
    "A negative 'begin' skips the start of an animation. If the animation is over before the"
      + " document begins, it never shows, and 'fill=\"freeze\"' does not keep its last value.",
    wrong:
      #"<circle r="9"><animate attributeName="r" values="0;9" begin="-5s" dur="2s" fill="freeze"/></circle>"#,
    fix: (#"begin="-5s""#, #"begin="-1s""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard let last = animation.offsets(.begin)?.max(), last < 0,
      last + animation.activeDuration <= 0
    else { return }
    findings.add(
      "the animation is over before the document begins", animation.place(.begin),
      hint: "set the attribute to the last value, or begin later")
  }
}
