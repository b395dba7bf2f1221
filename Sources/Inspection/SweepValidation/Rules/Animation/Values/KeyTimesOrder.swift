import SweepDiagnostics

/// Finds key times that do not rise from 0 to 1.
struct KeyTimesOrder: AnimationRule {
  let definition = RuleDefinition(
    "SH1402", .error,
    "'keyTimes' must start at 0, never decrease, and end at 1 unless 'calcMode' is 'discrete'."
      + " Browsers ignore the animation otherwise.",
    wrong: .square(#"<animate attributeName="x" values="0;90" keyTimes="0.1;1" dur="2s"/>"#),
    fix: (#"keyTimes="0.1;1""#, #"keyTimes="0;1""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard !animation.keyTimes.isEmpty,
      animation.mode != .paced, let times = animation.numbers(animation.keyTimes),
      times.allSatisfy({ (0...1).contains($0) })
    else { return }
    check(times, of: animation, &findings)
  }

  private func check(_ times: [Double], of animation: AnimationFacts, _ findings: inout FindingList)
  {
    func place(_ index: Int) -> FindingList.Place {
      animation.place(.keyTimes, animation.keyTimes[index])
    }
    if times[0] != 0 {
      findings.add(
        "'keyTimes' starts at \(animation.keyTimes[0].text)", place(0), hint: "start at 0")
    }
    if let index = times.indices.dropFirst().first(where: { times[$0] < times[$0 - 1] }) {
      findings.add(
        "'keyTimes' decreases from \(animation.keyTimes[index - 1].text) to"
          + " \(animation.keyTimes[index].text)", place(index), hint: "sort the times")
    } else if let last = times.last, last != 1, animation.mode != .discrete {
      findings.add(
        "'keyTimes' ends at \(animation.keyTimes[times.count - 1].text)", place(times.count - 1),
        hint: "end at 1, or write 'calcMode=\"discrete\"'")
    }
  }
}
