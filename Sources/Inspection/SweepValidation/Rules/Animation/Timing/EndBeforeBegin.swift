import SweepDiagnostics

/// Finds animations that end before they begin.
struct EndBeforeBegin: Rule {
  let code = DiagnosticCode(
    "SH1424", "An animation whose 'end' does not come after its 'begin' never runs.")

  let examples = RuleExamples(
    bad: [Self.animation(#"begin="3s" end="1s""#), Self.animation(#"end="0s""#)],
    good: [Self.animation(#"begin="1s" end="3s""#), Self.animation(#"begin="3s" end="1s;click""#)])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where !animation.ends.isEmpty {
      guard let begins = animation.offsets(.begin), let ends = animation.offsets(.end),
        let last = ends.max(), let first = begins.min(), last <= first
      else { continue }
      findings.add("the animation ends before it begins", animation.place(.end))
    }
  }

  private static func animation(_ times: String) -> String {
    """
    <circle r="9"><animate attributeName="r" values="0;9" \(times) dur="5s"/></circle>
    """
  }
}

extension AnimationFacts {
  /// The seconds at which it begins or ends; nil where that depends on something else.
  func offsets(_ attribute: AnimationAttribute) -> [Double]? {
    if attribute == .begin, self[.begin] == nil { return [0] }
    let moments = attribute == .begin ? begins : ends
    guard !moments.isEmpty, moments.allSatisfy({ $0.kind == .offset }) else { return nil }
    return moments.map(\.seconds)
  }
}
