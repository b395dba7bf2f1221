/// A moment with the side from which it is looked at: where something jumps, the two differ.
package struct Instant: Hashable, Sendable {
  /// The moment, in seconds.
  package var time: Double
  /// Whether it is the last of what lies before the moment, and not the first of what follows.
  package var isBefore: Bool

  package init(_ time: Double, isBefore: Bool = false) {
    self.time = time
    self.isBefore = isBefore
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
  /// What is a billionth of a turn away from a whole number of them is that number: a sum of
  /// decimal fractions is.
  package func wrapped(_ length: Double) -> (instant: Instant, turns: Double) {
    let whole = (time / length).rounded()
    if abs(time - whole * length) <= 1e-9 * length {
      return isBefore ? (Instant(length, isBefore: true), whole - 1) : (Instant(0), whole)
    }
    let turns = (time / length).rounded(.down)
    return (Instant(time - turns * length, isBefore: isBefore), turns)
  }
}
