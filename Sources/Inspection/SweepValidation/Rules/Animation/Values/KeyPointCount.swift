import SweepDiagnostics

/// Finds motions whose counts of points and times differ.
struct KeyPointCount: AnimationRule {
  let definition = RuleDefinition(
    "SH1408", .error,
    "'keyPoints' gives the position along the path at each of 'keyTimes', so both lists need the"
      + " same length. Browsers ignore a motion whose counts differ.",
    wrong: .square(
      #"<animateMotion path="M0 0H50" keyPoints="0;0.5;1" keyTimes="0;1" calcMode="linear" dur="2s"/>"#
    ),
    fix: (#"keyTimes="0;1""#, #"keyTimes="0;0.2;1""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.kind == .animateMotion,
      let attribute = animation[.keyPoints], animation.mode != .paced
    else { return }
    let (points, times) = (animation.keyPoints.count, animation.keyTimes.count)
    if animation[.keyTimes] == nil {
      findings.add(
        "'keyPoints' needs 'keyTimes'", .attribute(attribute),
        hint: "write one time for each point")
    } else if points != times {
      findings.add(
        "'keyPoints' has \(points.of("point")) for \(times.of("time"))", .attribute(attribute),
        hint: "write one point for each time")
    }
  }
}
