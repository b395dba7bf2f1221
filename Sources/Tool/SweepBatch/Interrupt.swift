#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Notes that the user wants the batch to end (Ctrl-C); a second time ends the program at once.
enum Interrupt {
  private nonisolated(unsafe) static var count: sig_atomic_t = 0

  /// Whether the user has asked for the end.
  static var isRequested: Bool { count > 0 }

  /// Listens from now on.
  static func listen() {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { _ in
      if Interrupt.count > 0 { _exit(130) }
      Interrupt.count = 1
    }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    // Without SA_RESTART, so that a read that waits for rows ends.
    sigaction(SIGINT, &action, nil)
  }
}
