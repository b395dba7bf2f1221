#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The time that a thread has computed, whatever else the machine did meanwhile.
package enum ProcessorTime {
  /// The seconds that some work takes of the thread that does it.
  package static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
