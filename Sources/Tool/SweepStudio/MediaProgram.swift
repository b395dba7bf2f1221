package import SweepFilm
import SweepFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program `sweephand-media` while it runs: films go in, files come out.
package final class MediaProgram {
  private let process: ChildProcess
  private var reader: MessageReader
  private let deadline: Deadline

  /// The time limit of a response.
  private final class Deadline {
    var end: ContinuousClock.Instant?
  }

  /// Starts the program, which is looked for beside this one and in `PATH`.
  package init() throws(MediaError) {
    guard let process = ChildProcess([Self.path], output: .conversation, isQuiet: false) else {
      throw MediaError(
        "pictures that are not SVG need the program sweephand-media, which is not installed",
        hint: """
          install the package sweephand-media, or build it: \
          swift build --traits Tool,Media --product sweephand-media
          """)
    }
    let deadline = Deadline()
    reader = MessageReader { buffer in
      Self.wait(for: process.descriptor, until: deadline.end)
        ? read(process.descriptor, buffer.baseAddress, buffer.count) : 0
    }
    (self.process, self.deadline) = (process, deadline)
  }

  /// Whether it has not ended.
  package var isRunning: Bool {
    var state = pollfd(fd: process.descriptor, events: Int16(POLLIN), revents: 0)
    // A program that is waiting sends nothing unsolicited.
    return poll(&state, 1, 0) == 0
  }

  deinit { _ = process.wait() }

  /// Makes the file of a film.
  ///
  /// - Parameter seconds: how long it may take; nil for any time.
  /// - Throws: ``MediaError``; the program is then of no more use.
  package func file(of film: Film, seconds: Double? = nil) throws(MediaError) -> MediaFile {
    deadline.end = seconds.map { .now + .seconds($0) }
    do throws(FileError) {
      try film.send { (bytes) throws(FileError) in
        try Descriptor.converse(bytes, to: process.descriptor, path: "sweephand-media")
      }
    } catch {
      // If the program has rejected the film, its response gives the reason.
    }
    let answer = Result { () throws(MediaError) in try MediaFile(from: &reader) }
    if case .failure = answer { process.end() }
    return try answer.get()
  }

  /// Whether the program is there to be started.
  package static var isInstalled: Bool { Paths.program(path) != nil }

  /// The forms that can be made here; none where the program is not installed.
  package static var forms: [MediaForm] {
    guard isInstalled else { return [] }
    let hasFFmpeg = Paths.program("ffmpeg") != nil
    return MediaForm.allCases.filter { hasFFmpeg || !$0.needsFFmpeg }
  }

  /// The program beside this one, if there is one; else its name, for `PATH`.
  private static var path: String {
    let name = "sweephand-media"
    let beside = Paths.ownProgram.map { Paths.folder(of: $0) + "/" + name }
    return beside.flatMap(Paths.program) ?? name
  }

  private static func wait(for descriptor: Int32, until end: ContinuousClock.Instant?) -> Bool {
    guard let end else { return true }
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let rest = (end - .now) / .milliseconds(1)
      guard rest > 0 else { return false }
      if poll(&ready, 1, Int32(min(rest.rounded(.up), 1e9))) > 0 { return true }
    }
  }
}
