import Foundation

/// A clock that records whether it was read: a picture that shows the time must not be cached.
final class WitnessedClock: @unchecked Sendable {
  private let lock = NSLock()
  private var asked = false

  /// Seconds since 1970-01-01 00:00 UTC.
  var now: Double {
    lock.withLock { asked = true }
    return Date().timeIntervalSince1970
  }

  /// Whether the time was read.
  var wasAsked: Bool { lock.withLock { asked } }
}
