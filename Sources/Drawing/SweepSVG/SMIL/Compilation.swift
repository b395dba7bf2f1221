import SweepGeometry
import SweepScene

/// What a writer has to do to say the values of an animation in SMIL.
enum Compilation: Hashable, Sendable {
  /// Nothing: every browser plays the keys as they are.
  case exact
  /// Algebra, after which the same course of values has other keys.
  case expanded
  /// Sampling, which stays within an error in the unit of the values.
  case sampled(error: Double)

  /// What both together are.
  func joined(with other: Compilation) -> Compilation {
    switch (self, other) {
    case (.sampled(let a), .sampled(let b)): .sampled(error: max(a, b))
    case (.sampled, _), (_, .exact): self
    default: other
    }
  }
}

extension Keyframes {
  /// What a writer has to do to say the keys, where it may sample with this error.
  func compilation(error: Double) -> Compilation {
    if isDiscrete { return pace.isLinear ? .exact : .expanded }
    let keys = segmentsCompilation(error: error)
    if pace.isLinear { return keys }
    let isExact = pace.isStepped || pace.cubic != nil && isStraight
    return keys.joined(with: isExact ? .expanded : .sampled(error: error))
  }

  /// What the segments need, before the pace of the whole.
  func segmentsCompilation(error: Double) -> Compilation {
    timingFunctions.indices.reduce(.exact) { whole, index in
      whole.joined(with: compilation(ofSegment: index, error: error))
    }
  }

  /// Whether the values go evenly from one to the next.
  private var isStraight: Bool {
    guard timingFunctions.allSatisfy(\.isLinear) else { return false }
    guard let curve else { return true }
    return curve.isPaced && timingFunctions.indices.allSatisfy(curve.isStraight)
  }

  private func compilation(ofSegment index: Int, error: Double) -> Compilation {
    let pace = timingFunctions[index]
    if let curve {
      guard pace.isLinear || pace.isStepped else { return .sampled(error: error) }
      return curve.isStraight(index) && !values[index].isColor
        ? .expanded : .sampled(error: error)
    }
    if !values[index].mixes(with: values[index + 1]) { return .expanded }
    if pace.isKeySpline { return .exact }
    // A colour may leave what can be written there, and has to be cut off.
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
