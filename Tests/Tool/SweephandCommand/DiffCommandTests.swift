import Foundation
import TestSupport
import Testing

/// `sweephand diff` on files and folders.
@Suite struct DiffCommandTests {
  private static let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">"
  private let red = "\(head)<path d=\"M0 0H9\" fill=\"red\"/></svg>"
  private let blue = "\(head)<path fill=\"blue\" d=\"M0,0 L9,0\"/></svg>"
  private let scarlet = "\(head)\n  <path fill='#F00' d='m0,0 9,0'></path>\n</svg>"

  private func inFolder(
    _ files: [String: String], _ body: (URL) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      for (name, text) in files {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try await body(folder)
    }
  }

  @Test func exitCodesAreThoseOfDiff() async throws {
    try await inFolder(["a.svg": red, "b.svg": blue, "c.svg": scarlet, "bad.svg": "<svg>"]) {
      let same = try await Sweephand.run("diff", "a.svg", "c.svg", folder: $0)
      #expect(same.status == 0 && same.output.isEmpty && same.errors.isEmpty)
      let other = try await Sweephand.run("diff", "a.svg", "b.svg", folder: $0)
      #expect(other.status == 1)
      #expect(other.output.contains("@@ /svg/path: fill 'red' → 'blue' @@\n-1:"))
      for arguments in [
        ["a.svg", "bad.svg"], ["a.svg", "none.svg"], ["a.svg"], ["-", "-"],
        ["--equal-within", "-1", "a.svg", "b.svg"], ["--tolerance", "1", "a.svg", "b.svg"],
        ["--ignore", "//[", "a.svg", "b.svg"],
      ] {
        _ = try await Sweephand.trouble(["diff"] + arguments, folder: $0)
      }
    }
  }

  @Test func optionsLeaveOut() async throws {
    try await inFolder(["a.svg": red, "b.svg": blue]) {
      let ignored = try await Sweephand.run(
        "diff", "--ignore", "//svg:path/@fill", "a.svg", "b.svg", folder: $0)
      #expect(ignored.status == 0)
      let near = red.replacing("H9", with: "H9.01")
      let input = try await Sweephand.run(
        "diff", "--equal-within", "0.02", "a.svg", "-", input: near, folder: $0)
      #expect(input.status == 0)
      let exact = try await Sweephand.run("diff", "a.svg", "-", input: near, folder: $0)
      #expect(exact.status == 1 && exact.output.contains("+++ <stdin>"))
    }
  }

  @Test func foldersAreComparedByName() async throws {
    let files = [
      "old/a.svg": red, "new/a.svg": blue, "old/in/b.svg": red, "new/in/b.svg": scarlet,
      "old/gone.svg": red, "new/come.svg": red, "new/note.txt": "",
    ]
    try await inFolder(files) { folder in
      let text = try await Sweephand.run("diff", "old", "new", folder: folder)
      #expect(text.status == 1)
      let heads = text.output.split(separator: "\n").filter {
        $0.hasPrefix("---") || $0.hasPrefix("+++")
      }
      #expect(
        heads == [
          "--- old/a.svg", "+++ new/a.svg", "+++ new/come.svg file added",
          "--- old/gone.svg file removed",
        ])
      let json = try await Sweephand.run("diff", "--format", "json", "old", "new", folder: folder)
      let list = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
      #expect(list?.compactMap { $0["old"] as? String } == ["old/a.svg", "old/gone.svg"])
      #expect(list?.compactMap { $0["new"] as? String } == ["new/a.svg", "new/come.svg"])
      let github = try await Sweephand.run(
        "diff", "--format", "github", "old", "new", folder: folder)
      #expect(github.output.contains("::error file=new/a.svg,line=1,col="))
      let junit = try await Sweephand.run("diff", "--format", "junit", "old", "new", folder: folder)
      #expect(junit.output.components(separatedBy: "<failure ").count == 4)
      let page = try await Sweephand.run("diff", "--format", "html", "old", "new", folder: folder)
      #expect(page.status == 1 && page.output.contains("pairs of files differ"))
      #expect(page.output.contains("<b>old/gone.svg</b> file removed"))
      #expect(page.output.contains("<b>new/come.svg</b> file added"))
    }
  }

  @Test func aPageIsWrittenWhole() async throws {
    try await inFolder(["a.svg": red, "b.svg": blue]) { folder in
      let outcome = try await Sweephand.run(
        "diff", "--format", "html", "-o", "page.html", "a.svg", "b.svg", folder: folder)
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      let page = String(decoding: try folder.bytes("page.html"), as: UTF8.self)
      #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
      #expect(!page.contains("%%"))
    }
  }

  @Test func whatIsOursIsToldInWords() async throws {
    try await inFolder([:]) { folder in
      for value in ["41.2", "44"] {
        _ = try await Sweephand.run(
          "render", "speedometer", "--set", "value=\(value)", "-o", "\(value).svg",
          folder: folder)
      }
      let outcome = try await Sweephand.run(
        "diff", "--format", "markdown", "41.2.svg", "44.svg", folder: folder)
      #expect(outcome.output.contains("| needle | end angle \\-20.838° → \\-14.208° |"))
      #expect(outcome.output.contains("| progress | fraction 41.2 % → 44 % |"))
      #expect(outcome.output.contains("described as '44"))
      #expect(outcome.output.contains("**41.2.svg → 44.svg**: 3 changes"))
    }
  }
}
