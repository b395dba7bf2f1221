import Foundation
import TestSupport
import Testing

/// Pairs that are large, shuffled or broken (rows 76, 77).
@Suite struct HostileDiffTests {
  private static let head = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>\n"

  private static func file(_ numbers: some Sequence<Int>) -> String {
    head + numbers.map { "<rect id='r\($0)' x='\($0)' width='1' height='1'/>\n" }.joined()
      + "</svg>\n"
  }

  @Test func spellingIsNoDifference() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.file(0..<20_000), to: "a.svg")
      let other = Self.file(0..<20_000).replacing("'", with: "\"")
        .replacing("width=\"1\" height=\"1\"", with: "height='1.0'  width='1e0'")
      try folder.write(other, to: "b.svg")
      let same = try await Sweephand.run("diff", "a.svg", "b.svg", folder: folder)
      #expect(same.status == 0 && same.output.isEmpty && same.errors.isEmpty)
    }
  }

  @Test func shuffledChildrenComeToAnEnd() async throws {
    try await withTemporaryFolder { folder in
      var random = SplitMix64(seed: 77)
      try folder.write(Self.file((0..<20_000).shuffled(using: &random)), to: "a.svg")
      try folder.write(Self.file((0..<20_000).shuffled(using: &random)), to: "b.svg")
      let run = try await Sweephand.run("diff", "a.svg", "b.svg", folder: folder)
      #expect(run.status == 1 && !run.wasSignalled)
      #expect(!run.output.isEmpty && run.output.utf8.count < 8 << 20)
    }
  }

  @Test func troubleIsNoDifference() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.file(0..<3), to: "a.svg")
      try folder.write(String(Self.file(0..<3).dropLast(10)), to: "b.svg")
      for pair in [["a.svg", "b.svg"], ["b.svg", "a.svg"], ["a.svg", "none.svg"]] {
        let errors = try await Sweephand.trouble(["diff"] + pair, folder: folder)
        #expect(errors.contains(pair.contains("b.svg") ? "b.svg" : "none.svg"))
      }
    }
  }
}
