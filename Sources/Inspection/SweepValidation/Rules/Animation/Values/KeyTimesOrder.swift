import SweepDiagnostics

/// Finds times that do not lead from 0 to 1.
struct KeyTimesOrder: Rule {
  let code = DiagnosticCode(
    "SH1402",
    "'keyTimes' begins with 0, never goes back, and ends with 1 unless 'calcMode' is 'discrete'."
      + " Browsers leave out an animation whose times do not.")

  let examples = RuleExamples(
    bad: [
      Self.animation("0.1;1"), Self.animation("0;0.9"),
      """
      <rect width="9" height="9">
        <animate attributeName="x" values="0;50;20;90" keyTimes="0;0.6;0.4;1" dur="2s"/>
      </rect>
      """,
    ],
    good: [
      Self.animation("0;1"),
      """
      <rect width="9" height="9">
        <animate attributeName="x" values="0;50;90" keyTimes="0;0.5;0.5" calcMode="discrete" dur="2s"/>
      </rect>
      """,
    ])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where !animation.keyTimes.isEmpty {
      guard animation.mode != .paced, let times = animation.numbers(animation.keyTimes),
        times.allSatisfy({ (0...1).contains($0) })
      else { continue }
      check(times, of: animation, &findings)
    }
  }

  private func check(_ times: [Double], of animation: AnimationFacts, _ findings: inout FindingList)
  {
    func place(_ index: Int) -> FindingList.Place {
      animation.place(.keyTimes, animation.keyTimes[index])
    }
    if times[0] != 0 {
      findings.add(
        "'keyTimes' begins with \(animation.keyTimes[0].text)", place(0), hint: "begin with 0")
    }
    if let index = times.indices.dropFirst().first(where: { times[$0] < times[$0 - 1] }) {
      findings.add(
        "'keyTimes' goes back from \(animation.keyTimes[index - 1].text) to"
          + " \(animation.keyTimes[index].text)", place(index), hint: "put the times in order")
    } else if let last = times.last, last != 1, animation.mode != .discrete {
      findings.add(
        "'keyTimes' ends with \(animation.keyTimes[times.count - 1].text)", place(times.count - 1),
        hint: "end with 1, or write 'calcMode=\"discrete\"'")
    }
  }

  private static func animation(_ times: String) -> String {
    """
    <rect width="9" height="9">
      <animate attributeName="x" values="0;90" keyTimes="\(times)" dur="2s"/>
    </rect>
    """
  }
}
