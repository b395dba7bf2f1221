import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds animations that do not say how long they take.
struct MissingDuration: Rule {
  let code = DiagnosticCode(
    "SH1411",
    "An animation takes the time that 'dur' says. Without it, or with 0 or 'indefinite', there is no"
      + " motion: what is animated stays at the first value.")

  let examples = RuleExamples(
    bad: [
      Self.animation(""), Self.animation(#" dur="0s""#), Self.animation(#" dur="indefinite""#),
    ],
    good: [
      Self.animation(#" dur="2s""#),
      #"<rect width="9" height="9"><set attributeName="x" to="5"/></rect>"#,
      #"<rect width="9" height="9"><animate attributeName="x" values="5" dur="indefinite"/></rect>"#,
    ])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.kind != .set {
      let isConstant = animation.values.count == 1 && !animation.hasPath
      let hint = "write how long it takes, such as 'dur=\"2s\"'"
      switch animation.duration {
      case nil where animation[.dur] == nil && !isConstant:
        findings.add("\(animation.name.quoted) has no 'dur'", .node(animation.node), hint: hint)
      case .seconds(0):
        findings.add(
          "'dur' is \((animation.value(.dur) ?? "").quoted)", animation.place(.dur), hint: hint)
      case .indefinite where !isConstant, .media where !isConstant:
        findings.add(
          "'dur' is \((animation.value(.dur) ?? "").quoted), so that only the first value shows",
          animation.place(.dur), severity: .warning, hint: hint)
      default: break
      }
    }
  }

  private static func animation(_ duration: String) -> String {
    #"<rect width="9" height="9"><animate attributeName="x" values="0;90"\#(duration)/></rect>"#
  }
}
