#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the program when one piece of work takes too long.
package enum Watchdog {
  /// Runs some work, and ends the program with 2 if it takes more than so many seconds.
  package static func limit<Value, Trouble: Error>(
    seconds: Int, _ work: () throws(Trouble) -> Value
  ) throws(Trouble) -> Value {
    start(seconds: seconds)
    defer { stop() }
    return try work()
  }

  /// Counts from now: without another start or a stop within so many seconds, the program ends.
  ///
  /// - Parameter forGit: whether it ends with 0 instead of 2, as git stops at anything else.
  package static func start(seconds: Int, forGit: Bool = false) {
    if forGit {
      signal(SIGALRM) { _ in Watchdog.end(0) }
    } else {
      signal(SIGALRM) { _ in Watchdog.end(2) }
    }
    alarm(UInt32(clamping: seconds))
  }

  /// Stops counting.
  package static func stop() { alarm(0) }

  /// Ends the program with nothing but calls that are safe in a signal handler (POSIX, 2.4.3).
  private static func end(_ code: Int32) -> Never {
    let message: StaticString = "sweephand: the limit 'time' is exceeded\n"
    write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(code)
  }
}
