#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that this one starts, found by its name in `PATH`.
package struct ChildProcess {
  /// The destination of the program's output.
  package enum Output: Sendable {
    /// Into ``descriptor``; there is nothing to read.
    case pipe
    /// Into ``descriptor``, which is also its input.
    case conversation
    /// Nowhere.
    case none
  }

  /// The end of a pipe or a socket from which the program's output is read; -1 for none.
  package let descriptor: Int32
  /// The number that the system gave it.
  package let id: Int32

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: the program's name and its arguments.
  ///   - path: the program's file, which is looked for by its name by default.
  ///   - input: the descriptor that becomes its standard input, which is empty by default.
  ///   - isQuiet: whether what it says on the standard error is not shown.
  /// - Returns: nil if it cannot be started.
  package init?(
    _ words: [String], at path: String? = nil, input: Int32? = nil, output: Output, isQuiet: Bool
  ) {
    var pipe: [Int32] = [-1, -1]
    if output != .none {
      guard output == .pipe ? Self.makePipe(&pipe) : Self.makeConversation(&pipe) else {
        return nil
      }
    }
    defer { if pipe[1] >= 0 { close(pipe[1]) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input = output == .conversation ? pipe[1] : input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    if output != .none {
      posix_spawn_file_actions_adddup2(&actions, pipe[1], 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    if isQuiet { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    var arguments = words.map { strdup($0) } + [nil]
    var environment = Environment.all.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var id = pid_t()
    guard let name = path ?? words.first,
      posix_spawnp(&id, name, &actions, nil, &arguments, &environment) == 0
    else {
      if pipe[0] >= 0 { close(pipe[0]) }
      return nil
    }
    (self.id, descriptor) = (id, pipe[0])
  }

  /// Asks the program to end.
  package func stop() { kill(id, SIGTERM) }

  /// Ends the program.
  package func end() { kill(id, SIGKILL) }

  /// Waits until the program has ended, and closes the pipe.
  ///
  /// - Returns: its exit code; 128 and the signal's number if one has ended it, as in a shell.
  package func wait() -> Int32 {
    if descriptor >= 0 { close(descriptor) }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? status >> 8 & 0xff : 128 + signal
  }

  /// Makes a pipe that other programs do not inherit.
  private static func makePipe(_ ends: inout [Int32]) -> Bool {
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
  }

  /// Makes two ends that both read and write, and of which one that waits for ten seconds gives up.
  private static func makeConversation(_ ends: inout [Int32]) -> Bool {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      ends[0], SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, 4)
    #endif
    return true
  }
}
