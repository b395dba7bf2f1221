import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds rules that also apply to the rest of the page.
struct LeakingStyle: Rule {
  let definition = RuleDefinition(
    "SH1713", .warning, for: [.inline, .sanitized], example: .inline,
    "A style in a page applies to the whole page: a rule for 'path' or '.st0' also changes other"
      + " files on the page, and theirs change this one.",
    wrong: "<style>path{fill:red}</style>",
    right: #"<style>#k3f9a_dial path{fill:red}</style><g id="k3f9a_dial"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let prefix = MissingIDPrefix.prefix(of: facts) ?? ""
    for piece in facts.styles.pieces where piece.attribute == nil {
      let leaking = CSSRule.read(piece.tokens).flatMap(\.selectors).first {
        !Self.isOwn($0, prefix: prefix)
      }
      guard let leaking else { continue }
      let text = leaking.map { Self.source($0) }.joined()
      findings.add(
        "the rule for \(text.quoted) applies to the whole page", .node(piece.node),
        hint: "prefix the selector with '#' and the id of the root element")
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
