import SweepDiagnostics

/// Finds rotations whose centre is not one and the same.
struct RotationCenter: Rule {
  let code = DiagnosticCode(
    "SH1445",
    "Browsers go from one rotation to the next by angle and by centre, each on its own, and add up"
      + " both. A centre that stays the same, or the origin of a group that is translated, is safe."
  )

  let examples = RuleExamples(
    bad: [
      Self.animation("0 0 0;90 50 50", ""), Self.animation("0;90 50 50", ""),
      Self.animation("0 50 50;90 50 50", #"accumulate="sum" repeatCount="3" "#),
    ],
    good: [
      Self.animation("0 50 50;90,50,50", ""),
      Self.animation("0;90", #"accumulate="sum" repeatCount="3" "#),
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .warning }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations
    where animation.kind == .animateTransform && animation.transformType == .rotate {
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
            hint: "keep one centre, and move a group around it by another animation")
          break
        }
        first = center
      }
      if animation.has(.accumulate, "sum"), animation.repeats, let first, first != [0, 0] {
        findings.add(
          "'accumulate' adds up the centre as well as the angle", animation.place(.accumulate),
          hint: "turn about the origin of a group that is translated")
      }
    }
  }

  private static func animation(_ values: String, _ attributes: String) -> String {
    """
    <g>
      <animateTransform attributeName="transform" type="rotate" values="\(values)" \(attributes)dur="2s"/>
    </g>
    """
  }
}
