import SweepDials
import SweepGeometry

/// A clock that records whether it was read: a picture that shows the time must not be cached.
final class WitnessedClock: @unchecked Sendable {
  private let lock = Lock()
  private var asked = false

  /// Seconds since 1970-01-01 00:00 UTC.
  var now: Double {
    lock.withLock { asked = true }
    return SystemClock.now
  }

  /// Whether the time was read.
  var wasAsked: Bool { lock.withLock { asked } }
}
