import SweepGeometry

/// What a writer has to do to say the values of an animation in SMIL.
package enum Compilation: Hashable, Sendable {
  /// Nothing: every browser plays the keys as they are.
  case exact
  /// Algebra, after which the same course of values has other keys.
  case expanded
  /// Sampling, which stays within an error in the unit of the values.
  case sampled(error: Double)

  /// What both together are.
  package func joined(with other: Compilation) -> Compilation {
    switch (self, other) {
    case (.sampled(let a), .sampled(let b)): .sampled(error: max(a, b))
    case (.sampled, _), (_, .exact): self
    default: other
    }
  }
}

extension AnimatedProperty {
  /// The error of a sampled value that no one sees, in the unit of the property.
  ///
  /// - Parameter tolerance: in degrees and in user units. A stretch may err by as much in a
  ///   picture of radius 100, a trim on a path of length 1000 and a gradient's stop on one of 200;
  ///   opacities by half a step of 1/255, whatever the tolerance, and colours, which are then
  ///   written in whole steps, by a quarter.
  package func allowedError(_ tolerance: Double) -> Double {
    switch self {
    case .rotation, .translation, .lineWidth, .lineDashPhase, .path: tolerance
    case .scale: tolerance / 100
    case .strokeStart, .strokeEnd: tolerance / 1000
    case .locations: tolerance / 200
    // Of the path's length, which the animation knows.
    case .position: tolerance / 1000
    case .opacity, .isHidden: 0.5 / 255
    case .fillColor, .strokeColor, .colors: 0.25 / 255
    }
  }
}

extension Animation {
  /// The error of sampled values that no one sees, in their own unit, with this tolerance in
  /// degrees and user units.
  package func allowedError(_ tolerance: Double) -> Double {
    if case .motion(let motion) = self { return tolerance / max(motion.path.length(), 1) }
    return property?.allowedError(tolerance) ?? tolerance
  }

  /// What a writer has to do to say the animation's values, with this tolerance in degrees and
  /// user units.
  package func compilation(model: AnimationValue, tolerance: Double) -> Compilation {
    let error = allowedError(tolerance)
    var keys = keyframes(model: model).compilation(error: error)
    if case .motion(let motion) = self, case .sampled = keys {
      // It is the place that people see, not the part of the length.
      keys = .sampled(error: error * motion.path.length())
    }
    return isPlain ? keys : keys.joined(with: .expanded)
  }

  /// What a writer has to do to say the animation on a layer; nil where that lacks the property.
  ///
  /// - Parameter isInside: whether it runs in a time of its own, that of a group or a layer.
  package func compilation(on layer: Layer, isInside: Bool, tolerance: Double) -> Compilation? {
    guard let property, let model = layer[property] else { return nil }
    let own = compilation(model: model, tolerance: tolerance)
    // What is alone is added to a value that stands still.
    let isAlone = layer.animations.filter { $0.properties.contains(property) }.count == 1
    return isInside || isAdditive && isAlone ? own.joined(with: .expanded) : own
  }

  /// Whether SVG knows the animation's terms, whatever its keys are.
  private var isPlain: Bool {
    if !timing.isPlain || property == .strokeStart || property == .strokeEnd { return false }
    if isCumulative, property?.isTransform == false { return false }
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

extension MediaTiming {
  /// Whether SVG knows the timing's terms.
  fileprivate var isPlain: Bool {
    let isEvent = if case .event = trigger { true } else { trigger == nil }
    return isEvent && !autoreverses && speed == 1 && timeOffset == .zero && fillMode == .removed
  }
}

extension Keyframes {
  /// What a writer has to do to say the keys, where it may sample with this error.
  package func compilation(error: Double) -> Compilation {
    if isDiscrete { return pace.isLinear ? .exact : .expanded }
    let keys = segmentsCompilation(error: error)
    if pace.isLinear { return keys }
    let isExact = pace.isStepped || pace.cubic != nil && isStraight
    return keys.joined(with: isExact ? .expanded : .sampled(error: error))
  }

  /// What the segments need, before the pace of the whole.
  package func segmentsCompilation(error: Double) -> Compilation {
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

  /// Whether there are values between this one and another.
  package func mixes(with other: AnimationValue) -> Bool {
    guard case .path(let a) = self, case .path(let b) = other else { return true }
    return a == b || a.mixes(with: b)
  }
}
