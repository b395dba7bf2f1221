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

  /// The animated property; nil for a group, whose animations may change different ones.
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
