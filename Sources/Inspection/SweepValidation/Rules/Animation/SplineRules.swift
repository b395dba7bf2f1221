import SweepDiagnostics

/// Finds splines in animations of another mode.
struct IgnoredSplines: AnimationRule {
  let definition = RuleDefinition(
    "SH1406", .error,
    "'keySplines' works only with 'calcMode=\"spline\"'. Otherwise browsers interpolate linearly.",
    wrong: .square(
      #"<animate attributeName="x" values="0;90" keySplines="0.5 0 0.5 1" dur="2s"/>"#),
    fix: (#"values="0;90" "#, #"values="0;90" calcMode="spline" "#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.mode != .spline, let attribute = animation[.keySplines] else { return }
    // The grammar reports an unknown mode.
    if let mode = animation.value(.calcMode), AnimationFacts.Mode(rawValue: mode) == nil { return }
    findings.add(
      "'keySplines' has no effect because 'calcMode' is not 'spline'", .attribute(attribute),
      hint: "write 'calcMode=\"spline\"', or remove the splines")
  }
}

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

  private func pathCount(_ animation: AnimationFacts) -> Int? {
    let isOnWay = animation.hasPath || animation[.keyPoints] != nil
    return isOnWay && !animation.keyTimes.isEmpty ? animation.keyTimes.count : nil
  }
}

/// Finds control points of splines outside of 0 to 1.
struct SplineRange: AnimationRule {
  let definition = RuleDefinition(
    "SH1405", .error,
    "The four numbers of a spline must lie between 0 and 1, or browsers ignore the animation. To"
      + " overshoot, add more 'values'.",
    wrong: .square(
      #"<animate attributeName="x" values="0;90" calcMode="spline" keySplines="0.5 -0.5 0.5 1" dur="2s"/>"#
    ),
    fix: (#"keySplines="0.5 -0.5 0.5 1""#, #"keySplines="0.5 0 0.5 1""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.mode == .spline else { return }
    for item in animation.keySplines {
      guard let number = item.numbers?.first(where: { !(0...1).contains($0) }) else { continue }
      findings.add(
        "\(number.words) in 'keySplines' is not between 0 and 1",
        animation.place(.keySplines, item),
        hint: "add more 'values' to overshoot")
      break
    }
  }
}
