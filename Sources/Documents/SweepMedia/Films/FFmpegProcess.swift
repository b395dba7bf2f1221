#if Media
  import SweepFilm

  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// ffmpeg while it reads a film.
  final class FFmpegProcess {
    /// The number under which it has the file that it writes.
    static let fileNumber: Int32 = 3

    private var id = pid_t()
    private var input: Int32
    private let errors: Int32
    /// Whether it has taken all that was written so far.
    private(set) var isRunning = true
    /// The last line of its standard error.
    private(set) var message = ""

    /// Starts it.
    init(_ arguments: [String], file: Int32) throws(MediaError) {
      var films: [Int32] = [-1, -1]
      var words: [Int32] = [-1, -1]
      guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &films) == 0, pipe(&words) == 0
      else {
        throw MediaError("ffmpeg cannot be started: \(String(cString: strerror(errno)))")
      }
      for end in films + words { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      defer {
        close(films[1])
        close(words[1])
      }
      (input, errors) = (films[0], words[0])
      let outcome = Self.spawn(
        arguments, [(films[1], 0), (words[1], 2), (file, Self.fileNumber)], &id)
      guard outcome == 0 else {
        close(input)
        close(errors)
        throw outcome == ENOENT
          ? MediaError(
            "films of this form need ffmpeg, which is not installed",
            hint: "apt-get install ffmpeg, or write a .gif, .webp or .y4m file")
          : MediaError("ffmpeg cannot be started: \(String(cString: strerror(outcome)))")
      }
    }

    deinit { close(errors) }

    /// Hands it the next bytes of the film.
    func write(_ bytes: [UInt8]) throws(MediaError) {
      var done = 0
      while done < bytes.count {
        let count = bytes.withUnsafeBytes { bytes in
          send(input, bytes.baseAddress.map { $0 + done }, bytes.count - done, Self.noSignal)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          isRunning = false
          throw MediaError("ffmpeg ended before the film did")
        }
        done += count
      }
    }

    /// Ends the film, and waits until it is made.
    ///
    /// - Returns: the exit code; 128 and a signal's number if one has ended it.
    func finish() -> Int32 {
      close(input)
      var text = [UInt8](repeating: 0, count: 4096)
      var said: [UInt8] = []
      while case let count = read(errors, &text, text.count), count > 0 {
        said = (said + text.prefix(count)).suffix(4096)
      }
      let lines = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline)
      message = String(lines.last?.prefix(200) ?? "")
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
    }

    private static var noSignal: Int32 {
      #if canImport(Darwin)
        0
      #else
        Int32(MSG_NOSIGNAL)
      #endif
    }

    /// Starts a program with some files under numbers, and no limit of memory but its own.
    private static func spawn(
      _ words: [String], _ files: [(Int32, Int32)], _ id: inout pid_t
    ) -> Int32 {
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
      #else
        var actions = posix_spawn_file_actions_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      for (file, number) in files { posix_spawn_file_actions_adddup2(&actions, file, number) }
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      var arguments = words.map { strdup($0) } + [nil]
      defer { for text in arguments { free(text) } }
      return MemoryLimit.lifted { posix_spawnp(&id, words[0], &actions, nil, &arguments, environ) }
    }
  }
#endif
