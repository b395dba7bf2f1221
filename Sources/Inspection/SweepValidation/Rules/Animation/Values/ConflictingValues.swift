import SweepDiagnostics
import SweepXML

/// Finds animations with more than one source of values.
struct ConflictingValues: AnimationRule {
  let definition = RuleDefinition(
    "SH1409", .warning,
    "An animation needs only one source of values. 'mpath' overrides 'path', which overrides"
      + " 'values', then 'from' and 'to'; 'to' overrides 'by'. The others have no effect.",
    wrong: .square(#"<animate attributeName="x" values="0;90" from="10" to="20" dur="2s"/>"#),
    right: #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="2s"/></rect>"#
  )

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    let winner: String
    let overridden: [AnimationAttribute]
    if animation.mpath != nil {
      (winner, overridden) = ("mpath", [.path, .values, .from, .to, .by])
    } else if animation[.path] != nil {
      (winner, overridden) = ("path", [.values, .from, .to, .by])
    } else if animation[.values] != nil {
      (winner, overridden) = ("values", [.from, .to, .by])
    } else {
      (winner, overridden) = ("to", animation[.to] == nil ? [] : [.by])
    }
    for attribute in overridden.compactMap({ animation[$0] }) {
      findings.add(
        "\(facts.tree.spelling(ofAttribute: attribute).quoted) has no effect with \(winner.quoted)",
        .attribute(attribute), hint: "remove it", fix: Fix(removing: attribute, in: facts.tree))
    }
  }
}
