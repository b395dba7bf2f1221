import Foundation
import HTTPTypes
import SweepHTTP
import TestSupport
import Testing

@testable import SweepPreview

/// Values that the page changes in texts.
@Suite struct EditingTests {
  private static let json: HTTPFields = [.contentType: "application/json"]

  private func edit(
    _ bench: Bench, _ changes: [[String: Any]], file: String? = nil, isDraft: Bool = false
  ) async throws -> [String: Any] {
    var request: [String: Any] = ["id": "folder/a.yaml", "changes": changes, "isDraft": isDraft]
    request["file"] = file
    return try await bench.object("/api/edits", post: request)
  }

  @Test func aPartGetsAKeyAndLosesItAgain() async throws {
    let bench = try Bench(["a.yaml": Bench.own])
    let path: [Any] = ["layers", 1, "needle", "width"]
    let drawn = try await edit(
      bench, [["path": path, "value": "9", "isLiteral": true]], isDraft: true)
    #expect(drawn["stage"] is String)
    #expect(try bench.text("a.yaml") == Bench.own)
    _ = try await edit(bench, [["path": path, "value": "9", "isLiteral": true]])
    let changed = Bench.own.replacing("needle]", with: "{needle: {width: 9}}]")
    #expect(try bench.text("a.yaml") == changed)
    _ = try await edit(bench, [["path": path]])
    #expect(try bench.text("a.yaml") == changed.replacing("width: 9", with: ""))
  }

  @Test func aThemeThatIsNamedIsWidened() async throws {
    let text = Bench.gauge + "theme: brass # shiny\n"
    let bench = try Bench(["a.yaml": text])
    _ = try await edit(bench, [["path": ["theme", "accent"], "value": "#123456"]])
    #expect(
      try bench.text("a.yaml")
        == text.replacing("theme: brass #", with: "theme: {base: brass, accent: \"#123456\"} #"))
  }

  @Test func aParameterIsSetWhereTheDocumentHasIt() async throws {
    let bench = try Bench(["a.yaml": Bench.gauge])
    _ = try await edit(bench, [["parameter": "value", "value": "31"]])
    #expect(try bench.text("a.yaml") == Bench.gauge.replacing("value: 30", with: "value: 31"))
  }

  @Test(arguments: ["#nothing", "1, 2", "a: [", "\n"])
  func whatIsNoValueIsNotWritten(value: String) async throws {
    let bench = try Bench(["a.yaml": Bench.own])
    let path: [Any] = ["layers", 1, "needle", "color"]
    let answer = try await edit(
      bench, [["path": path, "value": value, "isLiteral": true]])
    #expect(answer["id"] == nil)
    #expect(try bench.text("a.yaml") == Bench.own)
  }

  @Test func aThemeFileIsChangedUnlessThatBreaksADocument() async throws {
    let brand = "base: flat # calm\naccent: \"#c2410c\"\n"
    let bench = try Bench([
      "a.yaml": Bench.gauge + "theme: sub/brand.yml\n", "sub/brand.yml": brand,
    ])
    let path: [Any] = ["accent"]
    var answer = try await edit(
      bench, [["path": path, "value": "#000001"]], file: "sub/brand.yml")
    #expect(answer["id"] as? String == "folder/sub/brand.yml")
    let changed = brand.replacing("#c2410c", with: "#000001")
    #expect(try bench.text("sub/brand.yml") == changed)
    answer = try await edit(bench, [["path": path, "value": "bluish"]], file: "sub/brand.yml")
    #expect((answer["message"] as? String)?.contains("'a.yaml' could not be drawn") == true)
    #expect(try bench.text("sub/brand.yml") == changed)
  }

  @Test(arguments: ["../a.yaml", "b.txt", "/etc/passwd", "missing.yaml"])
  func onlyTextsOfTheFolderAreChanged(file: String) async throws {
    let bench = try Bench(["a.yaml": Bench.own, "b.txt": "a: 1\n"])
    let answer = try await edit(bench, [["path": ["a"], "value": "b"]], file: file)
    #expect(answer["message"] as? String == "the request cannot be read")
  }

  @Test func partsTellWhatPaintsThem() async throws {
    let brand = "base: flat\naccent: \"#c2410c\"\n"
    let text = Bench.own.replacing("[face, needle]", with: "[face, needle: {color: accent}]")
    let bench = try Bench(["a.yaml": text + "theme: brand.yml\n", "brand.yml": brand])
    let anatomy = try await bench.object("/api/parts/folder/a.yaml")
    let parts = try #require(anatomy["parts"] as? [[String: Any]])
    #expect(parts.map { $0["name"] as? String } == ["face", "needle"])
    #expect((parts[1]["colors"] as? [String])?.contains("accent") == true)
    #expect((parts[1]["path"] as? [Any])?.count == 3)
    let files = try #require(anatomy["files"] as? [[String: Any]])
    let colors = try #require(anatomy["colors"] as? [[String: Any]])
    let accent = try #require(colors.first { $0["name"] as? String == "accent" })
    let place = try #require(accent["place"] as? [String: Any])
    #expect(place["line"] as? Int == 2)
    #expect(files[try #require(place["file"] as? Int)]["path"] as? String == "brand.yml")
    let stage = try await bench.object("/api/render/folder/a.yaml")
    #expect((stage["stage"] as? String)?.contains("data-part=\"1\"") == true)
    #expect((stage["svg"] as? String)?.contains("data-part") == false)
  }
}
