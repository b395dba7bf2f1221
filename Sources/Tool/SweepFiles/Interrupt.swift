#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Notes that the program is to end (Ctrl-C); a second time ends it at once, unless it is a server.
///
/// The signal may arrive in any thread, and just before another one begins to wait. So the handler
/// also writes into a pipe, which waiting threads poll.
package enum Interrupt {
  private nonisolated(unsafe) static var count: sig_atomic_t = 0
  /// The ends of the pipe, for reading and writing; -1 before anything waits.
  private nonisolated(unsafe) static var ends: (read: Int32, write: Int32) = (-1, -1)

  private nonisolated(unsafe) static var endsAtOnce = true

  /// The end of the pipe that can be read once an interruption was requested.
  package static var descriptor: Int32 { ends.read }

  /// Whether an interruption was requested.
  package static var isRequested: Bool { count > 0 }

  /// Listens from now on.
  ///
  /// - Parameter endsAtOnce: whether a second signal ends the program.
  package static func listen(to signals: Int32..., endsAtOnce: Bool = true) {
    self.endsAtOnce = endsAtOnce
    var pair: [Int32] = [-1, -1]
    if ends.read < 0, pipe(&pair) == 0 {
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      ends = (pair[0], pair[1])
    }
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { signal in
      if Interrupt.count > 0, Interrupt.endsAtOnce { _exit(128 + signal) }
      Interrupt.count = 1
      var byte: UInt8 = 0
      write(Interrupt.ends.write, &byte, 1)
    }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    for signal in signals { sigaction(signal, &action, nil) }
  }

  /// Waits until one of some descriptors can be read, or an interruption is requested.
  ///
  /// - Returns: the descriptors that can be read, or whose other side has ended.
  @discardableResult
  package static func wait(for descriptors: [Int32]) -> [Int32] {
    Descriptor.wait(for: descriptors + [ends.read])
  }
}
