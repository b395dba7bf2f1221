import SweepDiagnostics

/// Finds animations that wait for what never comes of other elements.
struct EndlessBase: Rule {
  let code = DiagnosticCode(
    "SH1426",
    "'id.begin' and 'id.end' are times of another animation. They never come where it runs for ever,"
      + " or where the element is no animation.")

  let examples = RuleExamples(
    bad: [
      Self.animations(#"repeatCount="indefinite""#, "first.end"), Self.animations("", "moving.end"),
    ],
    good: [
      Self.animations(#"repeatCount="2""#, "first.end"),
      Self.animations(#"repeatCount="indefinite""#, "first.begin+3s"),
    ])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let timing = TimingGraph(facts)
    for (index, animation) in facts.animations.enumerated() {
      for (attribute, moments) in [
        (AnimationAttribute.begin, animation.begins), (.end, animation.ends),
      ] {
        for moment in moments where moment.kind == .begin || moment.kind == .end {
          guard let id = moment.id, let element = facts.element(withID: id) else { continue }
          let place = animation.place(attribute, moment.item)
          if let base = timing.animation(at: element) {
            guard moment.kind == .end, base != index, facts.animations[base].runsOnceForever
            else { continue }
            findings.add("\(id.quoted) never ends", place, hint: "wait for something else")
          } else {
            findings.add(
              "\(id.quoted) is no animation, so that it does not begin or end", place,
              hint: "name an animation, or an event of the element")
          }
        }
      }
    }
  }

  private static func animations(_ first: String, _ begin: String) -> String {
    """
    \(RuleExamples.stillness)<rect id="moving" width="9" height="9">
      <animate id="first" attributeName="x" values="0;90" dur="2s" \(first)/>
      <animate attributeName="y" values="0;90" begin="\(begin)" dur="2s"/>
    </rect>
    """
  }
}

extension AnimationFacts {
  /// Whether it begins once, and then runs for ever: what begins anew ends by that.
  fileprivate var runsOnceForever: Bool { isEndless && offsets(.begin)?.count == 1 }
}
