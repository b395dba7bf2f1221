import Foundation
import SweepHTTP
import Testing

@testable import SweepPreview

/// Revisions to compare a dial with.
@Suite struct RevisionTests {
  @Test func theLastCommitIsKnown() async throws {
    let bench = try Bench(["sub/boiler.yaml": Bench.gauge])
    try bench.commit()
    try bench.write(Bench.gauge.replacing("30", with: "80"), to: "sub/boiler.yaml")
    let dial = try await bench.object("/api/dials/folder/sub/boiler.yaml")
    #expect(dial["revisions"] as? [String] == ["head"] && dial["saves"] as? String == "sub/")
    let now = try await bench.object("/api/render/folder/sub/boiler.yaml")
    let before = try await bench.object("/api/render/folder/sub/boiler.yaml?revision=head")
    #expect((now["description"] as? String)?.hasPrefix("80") == true && now["changes"] is NSNull)
    #expect((before["description"] as? String)?.hasPrefix("30") == true)
    let changes = try #require(before["changes"] as? [String])
    #expect(changes.contains { $0.hasPrefix("needle: end angle") })
  }

  @Test func theCommitHasFilesOfItsOwn() async throws {
    let base = """
      sweephand: 1
      parameters: {more: {type: number, default: 1}}
      layers: [{artwork: {file: mark.svg}}]

      """
    let mark =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><rect width='10' height='10'/></svg>"
    let bench = try Bench([
      "sub/dial.yaml": "sweephand: 1\ntemplate: parts/base.yaml\n",
      "sub/parts/base.yaml": base.replacing("more", with: "less"), "sub/parts/mark.svg": mark,
    ])
    try bench.commit()
    let path = "/api/render/folder/sub/dial.yaml"
    #expect(try await bench.object(path + "?revision=head")["changes"] as? [String] == [])
    try bench.write(mark.replacing("'10'", with: "'20'"), to: "sub/parts/mark.svg")
    try bench.write(base, to: "sub/parts/base.yaml")
    // The earlier document does not have the parameter.
    let before = try await bench.object(path + "?revision=head&more=2")
    #expect((before["svg"] as? String)?.contains("width=\"10\"") == true)
    #expect((before["changes"] as? [String])?.isEmpty == false)
  }

  @Test func repositoriesMayLieBelowTheFolder() async throws {
    let bench = try Bench(["below/sub/boiler.yaml": Bench.gauge])
    try bench.commit("below")
    try FileManager.default.createSymbolicLink(
      at: bench.folder.appending(path: "linked"),
      withDestinationURL: bench.folder.appending(path: "below/sub"))
    for path in ["below/sub/boiler.yaml", "linked/boiler.yaml"] {
      let before = try await bench.object("/api/render/folder/\(path)?revision=head")
      #expect(before["changes"] as? [String] == [], "\(path)")
    }
  }

  @Test func theAcceptedPictureIsKnown() async throws {
    let golden = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"
    let bench = try Bench(["boiler.yaml": Bench.gauge, "boiler.svg": golden])
    let before = try await bench.object("/api/render/folder/boiler.yaml?revision=golden")
    #expect(before["svg"] as? String == golden)
    #expect((before["changes"] as? [String])?.isEmpty == false)
    #expect(
      try await bench.object("/api/dials/folder/boiler.yaml")["revisions"] as? [String]
        == ["golden"])
  }

  @Test func otherSpellingsAreNoChanges() async throws {
    let bench = try Bench(["boiler.yaml": Bench.gauge])
    let drawn = try await bench.object("/api/render/folder/boiler.yaml")
    // Of the stage alone are the numbers of parts, and groups that have nothing else.
    let spelled = try #require(drawn["stage"] as? String)
      .replacing(/\sdata-(name|part)="[^"]*"/, with: "").replacing("<g></g>", with: "")
      .replacing("><", with: ">\n<")
    try bench.write(spelled, to: "boiler.svg")
    let still = "/api/render/folder/boiler.yaml?revision=golden&motion=none"
    #expect(try await bench.object(still)["changes"] as? [String] == [])
  }

  @Test(arguments: [("click", ""), ("script", ""), ("script", "script")])
  func usablePicturesAreComparedAsSuch(_ way: String, without tag: String) async throws {
    let bench = try Bench(["knob.yaml": "sweephand: 1\ntemplate: knob\n"])
    let file = await bench.ask("/render/folder/knob.yaml.svg?interactive=\(way)")
    var text = String(decoding: file.bytes, as: UTF8.self)
    if !tag.isEmpty, let start = text.range(of: "<\(tag)>"), let end = text.range(of: "</\(tag)>") {
      text.removeSubrange(start.lowerBound..<end.upperBound)
    }
    try bench.write(text, to: "knob.svg")
    let golden = try await bench.object("/api/render/folder/knob.yaml?revision=golden")
    #expect(golden["changes"] as? [String] == [])
  }
}
