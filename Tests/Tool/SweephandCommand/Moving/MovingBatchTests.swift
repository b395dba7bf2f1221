import Foundation
import TestSupport
import Testing

/// `sweephand batch` and `sweephand serve` of SVG files.
@Suite struct MovingBatchTests {
  private let slide = MovingRenderTests.moving

  @Test func `batch draws each SVG file of a folder as render does`() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(slide, to: "icons/a.svg")
      try folder.write(slide, to: "icons/sub/b.svg")
      let outcome = try await Sweephand.run(
        ["batch", "icons", "-o", "out/{name}.svg", "--at", "1s"], folder: folder)
      #expect(outcome.status == 0 && outcome.errors == "2 files\n", "\(outcome)")
      let one = try await Sweephand.run(
        ["render", "icons/a.svg", "--at", "1s"], folder: folder)
      for name in ["out/a.svg", "out/sub/b.svg"] {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        #expect(text == one.output)
      }
    }
  }

  @Test func `batch tells the SVG files that fail and draws the others`() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("<svg", to: "a.svg")
      try folder.write(slide, to: "b.svg")
      let outcome = try await Sweephand.run(
        ["batch", ".", "-o", "out/{name}.svg"], folder: folder)
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.contains("a.svg: 1:5") && outcome.errors.hasSuffix("2 files, 1 failed\n"))
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "out/b.svg").path))
      let strict = try await Sweephand.run(
        ["batch", ".", "-o", "never/{name}.svg", "--strict"], folder: folder)
      #expect(strict.status == 1)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "never").path))
      let itself = try await Sweephand.run(["batch", "b.svg", "-o", "{name}.svg"], folder: folder)
      #expect(itself.status == 2 && itself.errors.contains("b.svg: is read here"))
      let text = try String(contentsOf: folder.appending(path: "b.svg"), encoding: .utf8)
      #expect(text == slide)
    }
  }

  @Test(arguments: [
    (["batch", "a.svg", "-o", "x.gif"], "use {name}"),
    (["batch", "a.svg", "-o", "{name}.gif", "--data", "a.csv"], "--data is for the rows"),
    (["batch", "a.svg", "-o", "{name}.gif", "--set", "value=1"], "--set is for the rows"),
    (["batch", "a.svg", "-o", "{name}.svg", "--size", "9"], "--size is for pixels"),
    (["batch", "a.svg", "-o", "{name}.png", "--fps", "9"], "--fps is for films"),
    (["batch", "ring", "-o", "{row}.svg"], "name it with --data"),
    (["batch", "ring", "--data", "a.csv", "-o", "{row}.svg", "--size", "9"], "--size is for SVG"),
    (["serve", "none.svg"], "none.svg"),
  ])
  func `options of tables and of SVG files are told apart`(
    _ words: [String], _ message: String
  ) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(slide, to: "a.svg")
      let outcome = try await Sweephand.run(words, folder: folder)
      #expect(outcome.status != 0 && outcome.errors.contains(message), "\(outcome)")
    }
  }
}
