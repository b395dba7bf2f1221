import SweepDiagnostics

/// Finds transforms that are not animated as such, and other attributes that are.
struct TransformAsAttribute: Rule {
  let code = DiagnosticCode(
    "SH1441",
    "'transform', 'gradientTransform' and 'patternTransform' are animated by 'animateTransform', and by"
      + " nothing else; it animates nothing else either.")

  let examples = RuleExamples(
    bad: [
      #"<g><animate attributeName="transform" values="rotate(0);rotate(90)" dur="2s"/></g>"#,
      #"<g><set attributeName="transform" to="rotate(90)"/></g>"#,
      #"<circle r="9"><animateTransform attributeName="r" type="scale" values="0;9" dur="2s"/></circle>"#,
    ],
    good: [
      #"<g><animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/></g>"#,
      #"<circle r="9"><animate attributeName="r" values="0;9" dur="2s"/></circle>"#,
    ])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations {
      guard let name = animation.attributeName, !name.isEmpty else { continue }
      let place = animation.place(.attributeName)
      switch animation.kind {
      case .animate where animation.isOfTransform, .set where animation.isOfTransform:
        findings.add(
          "\(animation.name.quoted) cannot animate \(name.quoted)", place,
          hint: "write 'animateTransform' with 'type'")
      case .animateTransform where !animation.isOfTransform:
        findings.add(
          "'animateTransform' cannot animate \(name.quoted)", place, hint: "write 'animate'")
      default: break
      }
    }
  }
}
