import SweepDiagnostics

/// Finds splines in animations of another mode.
struct IgnoredSplines: AnimationRule {
  let definition = RuleDefinition(
    "SH1406", .error,
    "'keySplines' works only with 'calcMode=\"spline\"'. Otherwise browsers interpolate linearly.",
    wrong: .square(
      #"<animate attributeName="x" values="0;90" keySplines="0.5 0 0.5 1" dur="2s"/>"#),
    fix: (#"values="0;90" "#, #"values="0;90" calcMode="spline" "#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.mode != .spline, let attribute = animation[.keySplines] else { return }
    // The grammar reports an unknown mode.
    if let mode = animation.value(.calcMode), AnimationFacts.Mode(rawValue: mode) == nil { return }
    findings.add(
      "'keySplines' has no effect because 'calcMode' is not 'spline'", .attribute(attribute),
      hint: "write 'calcMode=\"spline\"', or remove the splines")
  }
}
