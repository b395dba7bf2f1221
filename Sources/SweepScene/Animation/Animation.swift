/// A change of one of a layer's properties over time.
///
/// The counterpart of `CAAnimation` and of SVG's animation elements (SVG 1.1, 19.2).
public enum Animation: Hashable, Sendable {
  /// From one value to another: `CABasicAnimation`.
  case basic(BasicAnimation)
  /// From one value to another as a spring swings: `CASpringAnimation`.
  case spring(SpringAnimation)
  /// Through a list of values: `CAKeyframeAnimation`.
  case keyframe(KeyframeAnimation)

  /// What of the layer changes.
  public var property: AnimatedProperty {
    switch self {
    case .basic(let animation): animation.property
    case .spring(let animation): animation.property
    case .keyframe(let animation): animation.property
    }
  }

  /// When it runs.
  public var timing: MediaTiming {
    switch self {
    case .basic(let animation): animation.timing
    case .spring(let animation): animation.timing
    case .keyframe(let animation): animation.timing
    }
  }

  /// Whether each pass goes on from where the one before it ended.
  public var isCumulative: Bool {
    switch self {
    case .basic(let animation): animation.isCumulative
    case .spring(let animation): animation.isCumulative
    case .keyframe(let animation): animation.isCumulative
    }
  }

  /// The values and the times at which they are reached.
  ///
  /// - Parameter model: the layer's own value, which stands in for one that is not given.
  package func keyframes(model: AnimationValue) -> Keyframes {
    switch self {
    case .basic(let animation): animation.keyframes(model: model)
    case .spring(let animation): animation.keyframes(model: model)
    case .keyframe(let animation): animation.keyframes
    }
  }
}
