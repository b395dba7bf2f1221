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
