import Foundation
import HTTPTypes
import SweepHTTP
import TestSupport
import Testing

@testable import SweepPreview

/// Drawings that the page opens, rigs and saves.
@Suite struct RigTests {
  private func drawing(_ name: String) throws -> String {
    let folder = Repository.root.appending(path: "samples/artwork/rigged")
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func ask(
    _ bench: Bench, _ path: String, _ request: [String: Any]
  ) async throws -> [String: Any] {
    try await bench.object(path, post: request)
  }

  private func open(_ bench: Bench, _ name: String, _ text: String) async throws -> [String: Any] {
    try await ask(
      bench, "/api/drawings", ["name": name, "content": Data(text.utf8).base64EncodedString()])
  }

  private func read(_ bench: Bench, _ name: String) throws -> String {
    try String(contentsOf: bench.folder.appending(path: name), encoding: .utf8)
  }

  @Test func partsAreFoundAndChosen() async throws {
    let bench = try Bench(["sub/a.svg": drawing("figma-uneven.svg")])
    let id = "folder/sub/a.svg"
    let told = try await ask(bench, "/api/rig", ["id": id, "listsParts": true])
    #expect((told["needle"] as? [String: Any])?["name"] as? String == "hand")
    let scale = try #require(told["scale"] as? [String: Any])
    #expect((scale["stops"] as? [[String: Any]])?.count == 9)
    #expect((told["svg"] as? String)?.contains("<svg") == true)
    let parts = try #require((told["drawing"] as? [String: Any])?["parts"] as? [[String: Any]])
    #expect(parts.contains { $0["text"] as? String == "120" })
    let again = try await ask(
      bench, "/api/rig",
      ["id": id, "pivot": [201, 199], "stops": [[0, -90], [10, 90]], "value": 5])
    #expect(again["drawing"] == nil)
    #expect((again["text"] as? String)?.contains("angles: [[0, -90], [10, 90]]") == true)
    #expect((again["svg"] as? String)?.contains("translate(201 199)") == true)
    let index = try #require(parts.firstIndex { $0["name"] as? String == "kW" })
    let lit = try await ask(
      bench, "/api/rig",
      ["id": id, "arc": index, "bands": [[index]], "lamps": [[index, NSNull(), 20]]])
    let lamp = try #require((lit["lamps"] as? [[String: Any]])?.first)
    #expect(lamp["below"] as? Double == 20 && lamp["from"] == nil)
    #expect((lit["arc"] as? [String: Any])?["isChosen"] as? Bool == true)
    #expect((lit["text"] as? String)?.contains("below: 20  # chosen by hand") == true)
    let bare = try await ask(bench, "/api/rig", ["id": id, "arc": -1, "bands": [], "lamps": []])
    #expect((bare["text"] as? String)?.contains("lights:") == false)
    let fault = try await ask(bench, "/api/rig", ["id": id, "stops": [[0, 1]]])
    #expect((fault["fault"] as? [String: Any])?["step"] as? String == "scale")
    #expect((fault["needle"] as? [String: Any])?["name"] as? String == "hand")
  }

  @Test func badRequestsAreRefused() async throws {
    let bench = try Bench(["a.svg": drawing("figma-half.svg"), "b.yaml": Bench.gauge])
    for (id, more) in [
      ("folder/b.yaml", [:]), ("library/ring", [:]), ("folder/a.svg", ["pivot": [1]]),
      ("folder/a.svg", ["stops": [[1]]]), ("folder/a.svg", ["pivot": [1e300, 0]]), ("x", [:]),
      ("folder/a.svg", ["bands": [[1, 2]]]), ("folder/a.svg", ["lamps": [[NSNull()]]]),
    ] as [(String, [String: Any])] {
      let answer = try await ask(bench, "/api/rig", more.merging(["id": id]) { $1 })
      #expect(answer["message"] as? String == "the request cannot be read", "\(id) \(more)")
    }
    let gone = try await ask(bench, "/api/rig", ["id": "folder/none.svg"])
    #expect(gone["message"] as? String == "this dial does not exist")
    let name = try await ask(bench, "/api/rig", ["id": "folder/a.svg", "name": "../b"])
    #expect((name["message"] as? String)?.hasPrefix("a name is made of") == true)
  }

  @Test func aDocumentIsWrittenBesideItsDrawing() async throws {
    let bench = try Bench(["sub/a.svg": drawing("figma-half.svg"), "sub/b.yaml": Bench.gauge])
    let id = "folder/sub/a.svg"
    let taken = try await ask(bench, "/api/rig", ["id": id, "name": "b"])
    #expect(taken["exists"] as? Bool == true)
    #expect(try read(bench, "sub/b.yaml") == Bench.gauge)
    let written = try await ask(bench, "/api/rig", ["id": id, "name": "b", "replace": true])
    #expect(written["id"] as? String == "folder/sub/b.yaml")
    #expect(written["old"] as? String == Bench.gauge)
    #expect(try read(bench, "sub/b.yaml").contains("file: a.svg"))
  }

  @Test func anOpenedDrawingIsWrittenWithItsDocument() async throws {
    let bench = try Bench(["flow.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>"])
    let text = try drawing("figma-half.svg")
    let opened = try await open(bench, "flöw.svg", text)
    #expect(opened["id"] as? String == "opened/fl-w.svg")
    let id = try #require(try await open(bench, "x/flow.svg", text)["id"] as? String)
    let shown = await bench.ask("/api/render/\(id)")
    #expect(shown.status == .ok)
    let written = try await ask(bench, "/api/rig", ["id": id, "name": "dial"])
    let files = try #require(written["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == ["flow-2.svg", "dial.yaml"])
    #expect(try read(bench, "flow-2.svg") == text)
    #expect(try read(bench, "dial.yaml").contains("file: flow-2.svg"))
    // The same drawing is not written twice.
    let again = try await ask(bench, "/api/rig", ["id": id, "name": "other"])
    #expect(again["path"] as? String == "other.yaml")
    #expect(try read(bench, "other.yaml").contains("file: flow-2.svg"))
  }

  @Test func drawingsThatThePageDoesNotShowAreRefused() async throws {
    let bench = try Bench()
    for text in [
      "<svg xmlns='http://www.w3.org/2000/svg'><g", "", "<html/>",
      "<svg xmlns='http://www.w3.org/2000/svg' onclick='x()'/>",
      "<svg xmlns='http://www.w3.org/2000/svg'><script href='https://a.example/x.js'/></svg>",
    ] {
      let answer = try await open(bench, "a.svg", text)
      #expect(answer["id"] == nil && (answer["diagnostics"] as? [Any])?.isEmpty == false, "\(text)")
    }
    let unread = try await ask(bench, "/api/drawings", ["name": "a.svg", "content": "%"])
    #expect(unread["message"] as? String == "the request cannot be read")
  }

  @Test func openedDrawingsAreFew() throws {
    let files = OpenedFiles()
    for index in 0..<10 { files.keep([UInt8(index)], as: "\(index % 9)") }
    #expect(files["0"] == [9] && files["1"] == nil && files["2"] == [2] && files["8"] == [8])
  }
}
