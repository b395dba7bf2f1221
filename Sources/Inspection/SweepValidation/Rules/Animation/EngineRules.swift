import SweepDiagnostics
import SweepXML

/// Finds valid animations that only some browsers play as the specification says.
///
/// The files with `not in` in `Tests/Tool/BrowserTests/motion` show them.
struct EngineDifference: AnimationRule {
  let definition = RuleDefinition(
    "SH1449", .note, for: .others,
    "Browsers play this valid animation in different ways. Sweephand draws it as the specification"
      + " says.",
    wrong:
      #"<rect width="9" height="9"><animateMotion path="M0 0H50" rotate="45" dur="2s"/></rect>"#,
    fix: (#"rotate="45""#, #"rotate="auto""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    switch animation.kind {
    case .animateMotion:
      guard let rotate = animation.value(.rotate), Double(rotate) != nil else { return }
      findings.add(
        "Chrome and Safari ignore an angle of 'rotate'", animation.place(.rotate),
        hint: "turn a group around the element")
    case .animateTransform:
      guard animation.mode == .paced, animation.values.count > 2 else { return }
      findings.add(
        "Chrome and Safari give each part of a paced transform the same time",
        animation.place(.calcMode), hint: "write 'keyTimes', and calcMode=\"linear\"")
    case .animate where animation.attributeName == "offset":
      guard let share = animation.allValues.first(where: { $0.item.bytes.last == 0x25 })
      else { return }
      findings.add(
        "Chrome and Safari misread a percentage as an animated 'offset'",
        animation.place(share.attribute, share.item), hint: "write a number from 0 to 1")
    case .animate, .animateColor, .set: return
    }
  }
}
