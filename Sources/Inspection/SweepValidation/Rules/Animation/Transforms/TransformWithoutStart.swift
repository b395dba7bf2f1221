import SweepDiagnostics

/// Finds transform animations without a start value.
struct TransformWithoutStart: AnimationRule {
  let definition = RuleDefinition(
    "SH1442", .warning,
    "A transform animation with only 'to' or 'by' starts from the element's own transform. For a"
      + " list of transforms the result is undefined and browsers differ. Use 'values'.",
    wrong: #"<g><animateTransform attributeName="transform" type="rotate" to="90" dur="2s"/></g>"#,
    fix: (#"to="90""#, #"values="0;90""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.kind == .animateTransform, animation[.values] == nil, animation[.from] == nil,
      let attribute = animation[.to] ?? animation[.by]
    else { return }
    let name = animation[.to] != nil ? "to" : "by"
    findings.add(
      "the transform has \(name.quoted) without 'from'", .attribute(attribute),
      hint: "write 'values' with the first and last value")
  }
}
