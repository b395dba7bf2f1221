import Foundation
import TestSupport
import Testing

/// A file of `samples/hostile/`: its name begins with the number of its row in docs/reliability.md.
struct HostileSample: CustomTestStringConvertible, Sendable {
  static let folder = Sweephand.root.appending(path: "samples/hostile")

  static let all: [HostileSample] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map(HostileSample.init)
  }()

  let name: String

  var testDescription: String { name }

  var isSVG: Bool { name.hasSuffix(".svg") || name.hasSuffix(".svgz") }

  /// Hands out a folder in which the sample lies beside a document that draws it.
  func asArtwork<Value>(_ body: (URL) async throws -> sending Value) async throws -> sending Value {
    try await withTemporaryFolder { folder in
      try copy(to: folder)
      try folder.write(
        "sweephand: 1\nlayers:\n  - artwork: {file: \(name)}\n", to: "dial.yaml")
      return try await body(folder)
    }
  }

  func copy(to folder: URL) throws {
    try FileManager.default.copyItem(
      at: Self.folder.appending(path: name), to: folder.appending(path: name))
  }

  /// The result of `validate`: its exit code and a line for each finding, without the file's name.
  func findings(_ profile: String) async throws -> (status: Int32, lines: [String]) {
    let outcome = try await Sweephand.run(
      ["validate", "--quiet", "--format", "short", "--profile", profile, name],
      folder: Self.folder)
    #expect(!outcome.wasSignalled)
    let lines = outcome.output.split(separator: "\n").map { line in
      line.hasPrefix(name) ? line.dropFirst(name.count + 1).trimmingPrefix(" ") : line
    }
    return (outcome.status, lines.map(String.init))
  }
}
