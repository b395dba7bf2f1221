/// Animations that run in a time of their own, which can be delayed, repeated and cut off as one:
/// `CAAnimationGroup`.
///
/// The times of the animations count from the beginning of the group's pass; what would run on
/// after its duration is cut off there. SMIL knows no such thing, so each animation is written with
/// what the group makes of its times.
public struct AnimationGroup: Hashable, Sendable {
  /// The animations, in the order in which they apply.
  public var animations: [Animation]
  /// When the group runs.
  public var timing: MediaTiming

  /// Makes a group.
  public init(_ animations: [Animation], timing: MediaTiming) {
    self.animations = animations
    self.timing = timing
  }
}
