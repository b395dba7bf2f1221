/// A linear map from the time of an animation, a group or a layer to another time.
package struct TimeMap {
  /// The event from which the other time counts; the scene's begin where there is none.
  package var root: Trigger?
  /// The moment of the other time at which the time is zero.
  package var zero = 0.0
  /// How much of the other time passes in a second; 0 where the time does not run forwards.
  package var rate = 1.0

  package init(root: Trigger? = nil, zero: Double = 0, rate: Double = 1) {
    (self.root, self.zero, self.rate) = (root, zero, rate)
  }

  /// The map from the time inside a timing whose trigger is known.
  package func inside(_ timing: MediaTiming) -> TimeMap {
    let own = timing.speed > 0 ? 1 / timing.speed : 0
    let begin = timing.beginTime.value - timing.timeOffset.value * own
    return TimeMap(
      root: timing.trigger ?? root, zero: (timing.trigger == nil ? zero : 0) + begin * rate,
      rate: own * rate)
  }

  /// A moment of the other time.
  package func time(_ own: Double) -> Double { zero + own * rate }
}
