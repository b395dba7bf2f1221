import SweepDiagnostics

/// Finds control points of splines outside of 0 to 1.
struct SplineRange: AnimationRule {
  let definition = RuleDefinition(
    "SH1405", .error,
    "The four numbers of a spline must lie between 0 and 1, or browsers ignore the animation. To"
      + " overshoot, add more 'values'.",
    wrong: .square(
      #"<animate attributeName="x" values="0;90" calcMode="spline" keySplines="0.5 -0.5 0.5 1" dur="2s"/>"#
    ),
    fix: (#"keySplines="0.5 -0.5 0.5 1""#, #"keySplines="0.5 0 0.5 1""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.mode == .spline else { return }
    for item in animation.keySplines {
      guard let number = item.numbers?.first(where: { !(0...1).contains($0) }) else { continue }
      findings.add(
        "\(number.words) in 'keySplines' is not between 0 and 1",
        animation.place(.keySplines, item),
        hint: "add more 'values' to overshoot")
      break
    }
  }
}
