#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Notes that the user wants the batch to end (Ctrl-C); a second time ends the program at once.
///
/// The signal may come to any thread, and just before another one begins to wait. So it also writes
/// into a pipe, to which whoever waits listens.
enum Interrupt {
  private nonisolated(unsafe) static var count: sig_atomic_t = 0
  /// The pipe: where it is read, and where it is written; -1 before anybody listens.
  private nonisolated(unsafe) static var ends: (read: Int32, write: Int32) = (-1, -1)

  /// Whether the user has asked for the end.
  static var isRequested: Bool { count > 0 }

  /// Listens from now on.
  static func listen() {
    var pair: [Int32] = [-1, -1]
    if ends.read < 0, pipe(&pair) == 0 {
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      ends = (pair[0], pair[1])
    }
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { _ in
      if Interrupt.count > 0 { _exit(130) }
      Interrupt.count = 1
      var byte: UInt8 = 0
      write(Interrupt.ends.write, &byte, 1)
    }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(SIGINT, &action, nil)
  }

  /// Waits until a descriptor can be read, or the user asks for the end.
  static func wait(for descriptor: Int32) {
    var ready = [descriptor, ends.read].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&ready, 2, -1)
  }
}
