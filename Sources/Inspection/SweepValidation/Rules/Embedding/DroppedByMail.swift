import SweepDiagnostics
import SweepXML

/// Finds what mail programs drop.
struct DroppedByMail: Rule {
  let definition = RuleDefinition(
    "SH1751", .warning, for: [.emailPoster], example: .emailPoster,
    "Few mail programs show SVG, and those that do drop animations and styles. Send a PNG of twice"
      + " the size, made from a still file.",
    wrong:
      #"<rect width="9" height="9"><animate attributeName="width" values="0;9" dur="1s" fill="freeze"/></rect>"#,
    right: #"<rect width="9" height="9"/>"#)

  func check(_ facts: Facts, _ findings: inout FindingList) {
    if let first = facts.animations.first {
      let count = facts.animations.count
      findings.add(
        count == 1
          ? "the animation does not run in mail" : "\(count) animations do not run in mail",
        .node(first.node), hint: "'sweephand render --motion none' writes only the final state")
    }
    for piece in facts.styles.pieces {
      if let attribute = piece.attribute {
        guard facts.tree.name(ofAttribute: attribute) == XMLName("style") else { continue }
        findings.add("mail programs drop styles", .attribute(attribute))
      } else {
        findings.add(
          "mail programs drop styles", .node(piece.node),
          hint: "use presentation attributes")
      }
    }
  }
}
