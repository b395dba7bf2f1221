import Foundation
import TestSupport
import Testing

/// Films as folders of numbered still pictures, and the detection of motion.
@Suite struct FramesTests {
  private static let sweep = ["render", "speedometer", "--id-prefix", "none"]

  @Test(arguments: ["25fps", "25"])
  func aFilmGoesOnUntilAllIsAtRest(_ rate: String) async throws {
    try await withTemporaryFolder { folder in
      let film = try await Sweephand.run(
        Self.sweep + ["--frames", rate, "-o", "new/film", "--validate"], folder: folder)
      #expect(film.status == 0 && film.output == "")
      let said = try /new\/film  21 frames  \d+\.\d KiB  \d+\.\d ms\n/.wholeMatch(in: film.errors)
      #expect(said != nil, "\(film.errors)")
      // 0.8 s have twenty steps, and both ends show.
      let made = folder.appending(path: "new/film")
      let names = (1...21).map { "frame-00\($0 < 10 ? "0" : "")\($0).svg" }
      #expect(try made.files == names)
      for (number, moment) in [(1, "0"), (2, "40ms"), (20, "0.76s"), (21, "1min")] {
        let still = try await Sweephand.run(Self.sweep + ["--at", moment])
        #expect(try made.bytes(names[number - 1]) == still.bytes, "frame \(number)")
      }
    }
  }

  /// The moments by the second hand, which turns by 6° a second from 252°.
  @Test(
    arguments: [
      (["--frames", "2", "--until", "1.5s"], ["252", "255", "258", "261"]),
      (["--frames", "1fps", "--from", "2s", "--until", "4.9s"], ["264", "270", "276"]),
      (["--frames", "0.5", "--from", "1s", "--until", "1s"], ["258"]),
    ])
  func aPartIsChosen(_ options: [String], _ angles: [String]) async throws {
    try await withTemporaryFolder { folder in
      let film = try await Sweephand.run(
        ["render", "clock", "--id-prefix", "none", "-q", "-o", "."] + options, folder: folder)
      #expect(film.status == 0 && film.errors == "" && film.output == "")
      let shown = try folder.files.map { name in
        let svg = String(decoding: try folder.bytes(name), as: UTF8.self)
        return try #require(try /id="second" transform="rotate\((\d+)\)"/.firstMatch(in: svg)).1
      }
      #expect(shown.map(String.init) == angles)
    }
  }

  /// Three readings take turns for ever; the film is one turn of them, without its first again.
  @Test func aFilmWithoutEndIsOnePeriod() async throws {
    try await withTemporaryFolder { folder in
      let dial =
        ["render", "speedometer", "--set", "readings=1,50,3", "--id-prefix", "none"]
        + ["--set", "duration=2", "--set", "easing=linear"]
      let film = try await Sweephand.run(
        dial + ["--frames", "10", "-q", "-o", "film"], folder: folder)
      #expect(film.status == 0)
      let made = folder.appending(path: "film")
      let names = try made.files
      #expect(names.count == 60)
      let next = try await Sweephand.run(dial + ["--at", "6s"])
      let first = try await Sweephand.run(dial + ["--at", "0s"])
      #expect(next.bytes == first.bytes)
      #expect(try made.bytes(names[0]) == first.bytes && made.bytes(names[59]) != first.bytes)
    }
  }

  @Test(
    arguments: [
      (
        ["--frames", "25"], "sweephand: --frames writes several files; name a folder with --output"
      ),
      (["--frames", "25", "-o", "-"], "sweephand: --frames writes several files"),
      (["--frames", "25", "-o", "file"], "sweephand: file: is not a folder"),
      (["--frames", "25", "-o", "file/film"], "sweephand: file/film: not a directory"),
      (["--frames", "25", "-o", ""], "sweephand: '': no such file or directory"),
      (
        ["--frames", "0", "-o", "film"],
        "sweephand: the value '0' is invalid for '--frames <rate>': use a rate above 0"
      ),
      (
        ["--frames", "1e3", "-o", "film"],
        "sweephand: the value '1e3' is invalid for '--frames <rate>': use a rate above 0"
      ),
      (
        ["--frames", "1000.1", "-o", "film"],
        "sweephand: the value '1000.1' is invalid for '--frames <rate>': use a rate above 0"
      ),
      (
        ["--frames", "fps", "-o", "film"],
        "sweephand: the value 'fps' is invalid for '--frames <rate>': use a rate above 0"
      ),
      (["--frames", "5", "--at", "1s", "-o", "film"], "sweephand: --at and --frames exclude"),
      (["--until", "1s"], "sweephand: --until needs --frames"),
      (["--from", "1s"], "sweephand: --from needs --frames"),
      (
        ["--frames", "5", "--from", "x", "-o", "film"],
        "sweephand: the value 'x' is invalid for '--from <time>': use a time from 0 to"
      ),
      (
        ["--frames", "5", "--until", "1000001s", "-o", "film"],
        "sweephand: the value '1000001s' is invalid for '--until <time>': use a time from 0 to"
      ),
      (
        ["--frames", "5", "--from", "2s", "--until", "1s", "-o", "film"],
        "sweephand: --until is before --from"
      ),
      (
        ["--frames", "1000", "--until", "10s", "-o", "film"],
        "sweephand: there would be 10001 frames, more than the limit of 10000\n  help: choose a part"
      ),
      (
        ["--frames", "2", "--stop-after", "5s", "-o", "film"],
        "sweephand: --frames and --stop-after exclude each other"
      ),
      (
        ["--at", "1s", "--stop-after", "5s"],
        "sweephand: --at and --stop-after exclude each other"
      ),
      (["--motion", "some"], "sweephand: the value 'some' is invalid for '--motion <motion>'"),
    ])
  func badUsageEndsWith2(_ options: [String], _ message: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write("old", to: "file")
      let errors = try await Sweephand.trouble(["render", "speedometer"] + options, folder: folder)
      #expect(errors.hasPrefix(message), "\(errors)")
      #expect(try folder.files == ["file"] && folder.bytes("file") == Array("old".utf8))
    }
  }

  @Test(arguments: ["speedometer", "clock"])
  func motionIsFullReducedOrNone(_ name: String) async throws {
    let usual = try await Sweephand.picture([name])
    #expect(try await Sweephand.picture([name, "--motion", "reduced"]) == usual)
    #expect(usual.contains("<animate") && usual.contains("prefers-reduced-motion"))
    let full = try await Sweephand.picture([name, "--motion", "full"])
    #expect(full.contains("<animate") && !full.contains("prefers-reduced-motion"))
    let none = try await Sweephand.picture([name, "--motion", "none"])
    #expect(!none.contains("<animate") && !none.contains("<style"))
    let end = name == "clock" ? "0" : "1min"
    #expect(try await Sweephand.picture([name, "--at", end]) == none)
  }
}
