import SweepDiagnostics

/// Finds animations of transforms that do not say where they begin.
struct TransformWithoutStart: Rule {
  let code = DiagnosticCode(
    "SH1442",
    "A transform that is animated by 'to' or 'by' alone begins where the element is. What that means"
      + " for a list of transforms is not defined, and browsers differ: 'values' says it.")

  let examples = RuleExamples(
    bad: [Self.animation(#"to="90""#), Self.animation(#"by="90""#)],
    good: [Self.animation(#"values="0;90""#), Self.animation(#"from="0" to="90""#)])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .warning }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.kind == .animateTransform {
      guard animation[.values] == nil, animation[.from] == nil,
        let attribute = animation[.to] ?? animation[.by]
      else { continue }
      let name = animation[.to] != nil ? "to" : "by"
      findings.add(
        "the transform has \(name.quoted) without 'from'", .attribute(attribute),
        hint: "write 'values' with the first and last value")
    }
  }

  private static func animation(_ values: String) -> String {
    #"<g><animateTransform attributeName="transform" type="rotate" \#(values) dur="2s"/></g>"#
  }
}
