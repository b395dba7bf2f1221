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
    let answer = await bench.save(
      #"{"id":"library/speedometer","name":"my-speed","values":{"value":"12","unit":"a \"b\"","bands":"30, 60"}}"#
    )
    #expect(answer.status == .created)
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
      let answer = await bench.save(
        #"{"id":"\#(id)","name":"a","values":{"layers":"[]","value":"3"}}"#)
      #expect(
        String(decoding: answer.bytes, as: UTF8.self).contains("there is no parameter 'layers'"))
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
    let answer = await bench.save(
      #"{"id":"folder/sub/boiler.yaml","name":"hot","values":{"value":"90"}}"#)
    #expect(answer.status == .created)
    #expect(
      try bench.text("sub/hot.yaml") == """
        sweephand: 1
        # What it is for.
        title: Boiler
        template: speedometer
        theme: {base: brass}
        with:
          value: 90
          max: 200

        """)
  }

  @Test func aTemplateOfTheFolderIsNamed() async throws {
    let text = """
      sweephand: 1
      parameters: {value: {type: number, default: 3}}
      scales: {main: {domain: [0, 10]}}
      readings: {main: {value: $value}}
      layers: [face, needle]
      """
    let bench = try Bench(["own.yaml": text])
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
    let answer = await bench.save(#"{"id":"library/ring","name":"x","values":{"value":"much"}}"#)
    #expect(String(decoding: answer.bytes, as: UTF8.self).contains("'value' must be a number"))
    #expect(bench.preview.catalogue.listing.ids.allSatisfy { $0.path == nil })
  }

  @Test(arguments: [true, false]) func linksAreNotFollowed(_ isThere: Bool) async throws {
    let bench = try Bench()
    let outside = try Bench(isThere ? ["file.yaml": "mine"] : [:])
    try FileManager.default.createSymbolicLink(
      at: bench.folder.appending(path: "link.yaml"),
      withDestinationURL: outside.folder.appending(path: "file.yaml"))
    let request = #"{"id":"library/ring","name":"link","values":{},"replace":true}"#
    let answer = await bench.save(request)
    #expect(String(decoding: answer.bytes, as: UTF8.self).contains("is a link"))
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
