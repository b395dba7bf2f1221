import SweepDiagnostics

/// Finds transforms animated by other elements than `animateTransform`, and the reverse.
struct TransformAsAttribute: AnimationRule {
  let definition = RuleDefinition(
    "SH1441", .error,
    "Only 'animateTransform' can animate 'transform', 'gradientTransform' and 'patternTransform',"
      + " and it can animate nothing else.",
    wrong: #"<g><animate attributeName="transform" values="rotate(0);rotate(90)" dur="2s"/></g>"#,
    right:
      #"<g><animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/></g>"#)

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard let name = animation.attributeName, !name.isEmpty else { return }
    let place = animation.place(.attributeName)
    switch animation.kind {
    case .animate where animation.animatesTransform, .set where animation.animatesTransform:
      findings.add(
        "\(animation.name.quoted) cannot animate \(name.quoted)", place,
        hint: "write 'animateTransform' with 'type'")
    case .animateTransform where !animation.animatesTransform:
      findings.add(
        "'animateTransform' cannot animate \(name.quoted)", place, hint: "write 'animate'")
    default: break
    }
  }
}
