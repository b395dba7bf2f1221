#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the program when one file takes too long.
enum Watchdog {
  /// Begins to count anew; without a step within so many seconds the program ends with 2.
  static func wind(seconds: Int) {
    signal(SIGALRM) { _ in
      // Nothing but calls that are safe in a signal's handler (POSIX, 2.4.3).
      let message: StaticString = "sweephand: the limit 'time' is exceeded\n"
      write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
      _exit(2)
    }
    alarm(UInt32(clamping: seconds))
  }

  /// Stops counting.
  static func stop() { alarm(0) }
}
