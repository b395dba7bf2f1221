import Foundation
import SweepDiff
import SweepFiles
import SweepReports
import SweepXML
import TestSupport
import Testing

@testable import SweepChecks

/// Pairs of files, and their results.
@Suite struct DiffRunTests {
  private func run(
    _ strictness: DiffRun.Strictness, _ files: [String: String]
  ) async throws -> DiffRun {
    try await withTemporaryFolder { folder in
      for side in ["old", "new"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: side), withIntermediateDirectories: false)
      }
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      var run = DiffRun(DiffOptions(), limits: .default, seconds: 60, strictness)
      run.compare(
        try DiffPair.pairs(
          folder.appending(path: "old").path, folder.appending(path: "new").path))
      return run
    }
  }

  private static func svg(_ fill: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0' fill='\(fill)'/></svg>"
  }

  private static let files = [
    "old/same.svg": svg("red"), "new/same.svg": svg("#f00"), "old/other.svg": svg("red"),
    "new/other.svg": svg("blue"), "old/gone.svg": svg("red"), "new/come.svg": svg("red"),
  ]

  @Test func `folders are compared by the names of their files`() async throws {
    let run = try await run(.strict, Self.files)
    #expect(run.count == 4 && run.hasDifferences && !run.hasFailed)
    let text = try ReportFormat.text.text(of: run, color: false, version: "1")
    #expect(text.contains("gone.svg file removed\n"))
    #expect(text.contains("come.svg file added\n"))
    #expect(text.contains("fill 'red' → 'blue'") && !text.contains("same.svg"))
  }

  @Test(arguments: [
    (DiffRun.Strictness.strict, "old", false, true), (.strict, "new", false, true),
    (.forgivesOld, "old", true, false), (.forgivesOld, "new", true, true),
    (.forgivesAll, "new", true, false),
  ])
  func `an unreadable file is an error or a difference`(
    _ strictness: DiffRun.Strictness, _ side: String, _ differs: Bool, _ fails: Bool
  ) async throws {
    var files = ["old/a.svg": Self.svg("red"), "new/a.svg": Self.svg("red")]
    files["\(side)/a.svg"] = "<svg"
    let run = try await run(strictness, files)
    #expect(run.hasDifferences == differs && run.hasFailed == fails)
  }

  @Test func `a page shows all pairs that differ`() async throws {
    let run = try await run(.strict, Self.files)
    let page = try ReportFormat.html.text(of: run, color: false, version: "1")
    #expect(page.contains("pairs of files differ") && page.contains("<iframe "))
  }

  @Test func `git passes seven or nine arguments`() {
    let arguments = ["a.svg", "old/a.svg", "h", "100644", "/dev/null", "0", "0"]
    let pair = DiffPair.external(arguments).first
    #expect(pair?.oldName == "a/a.svg" && pair?.path == "a.svg" && pair?.new == nil)
    #expect(DiffPair.external(arguments + ["b.svg", "renamed"]).first?.newName == "b/b.svg")
    #expect(DiffPair.external(["a.svg"]).isEmpty)
  }
}
