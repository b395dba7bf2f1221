/// A straight way from the time of an animation, a group or a layer to another time.
struct Clock {
  /// The event from which the other time counts; the scene's begin where there is none.
  var root: Trigger?
  /// The moment of the other time at which the time is zero.
  var zero = 0.0
  /// How much of the other time passes in a second; 0 where the time does not run forwards.
  var rate = 1.0

  /// The way on from the time of something with a timing whose trigger is known.
  func inside(_ timing: MediaTiming) -> Clock {
    let own = timing.speed > 0 ? 1 / timing.speed : 0
    let begin = timing.beginTime.value - timing.timeOffset.value * own
    return Clock(
      root: timing.trigger ?? root, zero: (timing.trigger == nil ? zero : 0) + begin * rate,
      rate: own * rate)
  }

  /// A moment of the other time.
  func time(_ own: Double) -> Double { zero + own * rate }
}
