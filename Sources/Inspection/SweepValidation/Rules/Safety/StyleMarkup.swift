import SweepDiagnostics
import SweepXML

/// Finds styles that change their meaning when the file is read as HTML.
struct StyleMarkup: Rule {
  let definition = RuleDefinition(
    "SH1613", .error, for: [.untrusted], example: .untrusted,
    "A style that contains tags or comments ends early when the file is read as HTML, and the rest"
      + " becomes elements of the page.",
    wrong: "<style>&lt;/style>&lt;b></style>",
    fix: ("&lt;/style>&lt;b>", "g > path{fill:red}"))

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
          "the style contains \(hasElements ? "elements" : "a tag or comment")", .node(node),
          hint: "keep only rules in it")
      }
    }
  }
}
