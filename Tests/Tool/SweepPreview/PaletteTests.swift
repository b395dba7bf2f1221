import Foundation
import HTTPTypes
import SweepHTTP
import TestSupport
import Testing

@testable import SweepPreview

/// Themes of brands that the page asks for, and writes.
@Suite struct PaletteTests {
  private static let document = """
    # The boiler.
    sweephand: 1
    title: Boiler   # as in the hall
    template: speedometer

    with: {value: 30, unit: °C}
    theme: {base: flat, accent: teal}   # house
    text: drawn

    """

  private func ask(
    _ bench: Bench, _ request: Any, at path: String = "/api/palette"
  ) async throws -> [String: Any] {
    try await bench.object(path, post: request)
  }

  private func brand(
    _ colors: [String] = ["#ffffff", "#1b2a49", "#00a896", "#f0b429"], id: String = "folder/a.yaml",
    use: String? = nil, isReplacing: Bool = false
  ) -> [String: Any] {
    var request: [String: Any] = [
      "id": id, "colors": colors.map { ["color": $0] }, "font": "square", "base": "watch",
    ]
    (request["name"], request["replace"]) = (use, isReplacing)
    return request
  }

  @Test func contrastsAreTold() async throws {
    let bench = try Bench(["a.yaml": Self.document, "sub/house.ttf": ""])
    let told = try await ask(bench, brand())
    let keys = try #require(told["keys"] as? [[String: Any]])
    #expect(keys.count == 18)
    let accent = try #require(keys.first { $0["name"] as? String == "accent" })
    let light = try #require(accent["light"] as? [String: Any])
    #expect(light["color"] as? String == "#00a896")
    #expect(light["isEnough"] as? Bool == false)
    #expect(light["ground"] as? String == "faceEdge")
    #expect(light["mend"] is String)
    #expect((accent["dark"] as? [String: Any])?["isEnough"] as? Bool == true)
    #expect(told["fonts"] as? [String] == ["sub/house.ttf"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path).count == 2)
  }

  @Test func theThemeOfTheDialComesFirst() async throws {
    let bench = try Bench(["a.yaml": Self.document])
    let told = try await ask(bench, brand([]))
    let colors = try #require(told["colors"] as? [[String: String]])
    #expect(colors.contains { $0["role"] == "accent" && $0["color"] == "#008080" })
  }

  @Test func aWrittenThemeIsTheBrandAgain() async throws {
    let bench = try Bench(["a.yaml": Self.document])
    var request = brand(use: "house")
    request["light"] = ["ink": "#301040"]
    _ = try await ask(bench, request)
    let told = try await ask(bench, ["id": "folder/a.yaml", "colors": []])
    #expect(told["file"] as? String == "house")
    #expect(told["base"] as? String == "watch" && told["font"] as? String == "square")
    let colors = try #require(told["colors"] as? [[String: String]])
    #expect(colors.map { $0["color"] } == ["#ffffff", "#1b2a49", "#00a896", "#f0b429"])
    #expect(
      told["kept"] as? [String: [String: String]] == ["light": ["ink": "#301040"], "dark": [:]])
    // Nobody is asked before it is changed, unless somebody else has written in it.
    let files = try await ask(bench, brand(["#ffffff", "#222222", "#aa0000"], use: "house"))
    #expect(files["files"] != nil)
    try bench.write(try bench.text("house.yaml") + "markWeight: 2\n", to: "house.yaml")
    #expect(try await ask(bench, brand(use: "house"))["exists"] as? Bool == true)
  }

  @Test func anotherThemeIsShownAsItIs() async throws {
    let bench = try Bench(["a.yaml": Self.document])
    let told = try await ask(bench, brand([]))
    #expect(told["file"] == nil)
    let keys = try #require(told["keys"] as? [[String: Any]])
    let anatomy = try await bench.object("/api/parts/folder/a.yaml")
    let drawn = try #require(anatomy["colors"] as? [[String: Any]])
    for (key, color) in zip(keys, drawn) {
      let light = try #require(key["light"] as? [String: Any])
      #expect(light["color"] as? String == color["color"] as? String)
    }
  }

  @Test func theThemeIsWrittenNamedAndTakenBack() async throws {
    let bench = try Bench(["a.yaml": Self.document])
    let written = try await ask(bench, brand(use: "brand"))
    let files = try #require(written["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == ["brand.yaml", "a.yaml"])
    let named = Self.document.replacing(
      "{base: flat, accent: teal}", with: "{base: brand.yaml}")
    #expect(try bench.text("a.yaml") == named)
    #expect(try bench.text("brand.yaml").contains("\nbase: watch\nface: \"#ffffff\"\n"))
    let back = files.reversed().map { file in
      ["path": file["path"] as Any, "old": file["new"] as Any, "new": file["old"] as Any]
    }
    // A file that something else has changed is left, and so is the other one.
    try bench.write("base: brass\n", to: "brand.yaml")
    #expect(try await ask(bench, back, at: "/api/files")["message"] is String)
    #expect(try bench.text("a.yaml") == named)
    try bench.write(try #require(files[0]["new"] as? String), to: "brand.yaml")
    #expect(try await ask(bench, back, at: "/api/files")["id"] != nil)
    #expect(try bench.text("a.yaml") == Self.document)
    #expect(!FileManager.default.fileExists(atPath: bench.folder.path + "/brand.yaml"))
  }

  @Test func otherFilesAreNotWrittenOver() async throws {
    let bench = try Bench([
      "a.yaml": Self.document, "house.yaml": "base: brass\n", "notes.yaml": "- milk\n",
    ])
    let theme = try await ask(bench, brand(use: "house"))
    #expect(theme["exists"] as? Bool == true)
    #expect(try bench.text("house.yaml") == "base: brass\n")
    for name in ["notes", "a"] {
      let other = try await ask(bench, brand(use: name, isReplacing: true))
      #expect((other["message"] as? String)?.contains("is no theme") == true)
      #expect(other["exists"] as? Bool == false)
    }
    for name in ["../brand", "sub/brand", ""] {
      #expect(try await ask(bench, brand(use: name))["message"] is String)
    }
    #expect(try bench.text("a.yaml") == Self.document)
    #expect(try await ask(bench, brand(use: "house", isReplacing: true))["id"] != nil)
    #expect(try bench.text("house.yaml").contains("#00a896"))
    // Nothing is written twice, and the same brand again is no change.
    let again = try await ask(bench, brand(use: "house"))
    let files = try #require(again["files"] as? [[String: Any]])
    #expect(files.allSatisfy { $0["old"] as? String == $0["new"] as? String })
  }

  @Test func aDocumentThatCannotBeDrawnLeavesBothFiles() async throws {
    let bench = try Bench([
      "a.yaml": "sweephand: 1\nlayers: [face, {caption: {text: a, color: 3}}]\n"
    ])
    let answer = try await ask(bench, brand(use: "brand"))
    #expect(answer["files"] == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path) == ["a.yaml"])
  }

  @Test func nothingIsWrittenOutsideOfTheFolder() async throws {
    let (bench, outside) = (try Bench(), try Bench(["a.yaml": Self.document]))
    try FileManager.default.createSymbolicLink(
      at: bench.folder.appending(path: "out"), withDestinationURL: outside.folder)
    for id in ["folder/out/a.yaml", "folder/../a.yaml", "folder/none.yaml"] {
      #expect(try await ask(bench, brand(id: id, use: "brand"))["message"] is String)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.folder.path) == ["a.yaml"])
  }

  @Test func aBuiltInTemplateGetsAFileAlone() async throws {
    let bench = try Bench()
    let written = try await ask(bench, brand(id: "library/ring", use: "brand"))
    #expect(written["path"] as? String == "brand.yaml")
    #expect(try bench.text("brand.yaml").contains("dark:\n  face: "))
  }
}
