import SweepDiagnostics
import SweepVocabulary
import SweepXML

/// Finds animations with the wrong `attributeType`.
struct AttributeType: AnimationRule {
  let definition = RuleDefinition(
    "SH1434", .warning,
    "'attributeType=\"CSS\"' is for properties, 'XML' for attributes. SVG 2 removes it: without"
      + " it, browsers find the right one.",
    wrong:
      #"<line x2="9"><animate attributeName="x1" attributeType="CSS" values="0;9" dur="2s"/></line>"#,
    fix: (#"attributeType="CSS" "#, ""))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard let attribute = animation[.attributeType], animation.has(.attributeType, "CSS"),
      let name = animation.attributeName,
      animation.kind == .animateTransform || Vocabulary.property(name) == nil
    else { return }
    findings.add(
      animation.kind == .animateTransform
        ? "'animateTransform' animates an attribute, never a CSS property"
        : "\(name.quoted) is not a CSS property", .attribute(attribute),
      severity: animation.kind == .animateTransform ? .error : nil,
      hint: "remove 'attributeType'", fix: Fix(removing: attribute, in: facts.tree))
  }
}
