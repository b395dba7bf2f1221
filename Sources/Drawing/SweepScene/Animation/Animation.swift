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

  /// Makes a group.
  public init(_ animations: [Layer.Animation], timing: MediaTiming) {
    self.animations = animations
    self.timing = timing
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
    switch self {
    case .basic(let animation): .basic(animation.mappingColors(change))
    case .spring(let animation): .spring(animation.mappingColors(change))
    case .keyframe(let animation): .keyframe(animation.mappingColors(change))
    case .motion: self
    case .group(let group): .group(group.mappingColors(change))
    }
  }
}

extension AnimationGroup {
  fileprivate func mappingColors(_ change: (Color) -> Color) -> AnimationGroup {
    AnimationGroup(animations.map { $0.mappingColors(change) }, timing: timing)
  }
}

extension BasicAnimation {
  fileprivate func mappingColors(_ change: (Color) -> Color) -> BasicAnimation {
    var animation = self
    animation.fromValue = fromValue?.mappingColors(change)
    animation.toValue = toValue?.mappingColors(change)
    return animation
  }
}

extension SpringAnimation {
  fileprivate func mappingColors(_ change: (Color) -> Color) -> SpringAnimation {
    var animation = self
    animation.fromValue = fromValue?.mappingColors(change)
    animation.toValue = toValue?.mappingColors(change)
    return animation
  }
}

extension KeyframeAnimation {
  fileprivate func mappingColors(_ change: (Color) -> Color) -> KeyframeAnimation {
    var animation = self
    animation.values = values.map { $0.mappingColors(change) }
    return animation
  }
}

extension AnimationValue {
  fileprivate func mappingColors(_ change: (Color) -> Color) -> AnimationValue {
    switch self {
    case .color(let color): .color(change(color))
    case .colors(let colors): .colors(colors.map(change))
    default: self
    }
  }
}
