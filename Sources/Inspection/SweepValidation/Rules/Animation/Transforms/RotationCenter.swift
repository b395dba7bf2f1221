import SweepDiagnostics

/// Finds rotations whose centre changes.
struct RotationCenter: AnimationRule {
  let definition = RuleDefinition(
    "SH1445", .warning,
    "Browsers interpolate the angle and the centre of a rotation separately, and accumulate both."
      + " Keep the centre constant, or rotate about the origin of a translated group.",
    wrong: """
      <g>
        <animateTransform attributeName="transform" type="rotate" values="0 0 0;90 50 50" dur="2s"/>
      </g>
      """,
    fix: (#"values="0 0 0;90 50 50""#, #"values="0 50 50;90,50,50""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.kind == .animateTransform, animation.transformType == .rotate else { return }
    var first: [Double]?
    for value in animation.allValues where value.attribute != .by {
      guard let numbers = value.item.numbers, numbers.count == 1 || numbers.count == 3 else {
        break
      }
      let center = numbers.count == 3 ? Array(numbers[1...]) : [0, 0]
      if let first, first != center {
        findings.add(
          "the centre moves to \(center[0].words) \(center[1].words) while the angle turns",
          animation.place(value.attribute, value.item),
          hint: "keep the centre constant, and animate the position of a group around the element")
        break
      }
      first = center
    }
    if animation.has(.accumulate, "sum"), animation.repeats, let first, first != [0, 0] {
      findings.add(
        "'accumulate' adds to the centre as well as the angle", animation.place(.accumulate),
        hint: "rotate about the origin of a translated group")
    }
  }
}
