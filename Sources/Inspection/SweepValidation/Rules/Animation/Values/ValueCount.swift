import SweepDiagnostics

/// Finds animations whose counts of times and values differ.
struct ValueCount: AnimationRule {
  let definition = RuleDefinition(
    "SH1401", .error,
    "'keyTimes' needs one time for each value. Browsers ignore an animation whose counts differ.",
    wrong: .square(#"<animate attributeName="x" values="0;50;90" keyTimes="0;1" dur="2s"/>"#),
    fix: (#"keyTimes="0;1""#, #"keyTimes="0;0.2;1""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard !animation.keyTimes.isEmpty, animation.mode != .paced, let count = animation.valueCount,
      count != animation.keyTimes.count
    else { return }
    let times = animation.keyTimes.count.of("time")
    // Without a list only Firefox counts.
    let isList = !animation.values.isEmpty
    findings.add(
      "'keyTimes' has \(times) for \(count.of("value"))", animation.place(.keyTimes),
      severity: isList ? nil : .warning, hint: "write one time for each value")
  }
}
