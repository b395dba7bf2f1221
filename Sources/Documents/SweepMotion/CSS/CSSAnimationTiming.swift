/// The times of an animation (CSS Animations 1, 4; Web Animations 1, 4.5 to 4.9).
struct CSSAnimationTiming: Sendable {
  /// The order of an iteration's times.
  enum Direction: String, Sendable {
    case normal, reverse, alternate
    case alternateReverse = "alternate-reverse"
  }

  /// The effect before the start and after the end.
  enum Fill: String, Sendable { case none, forwards, backwards, both }

  /// The seconds before the first iteration; less than 0 for one that has begun.
  var delay = 0.0
  /// The seconds of an iteration.
  var duration = 0.0
  /// The number of iterations, perhaps a fraction or infinite.
  var count = 1.0
  var direction = Direction.normal
  var fill = Fill.none
  /// Whether it stands at its first moment.
  var isPaused = false

  private enum Phase { case before, active, after }

  /// The seconds of all iterations; those of no length last no time.
  private var activeDuration: Double { duration == 0 || count == 0 ? 0 : duration * count }

  /// The seconds after which nothing changes any more.
  var end: Double { isPaused ? 0 : max(delay + activeDuration, 0) }

  /// The seconds after which it repeats; nil if it plays once.
  var cycle: Double? {
    guard count > 1, duration > 0 else { return nil }
    return direction == .normal || direction == .reverse ? duration : 2 * duration
  }

  /// The part of an iteration that is shown at a moment, 0 … 1; nil without an effect.
  func progress(at seconds: Double) -> Double? {
    let time = isPaused ? 0 : seconds
    let active = activeDuration
    let finish = max(delay + active, 0)
    let phase: Phase =
      time < min(max(delay, 0), finish) ? .before : time >= finish ? .after : .active
    let passed: Double
    switch phase {
    case .before:
      guard fill == .backwards || fill == .both else { return nil }
      passed = 0
    case .active: passed = time - delay
    case .after:
      guard fill == .forwards || fill == .both else { return nil }
      passed = max(min(time - delay, active), 0)
    }
    var overall = duration == 0 ? (phase == .before ? 0 : count) : passed / duration
    // Sums such as 0.1 + 0.2 must not be a moment before the next iteration.
    if abs(overall - overall.rounded()) < 1e-9 { overall = overall.rounded() }
    var simple = overall.isInfinite ? 0 : overall.truncatingRemainder(dividingBy: 1)
    // The end of the last iteration is not the start of another one (Web Animations 1, 4.8.3).
    if simple == 0, phase != .before, passed == active, count != 0 { simple = 1 }
    return directed(simple, iteration: simple == 1 ? overall - 1 : overall.rounded(.down))
  }

  private func directed(_ progress: Double, iteration: Double) -> Double {
    let isOdd = iteration.isFinite && iteration.truncatingRemainder(dividingBy: 2) == 1
    let isReversed =
      switch direction {
      case .normal: false
      case .reverse: true
      case .alternate: isOdd
      case .alternateReverse: !isOdd && iteration.isFinite
      }
    return isReversed ? 1 - progress : progress
  }
}
