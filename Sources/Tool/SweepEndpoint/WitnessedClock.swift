import Foundation

/// A clock that knows whether it was asked: what showed the time must not be kept.
final class WitnessedClock: @unchecked Sendable {
  private let lock = NSLock()
  private var asked = false

  /// Seconds since 1970-01-01 00:00 UTC.
  var now: Double {
    lock.withLock { asked = true }
    return Date().timeIntervalSince1970
  }

  /// Whether it was.
  var wasAsked: Bool { lock.withLock { asked } }
}
