import SweepDiagnostics

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs git.
package enum Git {
  /// The most bytes of a list of files.
  package static let listLimit = 64 << 20

  /// What a git command writes.
  ///
  /// - Parameter isQuiet: whether what it says on the standard error is not shown.
  package static func output(
    _ arguments: [String], limit: Int = listLimit, isQuiet: Bool = false
  ) throws(FileError) -> [UInt8] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure(String(cString: strerror(errno))) }
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    let process = start(arguments, output: ends[1], other: ends[0], isQuiet)
    close(ends[1])
    guard let process else { throw failure("it cannot be run; is it installed?") }
    var bytes: Result<[UInt8], FileError>
    do throws(FileError) {
      bytes = .success(try Descriptor.readAll(ends[0], path: "git", limit: limit))
    } catch {
      bytes = .failure(error)
      kill(process, SIGTERM)
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    switch bytes {
    case .failure(let error): throw failure(error.reason)
    case .success(let bytes):
      guard status == 0 else { throw failure("'git \(arguments[0])' failed") }
      return bytes
    }
  }

  private static func start(
    _ arguments: [String], output: Int32, other: Int32, _ isQuiet: Bool
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    if isQuiet {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addclose(&actions, output)
    posix_spawn_file_actions_addclose(&actions, other)
    var words = (["git"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, "git", &actions, nil, &words, environ) == 0 else { return nil }
    return process
  }

  private static func failure(_ reason: String) -> FileError {
    FileError(path: "git", reason: reason.visible)
  }
}
