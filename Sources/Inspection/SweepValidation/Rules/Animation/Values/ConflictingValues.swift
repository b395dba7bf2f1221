import SweepDiagnostics
import SweepXML

/// Finds animations that say their values twice.
struct ConflictingValues: Rule {
  let code = DiagnosticCode(
    "SH1409",
    "An animation says its values once. Of several, 'mpath' counts before 'path', that before"
      + " 'values', that before 'from' and 'to', and 'to' before 'by'; the others have no effect.")

  let examples = RuleExamples(
    bad: [
      """
      <rect width="9" height="9">
        <animate attributeName="x" values="0;90" from="10" to="20" dur="2s"/>
      </rect>
      """,
      """
      <rect width="9" height="9"><animate attributeName="x" from="10" to="20" by="5" dur="2s"/></rect>
      """,
      """
      <rect width="9" height="9"><animateMotion path="M0 0H9" values="0,0;9,0" dur="2s"/></rect>
      """,
    ],
    good: [
      """
      <rect width="9" height="9"><animate attributeName="x" values="0;90" dur="2s"/></rect>
      """,
      """
      <rect width="9" height="9"><animate attributeName="x" from="10" to="20" dur="2s"/></rect>
      """,
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .warning }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations {
      let sources: [AnimationAttribute] = [.path, .values, .to, .by, .from]
      guard sources.count(where: { animation[$0] != nil }) > (animation.mpath == nil ? 1 : 0)
      else { continue }
      let order: [(AnimationAttribute, over: [AnimationAttribute])] = [
        (.path, [.values, .from, .to, .by]), (.values, [.from, .to, .by]), (.to, [.by]),
      ]
      if animation.mpath != nil {
        tell([.path, .values, .from, .to, .by], "mpath", animation, facts.tree, &findings)
      } else if let (first, over) = order.first(where: { animation[$0.0] != nil }) {
        tell(over, first.name, animation, facts.tree, &findings)
      }
    }
  }

  private func tell(
    _ attributes: [AnimationAttribute], _ winner: String, _ animation: AnimationFacts,
    _ tree: XMLTree, _ findings: inout FindingList
  ) {
    for attribute in attributes.compactMap({ animation[$0] }) {
      let name = tree.spelling(ofAttribute: attribute)
      findings.add(
        "\(name.quoted) has no effect beside \(winner.quoted)", .attribute(attribute),
        hint: "leave it out", mend: Mend(removing: attribute, in: tree))
    }
  }
}
