import Foundation
import Testing

@testable import SweepPreview

/// Changes of files, sent to the open pages.
@Suite struct LiveTests {
  /// The next change of a folder that names a file, within ten seconds.
  private func change(
    of name: String, in bench: Bench, after work: @Sendable () throws -> Void
  ) async throws -> Bool {
    let changes = FolderWatch.changes(below: bench.folder.path)
    // The watch has read the folder after its first request.
    try await Task.sleep(for: .milliseconds(300))
    try work()
    return try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        for await paths in changes where paths.contains(where: { $0.hasSuffix("/" + name) }) {
          return true
        }
        return false
      }
      group.addTask {
        try await Task.sleep(for: .seconds(10))
        return false
      }
      defer { group.cancelAll() }
      return try await group.next() ?? false
    }
  }

  @Test func filesThatAreWrittenAreSeen() async throws {
    let bench = try Bench(["a.yaml": "1"])
    #expect(
      try await change(of: "a.yaml", in: bench) {
        try Data("22".utf8).write(to: bench.folder.appending(path: "a.yaml"))
      })
  }

  @Test func filesThatAreReplacedAreSeen() async throws {
    let bench = try Bench(["a.yaml": "1"])
    #expect(try await change(of: "a.yaml", in: bench) { try bench.write("2", to: "a.yaml") })
  }

  @Test func filesInNewFoldersAreSeen() async throws {
    let bench = try Bench()
    #expect(
      try await change(of: "b.csv", in: bench) { try bench.write("2", to: "new/deep/b.csv") })
  }

  @Test func aFolderMayGoAndComeAgain() async throws {
    let bench = try Bench(["a.yaml": "1"])
    try FileManager.default.removeItem(at: bench.folder)
    #expect(try await change(of: "a.yaml", in: bench) { try bench.write("1", to: "a.yaml") })
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
