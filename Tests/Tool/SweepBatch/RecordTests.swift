import Foundation
import TestSupport
import Testing

@testable import SweepBatch

/// Records are split at their ends, whatever the block sizes.
@Suite struct RecordTests {
  private func records(_ text: String, limit: Int = 1 << 20) async throws -> [String] {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "data")
      try Data(text.utf8).write(to: file)
      var splitter = try RecordSplitter(file.path, limit: limit)
      var records: [String] = []
      while let record = try splitter.next() {
        records.append("\(record.line): " + String(decoding: record.bytes, as: UTF8.self))
      }
      return records
    }
  }

  @Test func csvKeepsLineBreaksInQuotes() async throws {
    #expect(
      try await records("\u{feff}a,b\r\n\r\n1,\"x\ny\"\"\n\"\n2,5\"\n3,\"\"\"\"\n") == [
        "1: a,b", "3: 1,\"x\ny\"\"\n\"", "6: 2,5\"", "7: 3,\"\"\"\"",
      ])
  }

  @Test func linesAndListsAreCutAlike() async throws {
    #expect(
      try await records("{\"a\":\"],\\\"\"}\n{}") == ["1: {\"a\":\"],\\\"\"}", "2: {}"])
    #expect(
      try await records("[{\"a\":\"],\\\"\"},\n[{},1]]\n ") == [
        "1: {\"a\":\"],\\\"\"}", "1: \n[{},1]",
      ])
    #expect(try await records(" [ ] ").isEmpty)
  }

  @Test(arguments: ["[{}", "[{}]x", "[\"a]", "a\n\"" + String(repeating: "x", count: 2000)])
  func whatHasNoEndIsAnError(_ text: String) async throws {
    await #expect(throws: (any Error).self) { _ = try await records(text, limit: 1000) }
  }

  @Test func blocksDoNotShow() async throws {
    let row = String(repeating: "é", count: 700) + ",\"" + String(repeating: "\n", count: 9) + "\""
    let text = Array(repeating: row, count: 300).joined(separator: "\n")
    let found = try await records(text)
    #expect(found.count == 300 && found.last == "2991: " + row)
  }
}
