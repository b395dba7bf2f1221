import SweepDiagnostics
import SweepXML

/// Finds times in animations that find their own.
struct IgnoredKeyTimes: Rule {
  let code = DiagnosticCode(
    "SH1407",
    "With 'calcMode=\"paced\"', which is what 'animateMotion' does if it does not say, times follow"
      + " from distances: 'keyTimes' and 'keyPoints' have no effect.")

  let examples = RuleExamples(
    bad: [
      """
      <rect width="9" height="9">
        <animate attributeName="x" values="0;20;90" calcMode="paced" keyTimes="0;0.5;1" dur="2s"/>
      </rect>
      """,
      """
      <rect width="9" height="9">
        <animateMotion path="M0 0H50" keyPoints="0;0.5;1" keyTimes="0;0.2;1" dur="2s"/>
      </rect>
      """,
    ],
    good: [
      """
      <rect width="9" height="9">
        <animate attributeName="x" values="0;20;90" keyTimes="0;0.5;1" dur="2s"/>
      </rect>
      """,
      """
      <rect width="9" height="9">
        <animateMotion path="M0 0H50" keyPoints="0;0.5;1" keyTimes="0;0.2;1" calcMode="linear" dur="2s"/>
      </rect>
      """,
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .warning }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.mode == .paced {
      guard let attribute = animation[.keyTimes] ?? animation[.keyPoints] else { continue }
      let name = facts.tree.spelling(ofAttribute: attribute)
      findings.add(
        "\(name.quoted) has no effect, as the animation is paced", .attribute(attribute),
        hint: "write 'calcMode=\"linear\"'")
    }
  }
}
