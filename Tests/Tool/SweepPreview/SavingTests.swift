import Foundation
import HTTPTypes
import SweepHTTP
import SweepTemplates
import Testing

@testable import SweepPreview

/// Choices that are kept as documents.
@Suite struct SavingTests {
  @Test func aTemplateIsFilledIn() async throws {
    let bench = try Bench()
    let response = await bench.save(
      #"{"id":"library/speedometer","name":"my-speed","values":{"value":"12","unit":"a \"b\"","bands":"30, 60"}}"#
    )
    #expect(response.status == .created)
    #expect(
      try bench.text("my-speed.yaml") == """
        sweephand: 1
        template: speedometer
        with:
          value: 12
          bands: [30, 60]
          unit: "a \\"b\\""

        """)
  }

  @Test func whatIsNoParameterIsNotWritten() async throws {
    let bench = try Bench(["own.yaml": Bench.gauge])
    for id in ["library/ring", "folder/own.yaml"] {
      let response = await bench.save(
        #"{"id":"\#(id)","name":"a","values":{"layers":"[]","value":"3"}}"#)
      #expect(
        String(decoding: response.bytes, as: UTF8.self).contains("there is no parameter 'layers'"))
      #expect(throws: (any Error).self) { try bench.text("a.yaml") }
    }
  }

  @Test func aDocumentKeepsItsOtherKeys() async throws {
    let text = """
      sweephand: 1
      # What it is for.
      title: Boiler
      with: {value: 30,
        max: 200}
      template: speedometer
      theme: {base: brass}

      """
    let bench = try Bench(["sub/boiler.yaml": text])
    let response = await bench.save(
      #"{"id":"folder/sub/boiler.yaml","name":"hot","values":{"value":"90"}}"#)
    #expect(response.status == .created)
    #expect(
      try bench.text("sub/hot.yaml") == """
        sweephand: 1
        # What it is for.
        title: Boiler
        with: {value: 90,
          max: 200}
        template: speedometer
        theme: {base: brass}

        """)
  }

  /// The present text of a file, what is sent to have a value written into it, and its text then.
  @Test(arguments: [
    (
      "template: speedometer\nwith:\n  value: 30 # now\n  # end\n", #""value":"90""#,
      "template: speedometer\nwith:\n  value: 90 # now\n  # end\n"
    ),
    ("template: ring\n", #""value":"9""#, "template: ring\nwith:\n  value: 9\n"),
    (
      "template: ring\nwith: {value: 3}\n", #""theme":"flat""#,
      "template: ring\nwith: {value: 3, theme: flat}\n"
    ),
    (
      "template: ring\ntheme: brass # here\n", #""theme":"flat""#,
      "template: ring\ntheme: flat # here\n"
    ),
    (
      "template: ring\ntheme: {base: brass, ink: red}\n", #""theme":"flat""#,
      "template: ring\ntheme: {base: flat, ink: red}\n"
    ),
    (
      "template: ring\ntheme: {ink: red}\n", #""theme":"flat""#,
      "template: ring\ntheme: {ink: red}\nwith:\n  theme: flat\n"
    ),
    (
      "template: ring\ntext: system # words\n", #""text":"drawn""#,
      "template: ring\ntext: drawn # words\n"
    ),
    ("layers: [face]\n", #""theme":"flat""#, "layers: [face]\ntheme: flat\n"),
    (
      "theme: {base: brass, ink: red}\nlayers: [face]\n", #""theme":"flat""#,
      "theme: {base: flat, ink: red}\nlayers: [face]\n"
    ),
    (
      "parameters: {word: {type: text}}\nlayers: [face, {caption: {text: $word}}]\n",
      #""word":"a: b""#,
      "parameters: {word: {type: text, default: \"a: b\"}}\nlayers: [face, {caption: {text: $word}}]\n"
    ),
  ]) func valuesAreWrittenInPlace(old: String, values: String, new: String) async throws {
    let bench = try Bench(["own.yaml": "sweephand: 1\n" + old])
    let response = await bench.save(#"{"id":"folder/own.yaml","values":{\#(values)}}"#)
    #expect(response.status == .created, "\(String(decoding: response.bytes, as: UTF8.self))")
    #expect(try bench.text("own.yaml") == "sweephand: 1\n" + new)
    // Back, but only from what was written.
    func back(_ text: String) throws -> String {
      let file = [
        "path": "own.yaml", "old": "sweephand: 1\n" + text, "new": "sweephand: 1\n" + old,
      ]
      return String(decoding: try JSONEncoder().encode(file), as: UTF8.self)
    }
    let json: HTTPFields = [.contentType: "application/json"]
    #expect(await bench.ask("/api/files", json, post: try back(old)).status == .ok)
    #expect(await bench.ask("/api/files", json, post: try back(new)).status == .created)
    #expect(try bench.text("own.yaml") == "sweephand: 1\n" + old)
  }

  @Test(arguments: [
    #"{"path":"../a.yaml","old":null,"new":"x"}"#, #"{"path":"a.txt","old":null,"new":"x"}"#,
    #"{"path":"/etc/a.yaml","old":null,"new":"x"}"#, #"{"path":"no/a.yaml","old":null,"new":"x"}"#,
    #"{"path":"out/a.yaml","old":null,"new":"x"}"#, #"{"path":"a.yaml","old":"y","new":"x"}"#,
    #"{"path":"a.yaml","old":null}"#, "",
  ]) func onlyFilesOfTheFolderAreGivenBack(_ content: String) async throws {
    let (bench, outside) = (try Bench(), try Bench())
    try FileManager.default.createSymbolicLink(
      at: bench.folder.appending(path: "out"), withDestinationURL: outside.folder)
    let response = await bench.ask("/api/files", [.contentType: "application/json"], post: content)
    #expect(response.status != .created)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: outside.folder.path) == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path) == ["out"])
  }

  /// A document over its base, and one that others need removed.
  @Test func othersStayDrawable() async throws {
    let child = "sweephand: 1\ntemplate: base.yaml\n"
    let bench = try Bench(["base.yaml": Bench.own, "child.yaml": child, "sub/a.yml": "ink: red\n"])
    let over = await bench.save(
      #"{"id":"folder/child.yaml","name":"base","values":{"value":"4"},"replace":true}"#)
    #expect(String(decoding: over.bytes, as: UTF8.self).contains("cannot be one itself"))
    let other = await bench.save(
      #"{"id":"library/ring","name":"base","values":{},"replace":true}"#)
    #expect(
      String(decoding: other.bytes, as: UTF8.self).contains("'child.yaml' could not be drawn"))
    let file = ["path": "base.yaml", "old": Bench.own]
    let gone = await bench.ask(
      "/api/files", [.contentType: "application/json"],
      post: String(decoding: try JSONEncoder().encode(file), as: UTF8.self))
    #expect(String(decoding: gone.bytes, as: UTF8.self).contains("'child.yaml' could not be drawn"))
    #expect(try bench.text("base.yaml") == Bench.own)
  }

  @Test func aTemplateOfTheFolderIsNamed() async throws {
    let bench = try Bench(["own.yaml": Bench.own])
    #expect(
      await bench.save(#"{"id":"folder/own.yaml","name":"seven","values":{"value":"7"}}"#).status
        == .created)
    #expect(
      try bench.text("seven.yaml") == """
        sweephand: 1
        template: "own.yaml"
        with:
          value: 7

        """)
    #expect((try await bench.object("/api/render/folder/seven.yaml")["svg"] as? String) != nil)
  }

  @Test func nothingIsOverwrittenUnasked() async throws {
    let bench = try Bench(["ring.yaml": "mine"])
    let request = #"{"id":"library/ring","name":"ring","values":{}"#
    let refused = await bench.save(request + "}")
    #expect(refused.status == .ok)
    #expect(String(decoding: refused.bytes, as: UTF8.self).contains("\"exists\": true"))
    #expect(try bench.text("ring.yaml") == "mine")
    #expect(await bench.save(request + #","replace":true}"#).status == .created)
    #expect(try bench.text("ring.yaml") == "sweephand: 1\ntemplate: ring\n")
  }

  @Test(arguments: [
    #"{"id":"library/ring","name":"../x","values":{}}"#,
    #"{"id":"library/ring","name":"","values":{}}"#,
    #"{"id":"library/ring","name":"a.b","values":{}}"#,
    #"{"id":"library/ring","values":{}}"#, "", "[]",
  ])
  func badRequestsWriteNothing(_ content: String) async throws {
    let bench = try Bench()
    #expect(await bench.save(content).status != .created)
    #expect(bench.preview.catalogue.listing.ids.allSatisfy { $0.path == nil })
  }

  @Test func valuesThatDrawNothingAreNotKept() async throws {
    let bench = try Bench()
    let response = await bench.save(#"{"id":"library/ring","name":"x","values":{"value":"much"}}"#)
    #expect(String(decoding: response.bytes, as: UTF8.self).contains("'value' must be a number"))
    #expect(bench.preview.catalogue.listing.ids.allSatisfy { $0.path == nil })
  }

  @Test(arguments: [true, false]) func linksAreNotFollowed(_ isThere: Bool) async throws {
    let bench = try Bench()
    let outside = try Bench(isThere ? ["file.yaml": "mine"] : [:])
    try FileManager.default.createSymbolicLink(
      at: bench.folder.appending(path: "link.yaml"),
      withDestinationURL: outside.folder.appending(path: "file.yaml"))
    let request = #"{"id":"library/ring","name":"link","values":{},"replace":true}"#
    let response = await bench.save(request)
    #expect(String(decoding: response.bytes, as: UTF8.self).contains("is a link"))
    #expect((try? outside.text("file.yaml")) == (isThere ? "mine" : nil))
  }

  @Test func otherSitesSaveNothing() async throws {
    let request = #"{"id":"library/ring","name":"x","values":{}}"#
    for fields: HTTPFields in [
      [.contentType: "text/plain"],
      [.contentType: "application/json", .origin: "http://evil.example"],
      [.contentType: "application/json", .origin: "null"],
    ] {
      #expect(try await Bench().save(request, fields).status == .forbidden)
    }
    let ours: HTTPFields = [.contentType: "application/json", .origin: "http://127.0.0.1:4080"]
    #expect(try await Bench().save(request, ours).status == .created)
  }
}
