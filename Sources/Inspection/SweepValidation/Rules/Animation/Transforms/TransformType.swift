import SweepDiagnostics

/// Finds animations of transforms that do not say which.
struct TransformType: Rule {
  let code = DiagnosticCode(
    "SH1443", "'animateTransform' without 'type' moves by 'translate', whatever else was meant.")

  let examples = RuleExamples(
    bad: [Self.animation("")], good: [Self.animation(#"type="rotate""#)])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .warning }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations
    where animation.kind == .animateTransform && animation[.type] == nil {
      findings.add(
        "'animateTransform' has no 'type', so that it translates", .node(animation.node),
        hint: "write 'type=\"rotate\"', 'scale' or 'translate'")
    }
  }

  private static func animation(_ type: String) -> String {
    #"<g><animateTransform attributeName="transform" \#(type) values="0;90" dur="2s"/></g>"#
  }
}
