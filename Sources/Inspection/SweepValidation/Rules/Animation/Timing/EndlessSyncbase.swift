import SweepDiagnostics

/// Finds animations that wait for a time of another element that never comes.
struct EndlessSyncbase: Rule {
  let definition = RuleDefinition(
    "SH1426", .error,
    "'id.begin' and 'id.end' refer to another animation. They never occur if that animation runs"
      + " forever or the element is not an animation.",
    wrong: """
      <script>document.documentElement.pauseAnimations()</script>
      <rect id="moving" width="9" height="9">
        <animate id="first" attributeName="x" values="0;90" dur="2s" repeatCount="indefinite"/>
        <animate attributeName="y" values="0;90" begin="first.end" dur="2s"/>
      </rect>
      """,
    fix: (#"repeatCount="indefinite""#, #"repeatCount="2""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let timing = TimingGraph(facts)
    for (index, animation) in facts.animations.enumerated() {
      for (attribute, moment) in animation.moments
      where moment.kind == .begin || moment.kind == .end {
        guard let id = moment.id, let element = facts.element(withID: id) else { continue }
        let place = animation.place(attribute, moment.item)
        if let base = timing.animation(at: element) {
          guard moment.kind == .end, base != index, facts.animations[base].runsOnceForever
          else { continue }
          findings.add("\(id.quoted) never ends", place, hint: "wait for another event")
        } else {
          findings.add(
            "\(id.quoted) is not an animation, so it never begins or ends", place,
            hint: "use an animation, or an event of the element")
        }
      }
    }
  }
}

extension AnimationFacts {
  /// Whether it begins once and then runs forever; a new beginning would end the one before.
  fileprivate var runsOnceForever: Bool { isEndless && offsets(.begin)?.count == 1 }
}
