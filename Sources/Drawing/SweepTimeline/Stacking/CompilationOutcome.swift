import SweepGeometry
import SweepScene

/// The work that turns the values of an animation into keys that a target plays.
package enum Compilation: Hashable, Sendable {
  /// No conversion: the keys are played as they are.
  case exact
  /// Algebra, after which the same course of values has other keys.
  case expanded
  /// Sampling, which stays within an error in the unit of the values.
  case sampled(error: Double)

  /// The work of both together.
  func joined(with other: Compilation) -> Compilation {
    switch (self, other) {
    case (.sampled(let a), .sampled(let b)): .sampled(error: max(a, b))
    case (.sampled, _), (_, .exact): self
    default: other
    }
  }
}

extension Keyframes {
  /// The work that makes the keys playable, where sampling may err by so much.
  func compilation(error: Double, _ rules: TimelineRules) -> Compilation {
    if isDiscrete { return pace.isLinear ? .exact : .expanded }
    let keys = segmentsCompilation(error: error, rules)
    if pace.isLinear { return keys }
    let isExact = pace.isStepped || pace.cubic != nil && isStraight
    return keys.joined(with: isExact ? .expanded : .sampled(error: error))
  }

  /// The work of the segments, before the timing function of the whole.
  func segmentsCompilation(error: Double, _ rules: TimelineRules) -> Compilation {
    timingFunctions.indices.reduce(.exact) { whole, index in
      whole.joined(with: compilation(ofSegment: index, error: error, rules))
    }
  }

  /// Whether the values go evenly from one to the next.
  private var isStraight: Bool {
    guard timingFunctions.allSatisfy(\.isLinear) else { return false }
    guard let curve else { return true }
    return curve.isPaced && timingFunctions.indices.allSatisfy(curve.isStraight)
  }

  private func compilation(
    ofSegment index: Int, error: Double, _ rules: TimelineRules
  ) -> Compilation {
    let pace = timingFunctions[index]
    if let curve {
      guard pace.isLinear || pace.isStepped else { return .sampled(error: error) }
      return curve.isStraight(index) && !values[index].isColor
        ? .expanded : .sampled(error: error)
    }
    if !values[index].mixes(with: values[index + 1]) { return .expanded }
    if rules.allows(pace) { return .exact }
    // A colour may leave the representable range, and has to be clamped.
    let isExact = pace.cubic != nil && !values[index].isColor || pace.isStepped
    return isExact ? .expanded : .sampled(error: error)
  }
}

extension TimingFunction {
  fileprivate var isStepped: Bool {
    if case .steps = curve { true } else { false }
  }
}

extension AnimationValue {
  fileprivate var isColor: Bool {
    switch self {
    case .color, .colors: true
    default: false
    }
  }
}

package struct CompilationOutcome: Hashable, Sendable {
  /// The work on its values, as far as they can be shown.
  package private(set) var compilation: Compilation
  /// The reasons why it cannot be shown, in words that follow on the property's name.
  package private(set) var refusals: [String] = []

  /// Makes the outcome on what nothing stands in the way of.
  init(_ animation: Layer.Animation, _ keyframes: Keyframes, _ rules: TimelineRules) {
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

  /// Notes that its values have to be sampled.
  mutating func sample(error: Double) {
    compilation = compilation.joined(with: .sampled(error: error))
  }

  mutating func refuse(_ reason: String) { refusals.append(reason) }
}

extension Layer.Animation {
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

extension Layer.Animation {
  /// The invisible error of sampled values, in their own unit, with this tolerance in degrees and
  /// user units.
  func allowedError(_ tolerance: Double) -> Double {
    if case .motion(let motion) = self { return tolerance / max(motion.path.length(), 1) }
    return property?.allowedError(tolerance) ?? tolerance
  }
}

/// Why something cannot be written, in words that follow on the property's name.
struct Unsupported: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
