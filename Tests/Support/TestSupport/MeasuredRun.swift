#if os(Linux)
  package import Foundation
  import Glibc

  /// One run of a program with what it took, its input and outputs being files.
  package struct MeasuredRun: Sendable {
    /// The exit code; nil where a signal ended it.
    package let status: Int32?
    package let output: [UInt8]
    package let errors: String
    /// The time that it computed, in seconds, whatever else the machine did.
    package let processorSeconds: Double

    /// Runs a program in a folder and waits for its end.
    ///
    /// It is killed where it takes more than so many seconds, and gets no more than so much memory:
    /// what the system says of a child's memory counts its parent's.
    package static func run(
      _ program: String, _ arguments: [String], in folder: URL, input: String = "/dev/null",
      seconds: Int = 60, mebibytes: Int = 256
    ) async throws -> MeasuredRun {
      try await withTemporaryFolder { streams in
        let output = streams.appending(path: "output")
        let errors = streams.appending(path: "errors")
        let start = "ulimit -d \(mebibytes << 10) && cd \"$0\" && exec timeout -s KILL \"$@\""
        var command = ["/bin/sh", "-c", start, folder.path]
        command += ["\(seconds)", program] + arguments
        let (status, usage) = try await ended(
          command, [(0, input, O_RDONLY), (1, output.path, writing), (2, errors.path, writing)])
        let time = usage.ru_utime.seconds + usage.ru_stime.seconds
        return MeasuredRun(
          // The codes of `timeout` for a program that a signal ended, and for one that it killed.
          status: status & 0x7f == 0 && status >> 8 < 124 ? status >> 8 : nil,
          output: Array(try Data(contentsOf: output)),
          errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
          processorSeconds: time)
      }
    }

    private static let writing = O_WRONLY | O_CREAT

    /// Starts a command with files as its streams, and gives what `wait4` tells at its end.
    private static func ended(
      _ command: [String], _ streams: [(Int32, String, Int32)]
    ) async throws -> (Int32, rusage) {
      try await withCheckedThrowingContinuation { continuation in
        // A thread of its own, as it waits.
        Thread.detachNewThread {
          var actions = posix_spawn_file_actions_t()
          posix_spawn_file_actions_init(&actions)
          defer { posix_spawn_file_actions_destroy(&actions) }
          for (number, path, flags) in streams {
            posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
          }
          var arguments = command.map { strdup($0) } + [nil]
          defer { arguments.forEach { free($0) } }
          var process: pid_t = 0
          let failure = posix_spawn(&process, command[0], &actions, nil, &arguments, environ)
          guard failure == 0 else {
            return continuation.resume(throwing: CommandError.notFound(command[0]))
          }
          var (status, usage) = (Int32(), rusage())
          while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
          continuation.resume(returning: (status, usage))
        }
      }
    }
  }

  extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
  }
#endif
