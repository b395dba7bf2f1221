import SweepDiagnostics
import SweepXML

/// Finds key times in paced animations.
struct IgnoredKeyTimes: AnimationRule {
  let definition = RuleDefinition(
    "SH1407", .warning,
    "With 'calcMode=\"paced\"', the default of 'animateMotion', times follow from distances, so"
      + " 'keyTimes' and 'keyPoints' have no effect.",
    wrong: .square(
      #"<animate attributeName="x" values="0;20;90" calcMode="paced" keyTimes="0;0.5;1" dur="2s"/>"#
    ),
    fix: (#"calcMode="paced" "#, ""))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.mode == .paced,
      let attribute = animation[.keyTimes] ?? animation[.keyPoints]
    else { return }
    let name = facts.tree.spelling(ofAttribute: attribute)
    findings.add(
      "\(name.quoted) has no effect in a paced animation", .attribute(attribute),
      hint: "write 'calcMode=\"linear\"'")
  }
}

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
