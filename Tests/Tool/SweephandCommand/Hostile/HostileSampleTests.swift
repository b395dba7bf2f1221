#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Every hostile sample by every way into the program: it ends by itself, soon, with little
  /// memory, and leaves nothing behind if it is rejected.
  @Suite(.serialized) struct HostileSampleTests {
    @Test func samplesAreSmallAndBelongToRows() {
      #expect(HostileSample.all.count > 100)
      for sample in HostileSample.all {
        let path = HostileSample.folder.appending(path: sample.name).path
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        #expect((facts?[.size] as? Int ?? .max) <= 65_536, "\(sample.name)")
        let row = Int(sample.name.prefix(2)) ?? 0
        #expect((1...84).contains(row), "\(sample.name)")
      }
    }

    @Test(arguments: HostileSample.all)
    func asDocument(_ sample: HostileSample) async throws {
      let run = try await ending(["render", sample.name], in: HostileSample.folder)
      #expect([0, 2].contains(run.status))
    }

    @Test(arguments: HostileSample.all)
    func asArtwork(_ sample: HostileSample) async throws {
      try await sample.asArtwork { folder in
        let before = try folder.files
        let run = try await ending(["render", "dial.yaml", "-q", "-o", "out.svg"], in: folder)
        #expect(try folder.files == (run.status == 0 ? before + ["out.svg"] : before).sorted())
      }
    }

    @Test(arguments: ["output", "svg2", "untrusted", "github-readme"])
    func areValidated(_ profile: String) async throws {
      let run = try await ending(
        ["validate", "--quiet", "--format", "short", "--profile", profile, "."],
        in: HostileSample.folder)
      #expect(run.status == 1)
    }

    @Test(arguments: HostileSample.all.filter(\.isSVG))
    func areCompared(_ sample: HostileSample) async throws {
      for pair in [[sample.name, "14-dtd-of-a-file.svg"], [sample.name, sample.name]] {
        let run = try await ending(["diff"] + pair, in: HostileSample.folder)
        #expect(pair[0] != pair[1] || run.status != 1, "a file differs from itself")
      }
    }

    /// All of them in one document, because an unreadable one does not affect the next.
    @Test(arguments: ["data", "pictures"])
    func asFilesOfADocument(_ use: String) async throws {
      try await withTemporaryFolder { folder in
        for sample in HostileSample.all { try sample.copy(to: folder) }
        var text = "sweephand: 1\n"
        if use == "data" {
          text += "plots:\n"
          for (index, sample) in HostileSample.all.enumerated() {
            text += "  p\(index): {data: {file: \(sample.name), y: t}}\n"
          }
          text += "layers: []\n"
        } else {
          text += "layers:\n"
          for sample in HostileSample.all { text += "  - image: {image: \(sample.name)}\n" }
        }
        try folder.write(text, to: "dial.yaml")
        let before = try folder.files
        let run = try await ending(["render", "dial.yaml", "-o", "out.svg"], in: folder)
        #expect(run.status == 2)
        #expect(try folder.files == before)
      }
    }

    private func ending(_ arguments: [String], in folder: URL) async throws -> MeasuredRun {
      let run = try await MeasuredRun.run(Sweephand.path, arguments, in: folder)
      #expect([0, 1, 2].contains(run.status), "\(arguments) \(run.errors.suffix(500))")
      #expect(run.processorSeconds < 20, "\(arguments)")
      // Nothing moves the cursor or breaks a line of the report.
      #expect(!run.errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      return run
    }
  }
#endif
