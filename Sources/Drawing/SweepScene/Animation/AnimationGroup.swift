/// Animations that run in a time of their own, which can be delayed, repeated and cut off as one:
/// `CAAnimationGroup`.
///
/// The times of the animations count from the begin of the group's pass, and its duration cuts them
/// off. SMIL has no groups, so each animation is written with its resolved times.
public struct AnimationGroup: Hashable, Sendable {
  /// The animations, in the order in which they apply.
  public var animations: [Animation]
  /// The timing of the group.
  public var timing: MediaTiming

  /// Makes a group.
  public init(_ animations: [Animation], timing: MediaTiming) {
    self.animations = animations
    self.timing = timing
  }
}
