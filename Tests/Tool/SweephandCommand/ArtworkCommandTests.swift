import TestSupport
import Testing

/// Artwork that loses something: a warning, and with `--strict` a failure.
@Suite struct ArtworkCommandTests {
  @Test func `what artwork loses is told, and fails where that is asked for`() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>\n<script/></svg>",
        to: "art.svg")
      try folder.write("sweephand: 1\nlayers: [artwork: {file: art.svg}]\n", to: "dial.yaml")
      let told = try await Sweephand.run("render", "dial.yaml", "--validate", folder: folder)
      #expect(told.status == 0)
      #expect(told.errors.contains("art.svg:2:1: warning[SH0508]: 'script' is left out"))
      let strict = try await Sweephand.run("render", "dial.yaml", "--strict", folder: folder)
      #expect(strict.status == 2 && strict.output.isEmpty)
      #expect(strict.errors.hasSuffix("sweephand: nothing was written\n"))
    }
  }
}
