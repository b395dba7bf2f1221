/// The keyframes of one property in an animation (CSS Animations 1, 3).
struct CSSTrack: Sendable {
  struct Frame: Sendable {
    /// The part of an iteration, 0 … 1.
    let offset: Double
    /// The value; nil for that which the property has without the animation.
    let value: CSSAnimatedValue?
    /// The easing up to the next keyframe.
    let easing: CSSEasing
  }

  /// The place of the property among those of the element.
  let property: Int
  /// The keyframes, the first at 0 and the last at 1.
  let frames: [Frame]
  /// The least number of a value.
  let limit: Double
  /// The easing of the animation, up to the first keyframe.
  let easing: CSSEasing

  /// The value at a part of an iteration.
  ///
  /// - Parameter base: the value of the property without the animation.
  func value(at progress: Double, base: CSSAnimatedValue) -> CSSAnimatedValue {
    // The last of keyframes at one moment counts from there on.
    var (low, high) = (0, frames.count - 1)
    while low + 1 < high {
      let middle = (low + high) / 2
      if frames[middle].offset <= progress { low = middle } else { high = middle }
    }
    let (a, b) = (frames[low], frames[low + 1])
    let way = b.offset > a.offset ? (progress - a.offset) / (b.offset - a.offset) : 1
    let (from, to) = (a.value ?? base, b.value ?? base)
    return from.interpolated(to: to, at: a.easing.output(way), limit: limit)
  }
}
