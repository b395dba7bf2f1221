import SweepDiagnostics
import SweepVocabulary
import SweepXML

/// Finds animations that look for an attribute where it is not.
struct AttributeType: Rule {
  let code = DiagnosticCode(
    "SH1434",
    "'attributeType=\"CSS\"' is for properties and 'XML' for attributes. SVG 2 has done away with it:"
      + " left out, browsers find what is meant.")

  let examples = RuleExamples(
    bad: [
      Self.animation(#"attributeType="CSS""#),
      """
      <g><animateTransform attributeName="transform" attributeType="CSS" type="rotate"
        values="0;90" dur="2s"/></g>
      """,
    ],
    good: [Self.animation(""), Self.animation(#"attributeType="XML""#)])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .warning }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations {
      guard let attribute = animation[.attributeType], animation.has(.attributeType, "CSS"),
        let name = animation.attributeName,
        animation.kind == .animateTransform || Vocabulary.property(name) == nil
      else { continue }
      findings.add(
        animation.kind == .animateTransform
          ? "'animateTransform' animates an attribute, never a property of CSS"
          : "\(name.quoted) is no property of CSS", .attribute(attribute),
        severity: animation.kind == .animateTransform ? .error : nil,
        hint: "leave 'attributeType' out", mend: Mend(removing: attribute, in: facts.tree))
    }
  }

  private static func animation(_ type: String) -> String {
    """
    <line x2="9"><animate attributeName="x1" \(type) values="0;9" dur="2s"/></line>
    """
  }
}
