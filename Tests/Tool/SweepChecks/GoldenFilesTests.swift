import Foundation
import SweepFiles
import TestSupport
import Testing

@testable import SweepChecks

/// The checked documents, and those without pictures.
@Suite struct GoldenFilesTests {
  private static let dial = "sweephand: 1\ntemplate: ring\n"

  /// The paths below a folder that has documents, pictures and artwork.
  private func found(
    _ paths: [String], areChanges: Bool = false
  ) async throws -> (documents: [String], orphans: [String]) {
    try await withTemporaryFolder { folder in
      let manager = FileManager.default
      try manager.createDirectory(
        at: folder.appending(path: "b"), withIntermediateDirectories: false)
      for (name, text) in [
        ("a.yaml", Self.dial), ("b.yml", Self.dial), ("note.yaml", "title: x\n"),
        ("a.svg", "<svg/>"), ("b/needle.svg", "<svg/>"), ("lone.svg", "<svg/>"),
      ] {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      let files = try GoldenFiles(
        paths.map { $0.isEmpty ? folder.path : "\(folder.path)/\($0)" }, areChanges: areChanges)
      func names(_ paths: [String]) -> [String] {
        paths.map { String($0.dropFirst(folder.path.count + 1)) }
      }
      return (names(files.documents), names(files.orphans))
    }
  }

  @Test func `artwork that a document names is no orphan`() async throws {
    try await withTemporaryFolder { folder in
      for name in ["dials", "art"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: false)
      }
      for (name, text) in [
        ("dials/a.yaml", "sweephand: 1\nlayers:\n  - artwork: {file: hands.svg}\n"),
        ("dials/b.json", "{\"sweephand\": 1, \"x\": [\"../art/my face.SVG\", \"in/x.svg\"]}"),
        ("dials/hands.svg", ""), ("art/my face.SVG", ""), ("art/hands.svg", ""),
        ("dials/a.svg", ""),
      ] {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      let files = try GoldenFiles([folder.path], areChanges: false)
      #expect(files.orphans == ["\(folder.path)/art/hands.svg"])
    }
  }

  @Test func `folders hold documents, artwork and orphans`() async throws {
    let files = try await found([""])
    #expect(files.documents == ["a.yaml", "b.yml"])
    #expect(files.orphans == ["lone.svg"])
  }

  @Test func `changed files stand for the documents they concern`() async throws {
    let files = try await found(["a.svg", "note.yaml", "lone.svg", "b.yml"], areChanges: true)
    #expect(files.documents == ["a.yaml", "b.yml"] && files.orphans.isEmpty)
  }

  @Test func `a named file is checked whatever it is`() async throws {
    #expect(try await found(["note.yaml"]).documents == ["note.yaml"])
  }

  @Test func `the standard input has no picture beside it`() {
    #expect(throws: FileError.self) { try GoldenFiles(["-"], areChanges: false) }
  }
}
