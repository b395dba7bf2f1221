import SweepDiagnostics

/// Finds beginnings and ends that browsers do not have.
struct DeadMoment: Rule {
  let code = DiagnosticCode(
    "SH1423",
    "SMIL lets an animation wait for an hour of the day or a key, by 'wallclock()' and 'accessKey()'."
      + " Browsers do not: in Chromium such a time never comes.")

  let examples = RuleExamples(
    bad: [
      Self.animation("accessKey(a)"), Self.animation("wallclock(2027-01-01T00:00:00Z)"),
    ], good: [Self.animation("2s")])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .warning }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations {
      for moment in animation.begins { check(moment, .begin, animation, &findings) }
      for moment in animation.ends { check(moment, .end, animation, &findings) }
    }
  }

  private func check(
    _ moment: Moment, _ attribute: AnimationAttribute, _ animation: AnimationFacts,
    _ findings: inout FindingList
  ) {
    guard moment.kind == .wallclock || moment.kind == .accessKey else { return }
    let isKey = moment.kind == .accessKey
    findings.add(
      isKey ? "browsers wait for no key" : "browsers do not know the hour of the day",
      animation.place(attribute, moment.item),
      hint: isKey ? "use a script" : "write how long after the beginning of the document it is")
  }

  private static func animation(_ begin: String) -> String {
    """
    <circle r="9"><animate attributeName="r" values="0;9" begin="\(begin)" dur="2s"/></circle>
    """
  }
}
