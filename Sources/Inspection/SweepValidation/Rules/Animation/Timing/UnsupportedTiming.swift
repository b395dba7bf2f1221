import SweepDiagnostics

/// Finds `begin` and `end` values that browsers do not support.
struct UnsupportedTiming: AnimationRule {
  let definition = RuleDefinition(
    "SH1423", .warning,
    "SMIL has 'wallclock()' and 'accessKey()' to begin an animation at a time of day or on a key."
      + " Browsers do not support them; in Chromium the animation never begins.",
    wrong:
      #"<circle r="9"><animate attributeName="r" values="0;9" begin="accessKey(a)" dur="2s"/></circle>"#,
    fix: (#"begin="accessKey(a)""#, #"begin="2s""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    for (attribute, moment) in animation.moments
    where moment.kind == .wallclock || moment.kind == .accessKey {
      let isKey = moment.kind == .accessKey
      findings.add(
        isKey ? "browsers do not support keys" : "browsers do not support times of day",
        animation.place(attribute, moment.item),
        hint: isKey ? "use a script" : "write the time since the document began")
    }
  }
}
