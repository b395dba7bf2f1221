import SweepDiagnostics
import SweepXML

/// Finds text that cannot be read at the file's own size.
struct SmallText: Rule {
  let code = DiagnosticCode(
    "SH1508",
    "Text below 6 pixels, at the width and height that the file says, is read by nobody. What a small"
      + " picture has no room for is better left out.")

  let examples = RuleExamples(
    bad: [
      "<text y=\"50\" font-size=\"4\">72</text>",
      "<g transform=\"scale(.5)\"><text y=\"50\" font-size=\"10\">72</text></g>",
    ],
    good: ["<text y=\"50\" font-size=\"8\">72</text>"])

  private static let limit = 6.0

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile == .untrusted ? nil : .warning
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for text in facts.picture.texts {
      guard let size = text.size, size < Self.limit - 0.005 else { continue }
      let shown = (size * 10).rounded() / 10
      findings.add(
        "the text is \(shown) pixels high at the file's own size", .node(text.node),
        hint: "make it larger, or leave it out")
    }
  }
}
