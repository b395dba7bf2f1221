import SweepDiagnostics

/// Finds control points of splines that are not within 0 and 1.
struct SplineRange: Rule {
  let code = DiagnosticCode(
    "SH1405",
    "The four numbers of a spline are within 0 and 1. Browsers leave out an animation with one that is"
      + " not: what swings beyond its end wants more 'values'.")

  let examples = RuleExamples(
    bad: [Self.animation("0.5 -0.5 0.5 1"), Self.animation("0.5,0,0.5,1.5")],
    good: [Self.animation("0.5 0 0.5 1"), Self.animation("0,0,1,1")])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.mode == .spline {
      for item in animation.keySplines {
        guard let number = item.numbers?.first(where: { !(0...1).contains($0) }) else { continue }
        findings.add(
          "\(number.words) in 'keySplines' is not within 0 and 1",
          animation.place(.keySplines, item),
          hint: "go beyond the end by more 'values'")
        break
      }
    }
  }

  private static func animation(_ spline: String) -> String {
    """
    <rect width="9" height="9">
      <animate attributeName="x" values="0;90" calcMode="spline" keySplines="\(spline)" dur="2s"/>
    </rect>
    """
  }
}
