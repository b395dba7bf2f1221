/// A rule that looks at one animation at a time.
protocol AnimationRule: Rule {
  /// Adds a finding for each violation in an animation.
  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList)
}

extension AnimationRule {
  /// Checks each animation, in document order.
  package func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations { check(animation, facts, &findings) }
  }
}
