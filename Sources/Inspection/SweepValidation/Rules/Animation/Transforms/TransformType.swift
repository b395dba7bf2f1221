import SweepDiagnostics

/// Finds transform animations without a type.
struct TransformType: AnimationRule {
  let definition = RuleDefinition(
    "SH1443", .warning,
    "'animateTransform' without 'type' animates 'translate'.",
    wrong: #"<g><animateTransform attributeName="transform" values="0;90" dur="2s"/></g>"#,
    fix: (#"attributeName="transform" "#, #"attributeName="transform" type="rotate" "#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.kind == .animateTransform, animation[.type] == nil else { return }
    findings.add(
      "'animateTransform' has no 'type', so it animates 'translate'", .node(animation.node),
      hint: "write 'type=\"rotate\"', 'scale' or 'translate'")
  }
}
