import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds rules that change the page around the file too.
struct LeakingStyle: Rule {
  let code = DiagnosticCode(
    "SH1713",
    "A style within a page holds for all of the page: a rule for 'path' or '.st0' paints the other"
      + " files on it too, and theirs paint this one.")

  let examples = RuleExamples(
    for: .inline,
    bad: [
      "<style>path{fill:red}</style>", "<style>@media print{.st0{fill:red}}</style>",
    ],
    good: ["<style>#k3f9a_dial path{fill:red}</style><g id=\"k3f9a_dial\"/>"])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile == .inline || profile == .sanitized ? .warning : nil
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let prefix = PlainID.prefix(of: facts) ?? ""
    for piece in facts.styles.pieces where piece.attribute == nil {
      let leaking = CSSRule.read(piece.tokens).flatMap(\.selectors).first {
        !Self.isOwn($0, prefix: prefix)
      }
      guard let leaking else { continue }
      let text = leaking.map { Self.source($0) }.joined()
      findings.add(
        "the rule for \(text.quoted) holds for all of the page", .node(piece.node),
        hint: "put '#' and the id of the outermost element before it")
    }
  }

  /// Whether a selector is bound to an id, or to a class that has the file's own beginning.
  private static func isOwn(_ selector: [CSSToken], prefix: String) -> Bool {
    if selector.contains(where: { $0.kind == .hash }) { return true }
    return !prefix.isEmpty
      && zip(selector, selector.dropFirst()).contains { mark, name in
        mark.isMark(".") && name.text.hasPrefix(prefix)
      }
  }

  private static func source(_ token: CSSToken) -> String {
    token.kind == .function ? token.text + "(" : token.text
  }
}
