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
  /// A time within a billionth of a turn of a whole number of turns is that number: a sum of
  /// decimal fractions is inexact.
  package func wrapped(_ length: Double) -> (instant: Instant, turns: Double) {
    let whole = (time / length).rounded()
    if abs(time - whole * length) <= 1e-9 * length {
      return isBefore ? (moved(to: length), whole - 1) : (moved(to: 0), whole)
    }
    let turns = (time / length).rounded(.down)
    return (moved(to: time - turns * length), turns)
  }
}
