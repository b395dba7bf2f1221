import Foundation
import TestSupport
import Testing

/// The tutorials of DocC: each step is a program that prints its picture.
@Suite struct TutorialTests {
  private static let folder = "Sources/Drawing/Sweephand/Sweephand.docc/Resources"
  private static let resources = Repository.root.appending(path: folder)

  private static func steps() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: resources.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { String($0.dropLast(6)) }
  }

  @Test func `every step prints its picture`() async throws {
    let steps = try Self.steps()
    #expect(steps.count > 5)
    let printed = try await output(of: steps).components(separatedBy: "<!-- next -->\n").dropFirst()
    try #require(printed.count == steps.count)
    for (step, picture) in zip(steps, printed) {
      // A step prints the file and the end of a line.
      let file = "\(Self.folder)/\(step).svg"
      #expect(try Recording.difference(of: String(picture.dropLast()), from: file) == nil)
    }
  }

  @Test func `every step and every picture is in a tutorial`() throws {
    let folder = Self.resources.deletingLastPathComponent().appending(path: "Tutorials")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()
    let named = pages.matches(of: #/(?:file|source): "([^"]+)"/#).map { String($0.1) }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.resources.path)
    #expect(Set(named) == Set(files))
  }

  /// The output of the steps, one after the other, as one program: linking takes seconds.
  private func output(of steps: [String]) async throws -> String {
    try await withTemporaryFolder { folder in
      let functions = try steps.enumerated().map { number, step in
        let file = Self.resources.appending(path: "\(step).swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        return """
          func step\(number)() throws {
          #sourceLocation(file: "\(step).swift", line: 1)
          \(text.replacing("import Sweephand\n", with: "\n"))}

          """
      }
      let calls = steps.indices.map { "print(\"<!-- next -->\")\ntry step\($0)()\n" }
      let source = "import Sweephand\n" + functions.joined() + calls.joined()
      let (main, program) = (folder.appending(path: "main.swift"), folder.appending(path: "steps"))
      try Data(source.utf8).write(to: main)
      let arguments = try ["-swift-version", "6", "-o", program.path, main.path] + Self.library()
      let built = try await Command("swiftc", arguments).run()
      try #require(built.status == 0, "\(built.errors)")
      return try await Command(program.path).run().output
    }
  }

  /// The library that the tests were built with: its modules and its objects.
  private static func library() throws -> [String] {
    let build = Repository.build
    let drawing = Repository.root.appending(path: "Sources/Drawing").path
    let objects = try FileManager.default.contentsOfDirectory(atPath: drawing).sorted().flatMap {
      let folder = build.appending(path: "\($0).build").path
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".o") }.map { "\(folder)/\($0)" }
    }
    return ["-I", build.appending(path: "Modules").path] + objects
  }
}
