import SweepDiagnostics
import SweepXML

/// Finds what mail programs leave out.
struct StillPicture: Rule {
  let code = DiagnosticCode(
    "SH1751",
    "Few mail programs show SVG, and those that do leave out movement and styles: send a PNG of twice"
      + " the size, made of a file that stands still.")

  let examples = RuleExamples(
    for: .emailPoster,
    bad: [
      "<rect width=\"9\" height=\"9\"><animate attributeName=\"width\" values=\"0;9\" dur=\"1s\" fill=\"freeze\"/></rect>",
      "<style>path{fill:red}</style>",
    ],
    good: ["<rect width=\"9\" height=\"9\"/>"])

  func severity(in profile: Profile) -> Diagnostic.Severity? {
    profile == .emailPoster ? .warning : nil
  }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    if let first = facts.animations.first {
      let count = facts.animations.count
      findings.add(
        count == 1
          ? "the animation does not run in a mail" : "\(count) animations do not run in a mail",
        .node(first.node), hint: "'sweephand render --motion none' writes the end alone")
    }
    for piece in facts.styles.pieces {
      if let attribute = piece.attribute {
        guard facts.tree.name(ofAttribute: attribute) == XMLName("style") else { continue }
        findings.add("mail programs leave out styles", .attribute(attribute))
      } else {
        findings.add(
          "mail programs leave out styles", .node(piece.node),
          hint: "write its properties as attributes")
      }
    }
  }
}
