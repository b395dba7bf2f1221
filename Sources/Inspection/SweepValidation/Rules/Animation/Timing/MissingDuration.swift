import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds animations without a duration.
struct MissingDuration: AnimationRule {
  let definition = RuleDefinition(
    "SH1411", .error,
    "An animation lasts as long as 'dur' says. If 'dur' is missing, 0 or 'indefinite', nothing"
      + " moves: the first value stays.",
    wrong: #"<rect width="9" height="9"><animate attributeName="x" values="0;90"/></rect>"#,
    fix: (#"values="0;90""#, #"values="0;90" dur="2s""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.kind != .set else { return }
    let isConstant = animation.values.count == 1 && !animation.hasPath
    let hint = "write a duration, such as 'dur=\"2s\"'"
    switch animation.duration {
    case nil where animation[.dur] == nil && !isConstant:
      findings.add("\(animation.name.quoted) has no 'dur'", .node(animation.node), hint: hint)
    case .seconds(0):
      findings.add(
        "'dur' is \((animation.value(.dur) ?? "").quoted)", animation.place(.dur), hint: hint)
    case .indefinite where !isConstant, .media where !isConstant:
      findings.add(
        "'dur' is \((animation.value(.dur) ?? "").quoted), so only the first value shows",
        animation.place(.dur), severity: .warning, hint: hint)
    default: break
    }
  }
}
