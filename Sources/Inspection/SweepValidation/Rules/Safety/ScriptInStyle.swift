import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds styles that run scripts in old browsers and programs based on them.
struct ScriptInStyle: Rule {
  let definition = RuleDefinition(
    "SH1610", .error, for: [.untrusted], example: .untrusted,
    "'expression()', 'behavior' and '-moz-binding' ran scripts from styles in old browsers.",
    wrong: #"<path d="M0 0H9" style="width:expression(alert(1))"/>"#,
    right: "<style>path{fill:red}</style>")

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
          "\(text.quoted) runs scripts in old browsers", piece.place(token.range),
          hint: "remove it")
      }
    }
  }
}
