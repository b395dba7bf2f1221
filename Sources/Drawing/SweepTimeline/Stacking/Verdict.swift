import SweepGeometry
import SweepScene

/// The outcome of one animation of a property.
package struct Verdict: Hashable, Sendable {
  /// The conversion of its values, as far as they can be shown.
  package private(set) var compilation: Compilation
  /// The features that cannot be shown, worded to follow the property's name.
  package private(set) var refusals: [String] = []

  /// Makes the outcome without obstacles.
  init(_ animation: Animation, _ keyframes: Keyframes, _ rules: TimelineRules) {
    let error = animation.allowedError(rules.tolerance)
    compilation = keyframes.compilation(error: error, rules)
    if case .motion(let motion) = animation, case .sampled = compilation {
      // The visible unit is the position, not the fraction of the length.
      compilation = .sampled(error: error * motion.path.length())
    }
    if !animation.isInWrittenTerms(rules) { expand() }
  }

  /// Notes that it has to be written in other terms.
  mutating func expand() { compilation = compilation.joined(with: .expanded) }

  mutating func refuse(_ reason: String) { refusals.append(reason) }
}

extension Animation {
  /// Whether a target supports the terms of the animation's values.
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
  /// The invisible error of sampled values, in their own unit, with this tolerance in degrees and
  /// user units.
  func allowedError(_ tolerance: Double) -> Double {
    if case .motion(let motion) = self { return tolerance / max(motion.path.length(), 1) }
    return property?.allowedError(tolerance) ?? tolerance
  }
}
