import SweepGeometry
import SweepScene

/// What the compiler makes of one animation of a property.
struct Verdict: Hashable {
  /// How its values are said, as far as they are.
  var compilation: Compilation
  /// What cannot be said, in words that follow on the property's name.
  var refusals: [String] = []

  /// Makes the verdict on what nothing stands in the way of.
  ///
  /// - Parameter tolerance: how far sampled values may be away, in degrees and user units.
  init(_ animation: Animation, _ keyframes: Keyframes, tolerance: Double) {
    let error = animation.allowedError(tolerance)
    compilation = keyframes.compilation(error: error)
    if case .motion(let motion) = animation, case .sampled = compilation {
      // It is the place that people see, not the part of the length.
      compilation = .sampled(error: error * motion.path.length())
    }
    if !animation.isInWrittenTerms { expand() }
  }

  /// Notes that it has to be said in other terms.
  mutating func expand() { compilation = compilation.joined(with: .expanded) }

  mutating func refuse(_ reason: String) { refusals.append(reason) }
}

extension Animation {
  /// Whether SMIL knows the terms in which the animation gives its values.
  fileprivate var isInWrittenTerms: Bool {
    if property == .strokeStart || property == .strokeEnd { return false }
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
