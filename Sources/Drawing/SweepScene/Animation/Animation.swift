extension Layer {
  /// A change of a layer's properties over time.
  ///
  /// The counterpart of `CAAnimation` and of SVG's animation elements (SVG 1.1, 19.2).
  public indirect enum Animation: Hashable, Sendable {
    /// From one value to another: `CABasicAnimation`.
    case basic(BasicAnimation)
    /// From one value to another as a spring swings: `CASpringAnimation`.
    case spring(SpringAnimation)
    /// Through a list of values: `CAKeyframeAnimation`.
    case keyframe(KeyframeAnimation)
    /// Along a path: a `CAKeyframeAnimation` of `position` with a `path`.
    case motion(MotionAnimation)
    /// Several in a time of their own: `CAAnimationGroup`.
    case group(AnimationGroup)

    /// The property that changes; nil for a group, whose animations may change different ones.
    public var property: AnimatedProperty? {
      switch self {
      case .basic(let animation): animation.property
      case .spring(let animation): animation.property
      case .keyframe(let animation): animation.property
      case .motion: .position
      case .group: nil
      }
    }

    /// The timing.
    public var timing: MediaTiming {
      get {
        switch self {
        case .basic(let animation): animation.timing
        case .spring(let animation): animation.timing
        case .keyframe(let animation): animation.timing
        case .motion(let animation): animation.timing
        case .group(let group): group.timing
        }
      }
      set {
        switch self {
        case .basic(var animation):
          animation.timing = newValue
          self = .basic(animation)
        case .spring(var animation):
          animation.timing = newValue
          self = .spring(animation)
        case .keyframe(var animation):
          animation.timing = newValue
          self = .keyframe(animation)
        case .motion(var animation):
          animation.timing = newValue
          self = .motion(animation)
        case .group(var group):
          group.timing = newValue
          self = .group(group)
        }
      }
    }

    /// Whether its values are added to the value beneath.
    public var isAdditive: Bool {
      switch self {
      case .basic(let animation): animation.isAdditive
      case .spring(let animation): animation.isAdditive
      case .keyframe(let animation): animation.isAdditive
      case .motion: false
      case .group: false
      }
    }

    /// Whether each pass continues from the final value of the one before it.
    public var isCumulative: Bool {
      switch self {
      case .basic(let animation): animation.isCumulative
      case .spring(let animation): animation.isCumulative
      case .keyframe(let animation): animation.isCumulative
      case .motion: false
      case .group: false
      }
    }

    /// The values and the times at which they are reached; none of a group.
    ///
    /// - Parameter model: the layer's own value, the default of a missing one.
    package func keyframes(model: AnimationValue) -> Keyframes {
      switch self {
      case .basic(let animation): animation.keyframes(model: model)
      case .spring(let animation): animation.keyframes(model: model)
      case .keyframe(let animation): animation.keyframes
      case .motion(let animation): animation.keyframes
      case .group: Keyframes(values: [], keyTimes: [], timingFunctions: [], isDiscrete: true)
      }
    }
  }
}

/// Animations that run in a time of their own, which can be delayed, repeated and cut off as one:
/// `CAAnimationGroup`.
///
/// The times of the animations count from the begin of the group's pass, and its duration cuts them
/// off. SMIL has no groups, so each animation is written with its resolved times.
public struct AnimationGroup: Hashable, Sendable {
  /// The animations, in the order in which they apply.
  public var animations: [Layer.Animation]
  /// The timing of the group.
  public var timing: MediaTiming
  /// The pace of the time in the group, within 0 … 1; even by default. An animation at a pace has to
  /// last as long as its group.
  public var timingFunction: TimingFunction

  /// Makes a group.
  public init(
    _ animations: [Layer.Animation], timing: MediaTiming, timingFunction: TimingFunction = .linear
  ) {
    self.animations = animations
    self.timing = timing
    self.timingFunction = timingFunction
  }

  /// The moment for the animations, at a moment of a pass.
  func inner(_ instant: Instant) -> Instant {
    let duration = timing.duration.value
    guard !timingFunction.isLinear, duration > 0, duration < .infinity else { return instant }
    let isBefore = instant.isBefore && !instant.isEnd
    let part = timingFunction.shownProgress(at: instant.time / duration, isBefore: isBefore)
    let time = part * duration
    var inner = instant.moved(to: time)
    // A pace that rests at an end of the group rests within it.
    if time <= 0 { inner.isBefore = false } else if time >= duration { inner.isBefore = true }
    return inner
  }

  /// Why the pace of the group cannot be, or nil.
  package var paceFault: AnimationFault? {
    if timingFunction.isLinear { return nil }
    if let fault = timingFunction.fault { return fault }
    if !timingFunction.staysInside {
      return AnimationFault("timingFunction", "must stay in 0 … 1 in a group")
    }
    if timing.duration.value == .infinity {
      return AnimationFault("timingFunction", "needs a duration of the group")
    }
    let isAwaited = animations.contains { $0.contains { !$0.timing.name.isEmpty } }
    return isAwaited
      ? AnimationFault("timingFunction", "must be even around an animation that has a name") : nil
  }
}

extension Layer.Animation {
  /// The properties that the animation, or one in the group, changes, each once.
  package var properties: [AnimatedProperty] { [self].properties }

  fileprivate func collectProperties(_ found: inout [AnimatedProperty]) {
    if case .group(let group) = self {
      for animation in group.animations { animation.collectProperties(&found) }
    } else if let property, !found.contains(property) {
      found.append(property)
    }
  }

  /// The part of the animation that changes some properties, or nil.
  package func part(changing wanted: (AnimatedProperty) -> Bool) -> Layer.Animation? {
    guard case .group(var group) = self else {
      return property.map(wanted) == true ? self : nil
    }
    group.animations = group.animations.compactMap { $0.part(changing: wanted) }
    return group.animations.isEmpty ? nil : .group(group)
  }

  /// Whether the animation, or one in the group, is such.
  package func contains(where isWanted: (Layer.Animation) -> Bool) -> Bool {
    guard case .group(let group) = self else { return isWanted(self) }
    return group.animations.contains { $0.contains(where: isWanted) }
  }
}

extension [Layer.Animation] {
  /// Whether any of the animations changes such a property.
  package func change(_ isWanted: (AnimatedProperty) -> Bool) -> Bool {
    contains { $0.contains { $0.property.map(isWanted) ?? false } }
  }

  /// The properties that any of the animations changes, in the order of their first.
  package var properties: [AnimatedProperty] {
    var found: [AnimatedProperty] = []
    for animation in self { animation.collectProperties(&found) }
    return found
  }
}

extension Layer.Animation {
  /// The animation with another colour for each of its colours.
  package func mappingColors(_ change: (Color) -> Color) -> Layer.Animation {
    mapping { value in
      switch value {
      case .color(let color): .color(change(color))
      case .colors(let colors): .colors(colors.map(change))
      default: value
      }
    }
  }

  /// The animation with other values, and of another property if one is named.
  func mapping(
    to property: AnimatedProperty? = nil, _ change: (AnimationValue) -> AnimationValue
  ) -> Layer.Animation {
    switch self {
    case .basic(var animation):
      animation.property = property ?? animation.property
      animation.fromValue = animation.fromValue.map(change)
      animation.toValue = animation.toValue.map(change)
      return .basic(animation)
    case .spring(var animation):
      animation.property = property ?? animation.property
      animation.fromValue = animation.fromValue.map(change)
      animation.toValue = animation.toValue.map(change)
      return .spring(animation)
    case .keyframe(var animation):
      animation.property = property ?? animation.property
      if animation.calculationMode == .paced {
        // At the pace of the values as they were.
        animation.keyTimes = Keyframes.pacedTimes(animation.values)
        (animation.calculationMode, animation.timingFunctions) = (.linear, [])
      }
      animation.values = animation.values.map(change)
      return .keyframe(animation)
    case .motion: return self
    case .group(var group):
      group.animations = group.animations.map { $0.mapping(to: property, change) }
      return .group(group)
    }
  }
}
