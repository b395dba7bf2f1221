import Foundation
import HTTPTypes
import SweepHTTP
import TestSupport
import Testing

@testable import SweepPreview

/// Kinds of parts, and documents that are made of templates.
@Suite struct BoardTests {
  @Test func everyKindOfPartShowsSomething() async throws {
    let canvas = "canvas: {size: 160, viewBox: [-110, -110, 220, 220]}"
    let bench = try Bench(["a.yaml": "sweephand: 1\ntitle: a\n\(canvas)\nlayers: [face]\n"])
    let kinds = try #require(try await bench.object("/api/kinds")["kinds"] as? [[String: Any]])
    #expect(kinds.count > 45)
    func elements(_ kind: [String: Any]) -> Int {
      (kind["svg"] as? String)?.split(separator: "<").count ?? 0
    }
    let face = try await bench.object("/api/render/folder/a.yaml?motion=none")
    for kind in kinds where kind["name"] as? String != "face" {
      #expect(elements(kind) > elements(face), "\(kind["name"] ?? "")")
    }
  }

  @Test func templatesBecomeDocumentsWithPartsOfTheirOwn() async throws {
    for (index, id) in try await templates(in: Bench([:])).enumerated() where index % 4 == 0 {
      let bench = try Bench([:])
      let written = try await board([id], in: bench, ["hasParts": true])
      let new = try #require(written["id"] as? String, "\(id): \(written)")
      let old = try await bench.object("/api/parts/\(id)")["parts"] as? [[String: Any]]
      let parts = try await bench.object("/api/parts/\(new)")["parts"] as? [[String: Any]]
      #expect(parts?.map { $0["name"] as? String } == old?.map { $0["name"] as? String }, "\(id)")
      #expect(parts?.allSatisfy { $0["path"] != nil } != false, "\(id)")
      let (one, two) = (try await drawn(id, in: bench), try await drawn(new, in: bench))
      #expect(one.viewBox == two.viewBox && one.elements == two.elements, "\(id)")
    }
  }

  @Test func aCopyIsUsedAsItsTemplateIs() async throws {
    let bench = try Bench([:])
    for (id, line) in [
      ("library/knob", "control: {kind: slider, step: 1}"),
      ("library/clock", "control: {kind: clock, time: \"10:08:42\"}"),
    ] {
      let written = try await board([id], in: bench, ["hasParts": true])
      #expect((written["new"] as? String)?.contains("\n\(line)\n") == true, "\(written)")
      let new = try #require(written["id"] as? String, "\(id): \(written)")
      let answer = await bench.ask("/render/\(new).svg?interactive=script")
      #expect(answer.status == .ok, "\(id)")
      #expect(String(decoding: answer.bytes, as: UTF8.self).contains("<script"), "\(id)")
    }
  }

  @Test func twoTemplatesMakeABoard() async throws {
    let bench = try Bench([:])
    let ids = try await templates(in: bench)
    for pair in zip(ids, ids.dropFirst()).enumerated().filter({ $0.offset % 7 == 0 }).map(\.element)
    {
      let written = try await board([pair.0, pair.1], in: bench)
      #expect(written["old"] is NSNull && written["new"] is String, "\(pair): \(written)")
    }
    let three = try await board([ids[0], ids[0], ids[1]], in: bench, ["title": "Ä 1"])
    #expect(three["path"] as? String == "1.yaml")
    #expect((three["new"] as? String)?.contains("  \(ids[0].dropFirst(8))2: {") == true)
    #expect(try await board([], in: bench)["message"] is String)
    #expect(try await board(["library/nothing"], in: bench)["id"] == nil)
  }

  @Test func theScaleOfEachReadingIsTold() async throws {
    let bench = try Bench([:])
    _ = try await board(["library/speedometer", "library/tachometer"], in: bench, ["title": "a"])
    let dial = try await bench.object("/api/dials/folder/a.yaml")
    let parameters = try #require(dial["parameters"] as? [[String: Any]])
    #expect(parameters.map { $0["domain"] as? [Double] } == [[0, 100], [0, 8], nil])
    #expect(parameters[1]["help"] as? String == "The speed of the engine.")
  }

  /// The templates that need no files of the library.
  private func templates(in bench: Bench) async throws -> [String] {
    let dials = try await bench.object("/api/dials")["dials"] as? [[String: Any]] ?? []
    let ids = dials.filter { $0["source"] as? String == "library" }.compactMap {
      $0["id"] as? String
    }
    #expect(ids.count > 40)
    return ids.filter { $0 != "library/speedometer-artwork" }
  }

  private func board(
    _ ids: [String], in bench: Bench, _ more: [String: Any] = [:]
  ) async throws -> [String: Any] {
    let request = more.merging(["ids": ids]) { one, _ in one }
    return try await bench.object("/api/boards", post: request)
  }

  private func drawn(
    _ id: String, in bench: Bench
  ) async throws -> (viewBox: Substring?, elements: Int) {
    let answer = try await bench.object("/api/render/\(id)?motion=none")
    let svg = try #require(answer["svg"] as? String, "\(id)")
    return (svg.firstMatch(of: /viewBox="[^"]*"/)?.output, svg.split(separator: "<").count)
  }
}
