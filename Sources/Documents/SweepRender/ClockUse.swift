import SweepGeometry

/// Notes whether a clock is read.
final class ClockUse: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var wasRead = false

  /// Whether the clock has been read.
  var isRead: Bool { lock.withLock { wasRead } }

  /// The clock, each reading of which is noted.
  func noting(_ now: @escaping @Sendable () -> Double) -> @Sendable () -> Double {
    {
      self.lock.withLock { self.wasRead = true }
      return now()
    }
  }
}
