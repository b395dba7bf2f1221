import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds styles that ran scripts in browsers of old, and do in some programs with their engines.
struct RunningStyle: SafetyRule {
  let code = DiagnosticCode(
    "SH1610", "'expression()', 'behavior' and '-moz-binding' ran scripts out of styles.")

  let examples = RuleExamples(
    for: .untrusted,
    bad: [
      "<path d=\"M0 0H9\" style=\"width:expression(alert(1))\"/>",
      "<style>path{-moz-bind\\69ng:none}</style>", "<style>path{behavior:none}</style>",
    ],
    good: ["<style>path{fill:red}</style>"])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for piece in facts.styles.pieces {
      for (index, token) in piece.tokens.enumerated() {
        let text = token.text.lowercased()
        let next = piece.tokens[(index + 1)...].first { $0.kind != .space }
        let isBinding =
          token.kind == .word && next?.isMark(":") == true
          && ["behavior", "-ms-behavior", "-moz-binding"].contains(text)
        guard isBinding || token.kind == .function && text == "expression" else { continue }
        findings.add(
          "\(text.quoted) ran scripts in some browsers", piece.place(token.range),
          hint: "take it away")
      }
    }
  }
}
