#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the program when one file takes too long.
enum Watchdog {
  /// Begins to count anew; without a step within so many seconds the program ends with 2, or for
  /// git, which stops at that, with 0.
  static func wind(seconds: Int, forGit: Bool = false) {
    if forGit {
      signal(SIGALRM) { _ in Watchdog.end(0) }
    } else {
      signal(SIGALRM) { _ in Watchdog.end(2) }
    }
    alarm(UInt32(clamping: seconds))
  }

  /// Nothing but calls that are safe in a signal's handler (POSIX, 2.4.3).
  private static func end(_ code: Int32) -> Never {
    let message: StaticString = "sweephand: the limit 'time' is exceeded\n"
    write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(code)
  }

  /// Stops counting.
  static func stop() { alarm(0) }
}
