import SweepGeometry
import SweepScene

/// What becomes of one animation of a property.
package struct CompilationOutcome: Hashable, Sendable {
  /// What its values take, as far as they can be shown.
  package private(set) var compilation: Compilation
  /// What cannot be shown, in words that follow on the property's name.
  package private(set) var refusals: [String] = []

  /// Makes the outcome on what nothing stands in the way of.
  init(_ animation: Animation, _ keyframes: Keyframes, _ rules: TimelineRules) {
    let error = animation.allowedError(rules.tolerance)
    compilation = keyframes.compilation(error: error, rules)
    if case .motion(let motion) = animation, case .sampled = compilation {
      // It is the place that people see, not the part of the length.
      compilation = .sampled(error: error * motion.path.length())
    }
    if !animation.isInWrittenTerms(rules) { expand() }
  }

  /// Notes that it has to be said in other terms.
  mutating func expand() { compilation = compilation.joined(with: .expanded) }

  mutating func refuse(_ reason: String) { refusals.append(reason) }
}

extension Animation {
  /// Whether a target knows the terms in which the animation gives its values.
  fileprivate func isInWrittenTerms(_ rules: TimelineRules) -> Bool {
    if rules.trimsByDash, property?.isTrim == true { return false }
    return switch self {
    case .basic(let animation):
      animation.fromValue != nil && animation.toValue != nil
        && animation.rotationDirection == .byValue && animation.turns == 0
    case .keyframe(let animation):
      animation.calculationMode != .paced && animation.rotationDirection == .byValue
        && animation.turns == 0
    case .spring, .motion, .group: true
    }
  }
}

extension Animation {
  /// The error of sampled values that no one sees, in their own unit, with this tolerance in
  /// degrees and user units.
  func allowedError(_ tolerance: Double) -> Double {
    if case .motion(let motion) = self { return tolerance / max(motion.path.length(), 1) }
    return property?.allowedError(tolerance) ?? tolerance
  }
}
