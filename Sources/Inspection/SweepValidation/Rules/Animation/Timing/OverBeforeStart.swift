import SweepDiagnostics

/// Finds animations that are over before the document begins.
struct OverBeforeStart: Rule {
  let code = DiagnosticCode(
    "SH1425",
    "A negative 'begin' skips the start of an animation. One that is over before the document begins"
      + " is never seen, and 'fill=\"freeze\"' does not keep its last value either.")

  let examples = RuleExamples(
    bad: [
      Self.animation(#"begin="-5s" dur="2s" fill="freeze""#),
      Self.animation(#"begin="-2s" dur="2s""#),
    ],
    good: [
      Self.animation(#"begin="-1s" dur="2s" fill="freeze""#),
      Self.animation(#"begin="-5s" dur="2s" repeatCount="9""#),
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .warning }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations {
      guard let last = animation.offsets(.begin)?.max(), last < 0,
        last + animation.activeDuration <= 0
      else { continue }
      findings.add(
        "the animation is over before the document begins", animation.place(.begin),
        hint: "let the attribute itself have the last value, or begin later")
    }
  }

  private static func animation(_ times: String) -> String {
    #"<circle r="9"><animate attributeName="r" values="0;9" \#(times)/></circle>"#
  }
}
