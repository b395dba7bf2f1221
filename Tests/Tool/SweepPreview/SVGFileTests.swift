import Foundation
import HTTPTypes
import SweepHTTP
import Testing

@testable import SweepPreview

/// SVG files in the preview.
@Suite struct SVGFileTests {
  private static let slide = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20">
      <title>Slide</title>
      <style>@keyframes fade { to { opacity: 0 } } #b { animation: fade 2s infinite }</style>
      <rect id="a" width="10" height="10">
        <animate id="go" attributeName="x" from="0" to="30" begin="0.5s" dur="1s"/>
        <animate attributeName="y" to="10" begin="go.end+0.5s" dur="1s" fill="freeze"/>
      </rect>
      <circle id="b" r="5"/>
    </svg>
    """

  @Test func svgFilesFollowTheDocuments() async throws {
    let bench = try Bench([
      "boiler.yaml": Bench.gauge, "boiler.svg": "<svg/>", "a/slide.svg": Self.slide,
      "bad.svg": "<svg",
    ])
    let dials = try #require(try await bench.object("/api/dials")["dials"] as? [[String: Any]])
    let ids = dials.compactMap { $0["id"] as? String }
    #expect(
      ids.prefix(4) == [
        "folder/boiler.yaml", "folder/a/slide.svg", "folder/bad.svg", "library/speedometer",
      ])
    #expect(dials[1]["title"] as? String == "Slide" && dials[1]["source"] as? String == "svg")
    #expect(dials[1]["faults"] as? Int == 0 && dials[2]["faults"] as? Int == 1)
  }

  @Test func aFileIsShownAsItIsWithItsMotion() async throws {
    let bench = try Bench(["slide.svg": Self.slide])
    let drawn = try await bench.object("/api/render/folder/slide.svg")
    #expect(drawn["svg"] as? String == Self.slide && drawn["stage"] as? String == Self.slide)
    #expect(drawn["command"] is NSNull && drawn["title"] as? String == "Slide")
    #expect(drawn["animations"] as? Int == 3)
    let motion = try #require(drawn["motion"] as? [String: Any])
    #expect(motion["endless"] as? Bool == true)
    let rows = try #require(motion["rows"] as? [[String: Any]])
    #expect(rows.compactMap { $0["attribute"] as? String } == ["x", "y", "opacity"])
    #expect(rows.compactMap { $0["begin"] as? Double } == [0.5, 2, 0])
    #expect(rows[0]["end"] as? Double == 1.5 && rows[2]["end"] is NSNull)
    #expect(rows[2]["duration"] as? Double == 2 && rows[2]["repeats"] as? Bool == true)
  }

  @Test func aMomentIsThePictureOfTheCommand() async throws {
    let bench = try Bench(["slide.svg": Self.slide])
    let drawn = try await bench.object("/api/render/folder/slide.svg?at=1s")
    let svg = try #require(drawn["svg"] as? String)
    #expect(svg.contains("x=\"15px\"") && !svg.contains("<animate"))
    let path = bench.folder.appending(path: "slide.svg").path
    #expect(drawn["command"] as? String == "sweephand render \(path) --at 1.0s")
    #expect(drawn["motion"] is NSNull && drawn["animations"] as? Int == 0)
    let still = try await bench.object("/api/render/folder/slide.svg?motion=none")
    #expect((still["svg"] as? String)?.contains("<animate") == false)
    let refused = try await bench.object("/api/render/folder/slide.svg?value=3")
    #expect(refused["svg"] is NSNull)
  }

  @Test func detailsHaveNoParameters() async throws {
    let bench = try Bench(["slide.svg": Self.slide, "bad.svg": "<svg"])
    let dial = try await bench.object("/api/dials/folder/slide.svg")
    #expect((dial["parameters"] as? [Any])?.isEmpty == true && dial["saves"] is NSNull)
    let bad = try await bench.object("/api/dials/folder/bad.svg")
    #expect(bad["parameters"] == nil && (bad["diagnostics"] as? [Any])?.count == 1)
    #expect(await bench.ask("/api/dials/folder/none.svg").status == .notFound)
    let save = await bench.save(#"{"id": "folder/slide.svg", "values": {}}"#)
    #expect(save.status == .notFound)
    #expect(try bench.text("slide.svg") == Self.slide)
  }

  @Test func scriptsAndAddressesStayOut() async throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" onload="go()"><script>go()</script>
      <image href="http://example.org/a.png" width="9" height="9"/></svg>
      """
    let bench = try Bench(["evil.svg": text])
    let drawn = try await bench.object("/api/render/folder/evil.svg")
    #expect(drawn["svg"] is NSNull)
    let file = await bench.ask("/render/folder/evil.svg.svg")
    #expect(file.fields[.contentSecurityPolicy]?.contains("sandbox") == true)
  }

  @Test func errorsWithoutDangerLeaveAPicture() async throws {
    let text = Self.slide.replacing("id=\"go\"", with: "id=\"go.1\"")
      .replacing("go.end", with: "go.1.end")
    let bench = try Bench(["odd.svg": text])
    let drawn = try await bench.object("/api/render/folder/odd.svg")
    #expect(drawn["svg"] as? String == text)
    #expect((drawn["diagnostics"] as? [Any])?.isEmpty == false)
  }

  @Test func theCommittedFileIsARevision() async throws {
    let bench = try Bench(["slide.svg": Self.slide])
    try bench.commit()
    try bench.write(Self.slide.replacing("to=\"30\"", with: "to=\"20\""), to: "slide.svg")
    let dial = try await bench.object("/api/dials/folder/slide.svg")
    #expect(dial["revisions"] as? [String] == ["head"])
    let old = try await bench.object("/api/render/folder/slide.svg?revision=head")
    #expect(old["svg"] as? String == Self.slide)
    #expect((old["changes"] as? [String])?.isEmpty == false)
  }
}
