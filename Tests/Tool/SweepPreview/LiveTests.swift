import Foundation
import Testing

@testable import SweepPreview

/// Changes of files, sent to the open pages.
@Suite(.timeLimit(.minutes(5))) struct LiveTests {
  /// Waits for a change of a file that some work makes.
  private func waitForChange(
    of name: String, in bench: Bench, after work: () throws -> Void
  ) async throws {
    let changes = FolderWatch.changes(below: bench.folder.path)
    try work()
    for await paths in changes where paths.contains(where: { $0.hasSuffix("/" + name) }) { return }
  }

  @Test func filesThatAreWrittenAreSeen() async throws {
    let bench = try Bench(["a.yaml": "1"])
    try await waitForChange(of: "a.yaml", in: bench) {
      try Data("22".utf8).write(to: bench.folder.appending(path: "a.yaml"))
    }
  }

  @Test func aHiddenFileIsSeenIfItIsNamed() async throws {
    let bench = try Bench([".a.yaml": "1", ".b.yaml": "1"])
    let changes = FolderWatch.changes(below: bench.folder.path, and: ".a.yaml")
    for name in [".b.yaml", ".a.yaml"] {
      try Data("22".utf8).write(to: bench.folder.appending(path: name))
    }
    for await paths in changes {
      #expect(paths.map { $0.hasSuffix("/.a.yaml") } == [true])
      break
    }
  }

  @Test func filesThatAreReplacedAreSeen() async throws {
    let bench = try Bench(["a.yaml": "1"])
    try await waitForChange(of: "a.yaml", in: bench) { try bench.write("2", to: "a.yaml") }
  }

  @Test func filesInNewFoldersAreSeen() async throws {
    let bench = try Bench()
    try await waitForChange(of: "b.csv", in: bench) { try bench.write("2", to: "new/deep/b.csv") }
  }

  @Test func aFolderMayGoAndComeAgain() async throws {
    let bench = try Bench(["a.yaml": "1"])
    try FileManager.default.removeItem(at: bench.folder)
    try await waitForChange(of: "a.yaml", in: bench) { try bench.write("1", to: "a.yaml") }
  }

  @Test func pagesAreTold() async throws {
    let bench = try Bench()
    let hub = EventHub()
    var events = hub.listen().makeAsyncIterator()
    let hello = String(decoding: try #require(await events.next()), as: UTF8.self)
    #expect(hello.contains("event: hello\n") && hello.hasSuffix("\n\n"))
    hub.send(["a.yaml"], areDials: true)
    let change = String(decoding: try #require(await events.next()), as: UTF8.self)
    #expect(change.contains("id: 2\nevent: change\n") && change.contains("\"a.yaml\""))
    _ = bench
  }
}
