import SweepGeometry
import SweepScene

/// The conversion of an animation's values into keys that a target plays.
package enum Compilation: Hashable, Sendable {
  /// No conversion: the keys are played as they are.
  case exact
  /// Algebra, after which the same course of values has other keys.
  case expanded
  /// Sampling, which stays within an error in the unit of the values.
  case sampled(error: Double)

  /// The conversion that covers both.
  func joined(with other: Compilation) -> Compilation {
    switch (self, other) {
    case (.sampled(let a), .sampled(let b)): .sampled(error: max(a, b))
    case (.sampled, _), (_, .exact): self
    default: other
    }
  }
}

extension Keyframes {
  /// The conversion that makes the keys playable, if sampling may err by so much.
  func compilation(error: Double, _ rules: TimelineRules) -> Compilation {
    if isDiscrete { return pace.isLinear ? .exact : .expanded }
    let keys = segmentsCompilation(error: error, rules)
    if pace.isLinear { return keys }
    let isExact = pace.isStepped || pace.cubic != nil && isStraight
    return keys.joined(with: isExact ? .expanded : .sampled(error: error))
  }

  /// The conversion of the segments, before the pace of the whole.
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
