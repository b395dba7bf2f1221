import SweepFilm
import SweepMedia

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program `sweephand-media`: it receives films on its standard input and sends files back, until the
/// other side goes. `sweephand` starts it; nobody else has to.
@main
enum SweephandMedia {
  static func main() {
    guard CommandLine.argc == 1 else { usage() }
    #if Media
      // Whoever started it reads why a write fails, and is not worth a signal.
      signal(SIGPIPE, SIG_IGN)
      // Libraries abort on numbers beyond their limits: the message of the other side is enough.
      signal(SIGABRT, SIG_DFL)
      MemoryLimit.set(1 << 30)
      goWithTheOther()
      work()
    #else
      say("sweephand-media was built without the trait 'Media', and makes no pictures")
      exit(2)
    #endif
  }

  private static func usage() -> Never {
    say(
      """
      sweephand-media makes pixels, films and PDF for sweephand, which starts it:

        sweephand render speedometer -o speed.gif
      """)
    exit(["--help", "-h", "--version"].contains(CommandLine.arguments.last) ? 0 : 2)
  }

  private static func say(_ text: String) { write(STDERR_FILENO, text + "\n", text.utf8.count + 1) }

  #if Media
    private static func work() -> Never {
      var reader = MessageReader { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      while true {
        let result = Result { () throws(MediaError) in
          guard let film = try Film(from: &reader) else { exit(0) }
          return try MediaWriter.file(of: film)
        }
        MediaFile.send(result, send)
        // After a message that could not be read nobody knows where the next begins.
        if case .failure = result { exit(2) }
      }
    }

    private static func send(_ bytes: [UInt8]) {
      var done = 0
      while done < bytes.count {
        let count = bytes.withUnsafeBytes {
          write(STDOUT_FILENO, $0.baseAddress.map { $0 + done }, $0.count - done)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { exit(2) }
        done += count
      }
    }

    /// Ends the process as soon as the other side of its standard input is gone, whatever it does then.
    private static func goWithTheOther() {
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      pthread_create(&thread, nil, { _ in SweephandMedia.watch() }, nil)
    }

    private static func watch() -> Never {
      var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      while poll(&input, 1, -1) < 0 || input.revents & Int16(POLLHUP | POLLERR) == 0 {}
      _exit(0)
    }
  #endif
}
