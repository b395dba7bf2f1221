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

extension String {
  /// The example of a rule: a square with an animation in it.
  static func square(_ animation: String) -> String {
    "<rect width=\"9\" height=\"9\">\n  \(animation)\n</rect>"
  }
}
