/// A straight way from the time of an animation, a group or a layer to another time.
package struct TimeMap {
  /// The event from which the other time counts; nil for the scene's begin.
  package var root: Trigger?
  /// The moment of the other time at which the time is zero.
  package var zero = 0.0
  /// The other time that passes in a second; 0 if the time does not run forwards.
  package var rate = 1.0

  package init(root: Trigger? = nil, zero: Double = 0, rate: Double = 1) {
    (self.root, self.zero, self.rate) = (root, zero, rate)
  }

  /// The way on from the time of something with a timing whose trigger is known.
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
