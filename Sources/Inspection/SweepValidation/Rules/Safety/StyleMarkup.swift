import SweepDiagnostics
import SweepXML

/// Finds styles that turn into something else where a page takes the file in as HTML.
struct StyleMarkup: SafetyRule {
  let code = DiagnosticCode(
    "SH1613",
    "A style with tags or comments in it ends early where the file is read as HTML, and what follows"
      + " becomes elements of the page.")

  let examples = RuleExamples(
    for: .untrusted,
    bad: [
      "<style>&lt;/style>&lt;b></style>", "<style><![CDATA[<!-- path{fill:red} -->]]></style>",
      "<style><g xmlns=\"urn:example\"/></style>",
    ],
    good: ["<style>g > path{fill:red}</style>"])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let tree = facts.tree
    for node in facts.elements(withAnyNamespace: ["style"]) {
      let text = Array(tree.text(of: node).utf8)
      let hasTag = zip(text, text.dropFirst()).contains { first, second in
        first == UInt8(ascii: "<")
          && (second == UInt8(ascii: "!") || second == UInt8(ascii: "/")
            || second == UInt8(ascii: "?") || (97...122).contains(second | 0x20))
      }
      let hasElements = tree.elements(of: node).contains { _ in true }
      if hasTag || hasElements {
        findings.add(
          "the style has \(hasElements ? "elements" : "a tag or comment") in it", .node(node),
          hint: "leave only rules in it")
      }
    }
  }
}
