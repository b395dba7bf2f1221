import SweepDiagnostics

/// Finds splines in animations that do not go by them.
struct IgnoredSplines: Rule {
  let code = DiagnosticCode(
    "SH1406",
    "'keySplines' counts only with 'calcMode=\"spline\"'; without it browsers go straight from value"
      + " to value.")

  let examples = RuleExamples(
    bad: [Self.animation(""), Self.animation(#"calcMode="linear""#)],
    good: [Self.animation(#"calcMode="spline""#)])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.mode != .spline {
      guard let attribute = animation[.keySplines] else { continue }
      // A misspelt mode is told by the grammar.
      if let mode = animation.value(.calcMode), AnimationFacts.Mode(rawValue: mode) == nil {
        continue
      }
      findings.add(
        "'keySplines' has no effect, as 'calcMode' is not 'spline'", .attribute(attribute),
        hint: "write 'calcMode=\"spline\"', or leave the splines out")
    }
  }

  private static func animation(_ mode: String) -> String {
    """
    <rect width="9" height="9">
      <animate attributeName="x" values="0;90" \(mode) keySplines="0.5 0 0.5 1" dur="2s"/>
    </rect>
    """
  }
}
