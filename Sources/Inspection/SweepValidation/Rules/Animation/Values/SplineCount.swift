import SweepDiagnostics

/// Finds spline animations with too few or too many splines.
struct SplineCount: AnimationRule {
  let definition = RuleDefinition(
    "SH1404", .error,
    "'calcMode=\"spline\"' needs one spline between each pair of values, so one fewer than there"
      + " are values. Browsers ignore an animation whose counts differ.",
    wrong: .square(
      #"<animate attributeName="x" values="0;50;90" calcMode="spline" keySplines="0 0 1 1" dur="2s"/>"#
    ),
    fix: (#"keySplines="0 0 1 1""#, #"keySplines="0 0 1 1;0.5 0 0.5 1""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.mode == .spline,
      let count = animation.valueCount ?? pathCount(animation)
    else { return }
    let wanted = max(0, count - 1)
    if animation[.keySplines] == nil {
      findings.add(
        "'calcMode=\"spline\"' needs 'keySplines'", animation.place(.calcMode),
        hint: "write \(wanted.of("spline")), such as 'keySplines=\"0.25 0.1 0.25 1\"'")
    } else if animation.keySplines.count != wanted {
      findings.add(
        "'keySplines' has \(animation.keySplines.count.of("spline")) for \(count.of("value"))",
        animation.place(.keySplines), hint: "write \(wanted.of("spline"))")
    }
  }

  /// The places on its way that a motion stops at.
  private func pathCount(_ animation: AnimationFacts) -> Int? {
    let isOnWay = animation.hasPath || animation[.keyPoints] != nil
    return isOnWay && !animation.keyTimes.isEmpty ? animation.keyTimes.count : nil
  }
}
