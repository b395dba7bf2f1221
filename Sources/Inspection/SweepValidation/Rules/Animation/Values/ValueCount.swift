import SweepDiagnostics

/// Finds animations with more or fewer times than values.
struct ValueCount: Rule {
  let code = DiagnosticCode(
    "SH1401",
    "'keyTimes' has one time for each of the values. Browsers leave out an animation where the"
      + " numbers differ.")

  let examples = RuleExamples(
    bad: [
      """
      <rect width="9" height="9">
        <animate attributeName="x" values="0;50;90" keyTimes="0;1" dur="2s"/>
      </rect>
      """,
      """
      <rect width="9" height="9">
        <animate attributeName="x" from="0" to="90" keyTimes="0;0.5;1" dur="2s"/>
      </rect>
      """,
    ],
    good: [
      """
      <rect width="9" height="9">
        <animate attributeName="x" values="0;50;90" keyTimes="0;0.2;1" dur="2s"/>
      </rect>
      """,
      """
      <rect width="9" height="9">
        <animate attributeName="x" from="0" to="90" keyTimes="0;1" dur="2s"/>
      </rect>
      """,
    ])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where !animation.keyTimes.isEmpty {
      guard animation.mode != .paced, let count = animation.valueCount,
        count != animation.keyTimes.count
      else { continue }
      let times = animation.keyTimes.count.of("time")
      // Without a list only Firefox counts.
      let isList = !animation.values.isEmpty
      findings.add(
        "'keyTimes' has \(times) for \(count.of("value"))", animation.place(.keyTimes),
        severity: isList ? nil : .warning, hint: "write one time for each value")
    }
  }
}
