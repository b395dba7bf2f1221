import SweepDiagnostics

/// Finds motions with more or fewer points than times.
struct KeyPointCount: Rule {
  let code = DiagnosticCode(
    "SH1408",
    "'keyPoints' says how far along the path a motion is at each of 'keyTimes': there are as many of"
      + " the one as of the other. Browsers leave out a motion where the numbers differ.")

  let examples = RuleExamples(
    bad: [
      Self.motion(#"keyPoints="0;0.5;1" keyTimes="0;1""#), Self.motion(#"keyPoints="0;1""#),
    ],
    good: [Self.motion(#"keyPoints="0;0.5;1" keyTimes="0;0.2;1""#)])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.kind == .animateMotion {
      guard let attribute = animation[.keyPoints], animation.mode != .paced else { continue }
      let (points, times) = (animation.keyPoints.count, animation.keyTimes.count)
      if animation[.keyTimes] == nil {
        findings.add(
          "'keyPoints' has no 'keyTimes' beside it", .attribute(attribute),
          hint: "write one time for each point")
      } else if points != times {
        findings.add(
          "'keyPoints' has \(points.of("point")) for \(times.of("time"))", .attribute(attribute),
          hint: "write one point for each time")
      }
    }
  }

  private static func motion(_ attributes: String) -> String {
    """
    <rect width="9" height="9">
      <animateMotion path="M0 0H50" \(attributes) calcMode="linear" dur="2s"/>
    </rect>
    """
  }
}
