import SweepDiagnostics

/// Finds animations by splines with too few or too many of them.
struct SplineCount: Rule {
  let code = DiagnosticCode(
    "SH1404",
    "With 'calcMode=\"spline\"' there is one spline between each two values: one less than there are"
      + " values. Browsers leave out an animation where the numbers differ.")

  let examples = RuleExamples(
    bad: [
      Self.animation(#"keySplines="0 0 1 1""#), Self.animation(""),
      """
      <rect width="9" height="9">
        <animateMotion path="M0 0H50" keyPoints="0;1" keyTimes="0;1" calcMode="spline"
          keySplines="0 0 1 1;0 0 1 1" dur="2s"/>
      </rect>
      """,
    ],
    good: [Self.animation(#"keySplines="0 0 1 1;0.5 0 0.5 1""#)])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.mode == .spline {
      guard let count = animation.valueCount ?? pathCount(animation) else { continue }
      let wanted = max(0, count - 1)
      if animation[.keySplines] == nil {
        findings.add(
          "'calcMode' is 'spline', but there is no 'keySplines'", animation.place(.calcMode),
          hint: "write \(wanted.of("spline")), such as 'keySplines=\"0.25 0.1 0.25 1\"'")
      } else if animation.keySplines.count != wanted {
        findings.add(
          "'keySplines' has \(animation.keySplines.count.of("spline")) for \(count.of("value"))",
          animation.place(.keySplines), hint: "write \(wanted.of("spline"))")
      }
    }
  }

  /// The places on a path that an animation stops at.
  private func pathCount(_ animation: AnimationFacts) -> Int? {
    animation.hasPath && !animation.keyTimes.isEmpty ? animation.keyTimes.count : nil
  }

  private static func animation(_ splines: String) -> String {
    """
    <rect width="9" height="9">
      <animate attributeName="x" values="0;50;90" calcMode="spline" \(splines) dur="2s"/>
    </rect>
    """
  }
}
