import Foundation
import HTTPTypes
import SweepHTTP
import Testing

@testable import SweepPreview

/// Responses to the page.
@Suite struct PreviewTests {
  @Test func dialsOfTheFolderComeFirst() async throws {
    let bench = try Bench(
      ["boiler.yaml": Bench.gauge, "sub/a b.yaml": Bench.gauge, ".hidden.yaml": Bench.gauge])
    let response = try await bench.object("/api/dials")
    let dials = try #require(response["dials"] as? [[String: Any]])
    let ids = dials.compactMap { $0["id"] as? String }
    #expect(ids.prefix(3) == ["folder/boiler.yaml", "folder/sub/a b.yaml", "library/speedometer"])
    #expect(dials[0]["title"] as? String == "Boiler" && dials[0]["faults"] as? Int == 0)
    #expect(response["folder"] as? String == bench.folder.path && response["more"] as? Int == 0)
  }

  @Test func aDialHasTheValuesOfItsDocument() async throws {
    let bench = try Bench(["boiler.yaml": Bench.gauge])
    let dial = try await bench.object("/api/dials/folder/boiler.yaml")
    #expect(dial["group"] as? String == "cars")
    let parameters = try #require(dial["parameters"] as? [[String: Any]])
    let value = try #require(parameters.first { $0["name"] as? String == "value" })
    #expect(value["default"] as? Double == 30 && value["text"] as? String == "30")
    #expect(dial["template"] as? String == "speedometer")
  }

  @Test func aPictureIsTheFileThatIsShipped() async throws {
    let bench = try Bench(["boiler.yaml": Bench.gauge])
    let drawn = try await bench.object("/api/render/folder/boiler.yaml?value=40")
    let file = await bench.ask("/render/folder/boiler.yaml.svg?value=40")
    #expect(drawn["svg"] as? String == String(decoding: file.bytes, as: UTF8.self))
    #expect(drawn["bytes"] as? Int == file.bytes.count)
    let stage = try #require(drawn["stage"] as? String)
    #expect(stage.contains("id=\"needle\""))
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(drawn["elements"] as? Int == text.matches(of: /<[a-z]/).count)
    #expect(drawn["animations"] as? Int == text.matches(of: /<(animate|set )/).count)
    let path = bench.folder.appending(path: "boiler.yaml").path
    #expect(drawn["command"] as? String == "sweephand render \(path) --set value=40")
    #expect((drawn["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func mistakesHaveAPlace() async throws {
    let bench = try Bench(["bad.yaml": "sweephand: 1\nlayers:\n  - nedle\n"])
    let response = await bench.ask("/api/render/folder/bad.yaml")
    // Browsers write responses of other kinds into their consoles.
    #expect(response.status == .ok)
    let drawn = try await bench.object("/api/render/folder/bad.yaml")
    #expect(drawn["svg"] is NSNull)
    let faults = drawn["diagnostics"]
    let fault = try #require((faults as? [[String: Any]])?.first)
    #expect(fault["line"] as? Int == 3 && fault["column"] as? Int == 5)
    #expect(fault["path"] as? String == bench.folder.appending(path: "bad.yaml").path)
    try bench.write("sweephand: 1\nlayers:\n  - nedle\n", to: "--set.yaml")
    let odd = try await bench.object("/api/render/folder/--set.yaml")["diagnostics"]
    #expect((odd as? [[String: Any]])?.first?["file"] as? String == "--set.yaml")
    let ring = try await bench.object("/api/render/library/ring?value=x")
    let value = try #require((ring["diagnostics"] as? [[String: Any]])?.first)
    #expect(value["parameter"] as? String == "value" && value["file"] as? String == "URL")
  }

  @Test(arguments: ["value: abc", "vale: 3", "[", "value: 3"])
  func faultsAreCounted(_ values: String) async throws {
    let bench = try Bench(["a.yaml": "sweephand: 1\ntemplate: ring\nwith: {\(values)}\n"])
    let dials = try #require(try await bench.object("/api/dials")["dials"] as? [[String: Any]])
    #expect(dials[0]["faults"] as? Int == (values == "value: 3" ? 0 : 1))
  }

  /// A parameter without effect has no control; the page says so.
  @Test func whatIsNotUsedHasNoControl() async throws {
    let text = """
      sweephand: 1
      parameters:
        size: {type: number, default: 20}
        dead: {type: number, default: 1}
        name: {type: text, default: a}
      layers: [hub: {radius: $size}, caption: {text: "a ${name} b"}]

      """
    let bench = try Bench(["a.yaml": text])
    let dial = try await bench.object("/api/dials/folder/a.yaml")
    let parameters = try #require(dial["parameters"] as? [[String: Any]])
    #expect(parameters.compactMap { $0["name"] as? String } == ["size", "name", "theme"])
    let diagnostics = try #require(dial["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["code"] as? String } == ["SH0406"])
    #expect(diagnostics.map { $0["line"] as? Int } == [4])
    #expect(diagnostics.map { $0["severity"] as? String } == ["warning"])
  }

  @Test func picturesThatThePageHasAreCompared() async throws {
    let bench = try Bench()
    func stage(_ value: Int) async throws -> String {
      let response = try await bench.object("/api/render/library/speedometer?value=\(value)")
      return try #require(response["stage"] as? String)
    }
    func changes(_ old: String, _ new: String) async throws -> [String] {
      let value = try await bench.object("/api/changes", post: ["old": old, "new": new])
      return value["changes"] as? [String] ?? ["none"]
    }
    let (low, high) = (try await stage(30), try await stage(60))
    #expect(try await changes(low, low) == [])
    #expect(try await changes(low, high).contains { $0.hasPrefix("needle: end angle") })
    #expect(try await changes("<svg", high) == ["none"])
    let odd = await bench.ask(
      "/api/changes", [.contentType: "application/json"], post: #"{"old":"","new":"","x":""}"#)
    #expect(odd.status == .badRequest)
  }

  @Test func theRestOfManyFilesIsCounted() async throws {
    let files = (0..<Catalogue.limit + 3).map { ("\($0).yaml", Bench.gauge) }
    let bench = try Bench(Dictionary(uniqueKeysWithValues: files))
    let (ids, more) = bench.preview.catalogue.listing
    #expect(ids.count { $0.path != nil } == Catalogue.limit && more == 3)
  }

  @Test func commandsNameDocumentsFromWhereTheyAreWritten() throws {
    let bench = try Bench(["sub/boiler.yaml": "", "-x.yaml": ""])
    let (catalogue, folder) = (bench.preview.catalogue, bench.folder.path)
    let parent = bench.folder.deletingLastPathComponent().path
    func name(_ path: String, _ workingFolder: String?) -> String {
      catalogue.name(of: .folder(path), from: workingFolder)
    }
    #expect(name("sub/boiler.yaml", folder) == "sub/boiler.yaml")
    #expect(name("sub/boiler.yaml", folder + "/sub") == "boiler.yaml")
    #expect(name("sub/boiler.yaml", folder + "/other") == "\(folder)/sub/boiler.yaml")
    #expect(
      name("sub/boiler.yaml", parent) == "\(bench.folder.lastPathComponent)/sub/boiler.yaml")
    #expect(name("-x.yaml", folder) == "./-x.yaml")
    #expect(catalogue.name(of: .library("ring"), from: folder) == "ring")
  }

  @Test func codesAreExplained() async throws {
    let page = try await Bench().ask("/docs/SH0001")
    #expect(
      String(decoding: page.bytes, as: UTF8.self).contains("<p>a &lt; b &amp; c</p><pre>d</pre>"))
    let unknown = try await Bench().ask("/docs/SH9999")
    #expect(unknown.status == .notFound)
  }
}
