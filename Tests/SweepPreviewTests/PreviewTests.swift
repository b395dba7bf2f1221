import Foundation
import HTTPTypes
import SweepHTTP
import Testing

@testable import SweepPreview

/// What the page is told.
@Suite struct PreviewTests {
  private static let gauge = """
    sweephand: 1
    title: Boiler
    template: speedometer
    with: {value: 30, unit: °C}

    """

  @Test func dialsOfTheFolderComeFirst() async throws {
    let bench = try Bench(
      ["boiler.yaml": Self.gauge, "sub/a b.yaml": Self.gauge, ".hidden.yaml": Self.gauge])
    let answer = try await bench.object("/api/dials")
    let dials = try #require(answer["dials"] as? [[String: Any]])
    let ids = dials.compactMap { $0["id"] as? String }
    #expect(ids.prefix(3) == ["folder/boiler.yaml", "folder/sub/a b.yaml", "library/speedometer"])
    #expect(dials[0]["title"] as? String == "Boiler" && dials[0]["faults"] as? Int == 0)
    #expect(answer["folder"] as? String == bench.folder.path)
  }

  @Test func aDialHasTheValuesOfItsDocument() async throws {
    let bench = try Bench(["boiler.yaml": Self.gauge])
    let dial = try await bench.object("/api/dials/folder/boiler.yaml")
    let parameters = try #require(dial["parameters"] as? [[String: Any]])
    let value = try #require(parameters.first { $0["name"] as? String == "value" })
    #expect(value["default"] as? Double == 30 && value["text"] as? String == "30")
    #expect(dial["template"] as? String == "speedometer")
  }

  @Test func aPictureIsTheFileThatIsShipped() async throws {
    let bench = try Bench(["boiler.yaml": Self.gauge])
    let drawn = try await bench.object("/api/render/folder/boiler.yaml?value=40")
    let file = await bench.ask("/render/folder/boiler.yaml.svg?value=40")
    #expect(drawn["svg"] as? String == String(decoding: file.bytes, as: UTF8.self))
    #expect(drawn["bytes"] as? Int == file.bytes.count)
    let stage = try #require(drawn["stage"] as? String)
    #expect(stage.contains("id=\"needle\""))
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(drawn["elements"] as? Int == text.matches(of: /<[a-z]/).count)
    #expect(drawn["animations"] as? Int == text.matches(of: /<(animate|set )/).count)
    #expect(drawn["command"] as? String == "sweephand render boiler.yaml --set value=40")
    #expect((drawn["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func mistakesHaveAPlace() async throws {
    let bench = try Bench(["bad.yaml": "sweephand: 1\nlayers:\n  - nedle\n"])
    let answer = await bench.ask("/api/render/folder/bad.yaml")
    // Browsers write answers of other kinds into their consoles.
    #expect(answer.status == .ok)
    let drawn = try await bench.object("/api/render/folder/bad.yaml")
    #expect(drawn["svg"] is NSNull)
    let faults = drawn["diagnostics"]
    let fault = try #require((faults as? [[String: Any]])?.first)
    #expect(fault["line"] as? Int == 3 && fault["column"] as? Int == 5)
    #expect(fault["path"] as? String == bench.folder.appending(path: "bad.yaml").path)
    let value = try await bench.object("/api/render/library/ring?value=x")["diagnostics"]
    #expect((value as? [[String: Any]])?.first?["parameter"] as? String == "value")
  }

  @Test(arguments: ["value: abc", "vale: 3", "[", "value: 3"])
  func faultsAreCounted(_ values: String) async throws {
    let bench = try Bench(["a.yaml": "sweephand: 1\ntemplate: ring\nwith: {\(values)}\n"])
    let dials = try #require(try await bench.object("/api/dials")["dials"] as? [[String: Any]])
    #expect(dials[0]["faults"] as? Int == (values == "value: 3" ? 0 : 1))
  }

  @Test func theLastCommitIsKnown() async throws {
    let bench = try Bench(["boiler.yaml": Self.gauge])
    for words in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "x"],
    ] {
      let git = Process()
      git.executableURL = URL(filePath: "/usr/bin/env")
      git.arguments = ["git", "-C", bench.folder.path] + words
      try git.run()
      git.waitUntilExit()
    }
    try bench.write(Self.gauge.replacing("30", with: "80"), to: "boiler.yaml")
    let dial = try await bench.object("/api/dials/folder/boiler.yaml")
    #expect(dial["revisions"] as? [String] == ["head"])
    let now = try await bench.object("/api/render/folder/boiler.yaml")
    let before = try await bench.object("/api/render/folder/boiler.yaml?revision=head")
    #expect((now["description"] as? String)?.hasPrefix("80") == true)
    #expect((before["description"] as? String)?.hasPrefix("30") == true)
  }

  @Test func theAcceptedPictureIsKnown() async throws {
    let golden = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"
    let bench = try Bench(["boiler.yaml": Self.gauge, "boiler.svg": golden])
    let before = try await bench.object("/api/render/folder/boiler.yaml?revision=golden")
    #expect(before["svg"] as? String == golden)
    #expect(
      try await bench.object("/api/dials/folder/boiler.yaml")["revisions"] as? [String]
        == ["golden"])
  }

  @Test func codesAreExplained() async throws {
    let page = try await Bench().ask("/docs/SH0001")
    #expect(String(decoding: page.bytes, as: UTF8.self).contains("a &lt; b &amp; c"))
    let unknown = try await Bench().ask("/docs/SH9999")
    #expect(unknown.status == .notFound)
  }
}
