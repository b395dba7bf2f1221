/// A moment with the side from which it is looked at: where something jumps, the two differ.
package struct Instant: Hashable, Sendable {
  /// The moment, in seconds.
  package var time: Double
  /// Whether it is the limit from before the moment, and not the moment itself.
  package var isBefore: Bool
  /// Whether everything ends there, forwards, and fills: only then does a value show that lies past
  /// a jump at the end of a pass. If time continues or reverses, it never shows.
  package private(set) var isEnd = false

  package init(_ time: Double, isBefore: Bool = false) {
    self.time = time
    self.isBefore = isBefore
  }

  /// The moment at which time that runs forwards stops.
  package static func end(_ time: Double) -> Instant {
    var instant = Instant(time, isBefore: true)
    instant.isEnd = true
    return instant
  }

  /// The same side of another moment.
  package func moved(to time: Double) -> Instant {
    var instant = self
    instant.time = time
    return instant
  }

  /// The moment as seen in a time that runs backwards, at zero when this one is at `zero`.
  package func reversed(from zero: Double) -> Instant {
    Instant(zero - time, isBefore: !isBefore)
  }

  /// Whether the moment has come: an instant before it has not.
  package func isAtOrAfter(_ moment: Double) -> Bool {
    isBefore ? time > moment : time >= moment
  }

  /// The moment on a circle of a length, 0 … length, and the turns that are over.
  ///
  /// A number of turns within a billionth of a whole number is that number: a sum of
  /// decimal fractions is.
  package func wrapped(_ length: Double) -> (instant: Instant, turns: Double) {
    let whole = (time / length).rounded()
    if abs(time - whole * length) <= 1e-9 * length {
      return isBefore ? (moved(to: length), whole - 1) : (moved(to: 0), whole)
    }
    let turns = (time / length).rounded(.down)
    return (moved(to: time - turns * length), turns)
  }
}

extension MediaTiming {
  package struct Pass: Hashable {
    /// The moment within the pass, 0 … duration.
    package var instant: Instant
    /// The number of passes, ways back included with their pass, that are over.
    package var completed: Double
  }

  /// The pass at a moment of its container, or nil outside of the active duration.
  package func pass(at instant: Instant) -> Pass? {
    guard trigger == nil else { return nil }
    guard speed != 0 else { return stillPass }
    var elapsed = elapsed(at: instant)
    if !elapsed.isAtOrAfter(0) {
      guard fillsBackwards else { return nil }
      elapsed = Instant(0)
    } else if elapsed.isAtOrAfter(ownActiveDuration) {
      guard fillsForwards else { return nil }
      elapsed = .end(ownActiveDuration)
    }
    let isEndless = ownActiveDuration == .infinity
    if speed < 0 { elapsed = elapsed.reversed(from: isEndless ? 0 : ownActiveDuration) }
    elapsed.time += timeOffset.value
    if !isEndless, timeOffset != .zero { elapsed = elapsed.wrapped(ownActiveDuration).instant }
    return pass(of: elapsed)
  }

  /// The moment of the active duration; a moment within a billionth of a second of an end is that
  /// end, because sums of decimal fractions are inexact.
  private func elapsed(at instant: Instant) -> Instant {
    let time = (instant.time - beginTime.value) * abs(speed)
    let slack = 1e-9 * max(abs(instant.time), 1) * abs(speed)
    let end = [0, ownActiveDuration].first { abs(time - $0) <= slack }
    return instant.moved(to: end ?? time)
  }

  /// The constant pass at speed 0.
  private var stillPass: Pass? {
    guard ownActiveDuration < .infinity else { return pass(of: Instant(timeOffset.value)) }
    if timeOffset.value >= ownActiveDuration { return pass(of: .end(ownActiveDuration)) }
    return pass(of: Instant(max(timeOffset.value, 0)))
  }

  /// The pass at a moment of the whole course.
  private func pass(of instant: Instant) -> Pass {
    guard duration.value < .infinity else { return Pass(instant: instant, completed: 0) }
    var (rest, completed) = instant.wrapped(cycle)
    // A sum of decimal fractions that is a billionth away from the turn is there.
    if abs(rest.time - duration.value) <= 1e-9 * cycle { rest = rest.moved(to: duration.value) }
    let isBack = autoreverses && rest.isAtOrAfter(duration.value)
    return Pass(instant: isBack ? rest.reversed(from: cycle) : rest, completed: completed)
  }
}
