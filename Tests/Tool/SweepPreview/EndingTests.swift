import Foundation
import HTTPTypes
import SweepHTTP
import Testing

@testable import SweepPreview

/// Documents with each ending, and hidden ones.
@Suite struct EndingTests {
  private static let json = """
    {
      "sweephand": 1, "template": "speedometer",
      "with": {"value": 30, "unit": "bar"}
    }

    """

  private func ids(_ bench: Bench) async throws -> [String] {
    let dials = try await bench.object("/api/dials")["dials"] as? [[String: Any]]
    return try #require(dials).compactMap { $0["id"] as? String }.filter { $0.hasPrefix("folder/") }
  }

  @Test(arguments: ["a.yaml", "a.yml", "a.json", "A.YML"])
  func documentsOfAllEndingsAreShown(_ name: String) async throws {
    let bench = try Bench([
      name: Self.json, "package.json": "{}", "theme.yml": "base: brass\n",
      "\(name.prefix(1)).svg": "<svg/>",
    ])
    #expect(try await ids(bench) == ["folder/\(name)"])
    let drawn = try await bench.object("/api/render/folder/\(name)?value=40")
    #expect(drawn["stage"] is String)
    let dial = try await bench.object("/api/dials/folder/\(name)")
    #expect(dial["revisions"] as? [String] == ["golden"])
  }

  @Test(arguments: [
    ("a.json", #""value":"72""#, #""value": 30"#, #""value": 72"#),
    ("a.json", #""theme":"flat""#, #""unit": "bar"}"#, #""unit": "bar", "theme": "flat"}"#),
    ("a.json", #""unit":"km/h""#, #""bar""#, #""km/h""#),
    ("a.json", #""bands":"30, 60""#, #""bar"}"#, #""bar", "bands": [30, 60]}"#),
    ("a.yml", #""value":"72""#, #""value": 30"#, #""value": 72"#),
  ])
  func savingKeepsTheSpelling(
    _ name: String, _ values: String, _ old: String, _ new: String
  ) async throws {
    let bench = try Bench([name: Self.json])
    let response = await bench.save(#"{"id":"folder/\#(name)","values":{\#(values)}}"#)
    #expect(response.status == .created, "\(String(decoding: response.bytes, as: UTF8.self))")
    let text = try bench.text(name)
    #expect(text == Self.json.replacing(old, with: new))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test func JSONStaysJSON() async throws {
    let own = #"{"sweephand": 1, "layers": ["face", {"needle": {"width": 4}}]}"#
    let bench = try Bench(["a.json": own])
    func edit(_ change: [String: Any]) async throws -> [String: Any] {
      try await bench.object(
        "/api/edits", post: ["id": "folder/a.json", "changes": [change], "isDraft": false])
    }
    let word = try await edit(
      ["path": ["layers", 1, "needle", "width"], "value": "*a", "isLiteral": true])
    #expect((word["message"] as? String)?.contains("is no value of JSON") == true)
    #expect(try bench.text("a.json") == own)
    _ = try await edit(["path": ["layers", 1, "needle", "color"], "value": "red"])
    #expect(
      try bench.text("a.json")
        == own.replacing(#""width": 4"#, with: #""width": 4, "color": "red""#))
    _ = try await edit(["path": ["layers", 1, "needle", "width"], "value": "$a"])
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(try bench.text("a.json").utf8))
    }
  }

  @Test func aHiddenFileIsShownIfItIsNamed() async throws {
    let files = [".hidden.yaml": Bench.gauge, ".other.yaml": Bench.gauge, "a.yaml": Bench.gauge]
    let bench = try Bench(files, start: ".hidden.yaml")
    #expect(bench.preview.startPath == "/dial/folder/.hidden.yaml")
    #expect(try await ids(bench) == ["folder/.hidden.yaml", "folder/a.yaml"])
    #expect(await bench.ask("/api/dials/folder/.hidden.yaml").status == .ok)
    #expect(await bench.ask("/api/dials/folder/.other.yaml").status == .notFound)
    let save = await bench.save(#"{"id":"folder/.hidden.yaml","values":{"value":"72"}}"#)
    #expect(save.status == .created)
    #expect(try bench.text(".hidden.yaml").contains("value: 72"))
    let other = await bench.save(#"{"id":"folder/.other.yaml","values":{"value":"72"}}"#)
    #expect(other.status == .notFound)
    let written = await bench.ask(
      "/api/files", [.contentType: "application/json"],
      post: #"{"path":".new.yaml","old":null,"new":"x"}"#)
    #expect(written.status == .badRequest)
    #expect(try await ids(Bench(files)) == ["folder/a.yaml"])
  }
}
