import SweepDiagnostics

/// Finds animations that end before they begin.
struct EndBeforeBegin: AnimationRule {
  let definition = RuleDefinition(
    "SH1424", .error,
    "An animation whose 'end' is not after its 'begin' never runs.",
    wrong:
      #"<circle r="9"><animate attributeName="r" values="0;9" begin="3s" end="1s" dur="5s"/></circle>"#,
    fix: (#"begin="3s" end="1s""#, #"begin="1s" end="3s""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard !animation.ends.isEmpty,
      let begins = animation.offsets(.begin), let ends = animation.offsets(.end),
      let last = ends.max(), let first = begins.min(), last <= first
    else { return }
    findings.add("the animation ends before it begins", animation.place(.end))
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
