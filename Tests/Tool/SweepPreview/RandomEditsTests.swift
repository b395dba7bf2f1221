import Foundation
import HTTPTypes
import SweepDiagnostics
import SweepHTTP
import SweepTemplates
import SweepYAML
import TestSupport
import Testing

@testable import SweepPreview

/// A thousand random edits of documents in all styles, by the calls of the page.
@Suite struct RandomEditsTests {
  /// Documents that name no files: samples, templates, and some of both in other styles.
  static let documents: [(name: String, text: String)] = {
    var documents: [(String, String)] = []
    for folder in ["samples/parts", "samples/dials", "samples/scales", "samples/text", "templates"]
    {
      let root = Repository.root.appending(path: folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".yaml") {
        let text = (try? String(contentsOf: root.appending(path: name), encoding: .utf8)) ?? ""
        let isAlone = ![".svg", ".png", ".csv", ".json", ".yml", ".yaml", ".ttf", ".otf"].contains {
          text.contains($0)
        }
        if isAlone, text.contains("layers:") { documents.append(("\(folder)/\(name)", text)) }
      }
    }
    let step = max(documents.count / 66, 1)
    let chosen = documents.enumerated().filter { $0.offset % step == 0 }.map(\.element).prefix(66)
    let styles: [(String, (String) -> String)] = [
      ("CRLF", { $0.replacing("\n", with: "\r\n") }),
      ("spaced", { $0.replacing("\n  - ", with: "\n\n  # A part.\n  - ") }),
      ("mark", { "\u{feff}" + $0 }), ("open", { String($0.dropLast()) }),
    ]
    let restyled = chosen.prefix(12).enumerated().map { index, document in
      let (name, style) = styles[index % styles.count]
      return ("\(document.0), \(name)", style(document.1))
    }
    return Array(chosen) + restyled
  }()

  /// The edits of documents.
  private struct Count {
    var (used, written, refused, moved) = (0, 0, 0, 0)
  }

  @Test func aThousandRandomEditsKeepAllElse() async throws {
    var all = Count()
    try await withThrowingTaskGroup(of: Count.self) { group in
      for share in 0..<4 {
        group.addTask {
          var count = Count()
          for (index, document) in Self.documents.enumerated() where index % 4 == share {
            try await edit(document, seed: UInt64(40 + index), &count)
          }
          return count
        }
      }
      for try await count in group {
        all.used += count.used
        all.written += count.written
        all.refused += count.refused
        all.moved += count.moved
      }
    }
    #expect(all.used >= 60)
    #expect(all.written > 1000 && all.moved > 200, "\(all)")
  }

  private func edit(
    _ document: (name: String, text: String), seed: UInt64, _ count: inout Count
  ) async throws {
    var random = SplitMix64(seed: seed)
    let bench = try Bench(["a.yaml": document.text])
    // Some templates need what the library alone has.
    guard (try await bench.object("/api/render/folder/a.yaml"))["svg"] is String else { return }
    count.used += 1
    var steps: [(old: String, new: String)] = []
    var (anatomy, isStale): ([String: Any], Bool) = ([:], true)
    for round in 0..<20 {
      if round % 9 == 0 || isStale {
        (anatomy, isStale) = (try await bench.object("/api/parts/folder/a.yaml"), false)
      }
      let move = Int.random(in: 0..<4, using: &random) == 0 ? listChange(of: anatomy, &random) : nil
      guard let (change, path) = try move ?? change(of: anatomy, &random) else { continue }
      let old = try text(in: bench)
      let request: [String: Any] = ["id": "folder/a.yaml", "changes": [change]]
      let answer = try await bench.object("/api/edits", post: request)
      let new = try text(in: bench)
      guard answer["id"] != nil else {
        #expect(new == old, "\(document.name)")
        count.refused += 1
        continue
      }
      count.written += 1
      #expect(answer["new"] as? String == new)
      let comment = "\(document.name) \(change)"
      if move != nil {
        isStale = true
        count.moved += 1
        try expectListChange(from: old, to: new, by: change, comment)
      } else {
        try expectOneChange(from: old, to: new, at: path, comment)
      }
      steps.append((old, new))
    }
    #expect((try await bench.object("/api/render/folder/a.yaml"))["svg"] is String)
    for (old, new) in steps.reversed() {
      let request = ["path": "a.yaml", "old": new, "new": old]
      #expect(try await bench.object("/api/files", post: request)["id"] != nil)
    }
    #expect(try text(in: bench) == document.text, "\(document.name)")
  }

  /// The text with its byte order mark.
  private func text(in bench: Bench) throws -> String {
    String(decoding: try Data(contentsOf: bench.folder.appending(path: "a.yaml")), as: UTF8.self)
  }

  /// A random change of a part, a section or a colour of the theme, as the page sends it.
  private func change(
    of anatomy: [String: Any], _ random: inout SplitMix64
  ) throws -> (change: [String: Any], path: [String])? {
    let types = try #require(anatomy["types"] as? [String: [String: Any]])
    let entries = ["parts", "sections"].flatMap { anatomy[$0] as? [[String: Any]] ?? [] }
    guard let entry = entries.randomElement(using: &random), let path = entry["path"] as? [Any],
      let type = entry["type"] as? String, let keys = types[type]?["keys"] as? [[String: Any]],
      let key = keys.randomElement(using: &random), let name = key["name"] as? String
    else { return nil }
    let values = entry["values"] as? [String: Any] ?? [:]
    if let old = values[name], (old as? String)?.hasPrefix("$") == true { return nil }
    if values[name] != nil, key["required"] == nil, Int.random(in: 0..<4, using: &random) == 0 {
      return (["path": path + [name]], (path + [name]).map { "\($0)" })
    }
    if let list = values[name] as? [String], !list.isEmpty, key["count"] == nil {
      let index = Int.random(in: 0..<list.count, using: &random)
      guard let item = key["item"] as? [String: Any],
        let change = value(item, old: list[index], &random)
      else { return nil }
      let place = path + [name, index]
      return (change.merging(["path": place]) { $1 }, place.map { "\($0)" })
    }
    guard let change = value(key, old: values[name] as? String, &random) else { return nil }
    return (change.merging(["path": path + [name]]) { $1 }, (path + [name]).map { "\($0)" })
  }

  /// A random value of a kind; nil for kinds that are not changed by themselves.
  private func value(
    _ key: [String: Any], old: String?, _ random: inout SplitMix64
  ) -> [String: Any]? {
    let colors = ["accent", "ink", "danger", "#123456", "#0a0b0c80", "teal"]
    if let choices = key["choices"] as? [String] {
      return ["value": choices.randomElement(using: &random) ?? ""]
    }
    switch key["kind"] as? String {
    case "number", "integer", "angle", "duration", "quantity":
      let now = old.flatMap(Double.init) ?? key["default"] as? Double ?? 1
      let isWhole = key["kind"] as? String == "integer"
      let step = Double(Int.random(in: -2...3, using: &random)) * (isWhole ? 1 : 0.25)
      let low = key["minimum"] as? Double ?? -1e6
      let next = min(max(now + step, low), key["maximum"] as? Double ?? 1e6)
      return ["value": isWhole ? "\(Int(next))" : "\(next)", "isLiteral": true]
    case "boolean": return ["value": "\(Bool.random(using: &random))", "isLiteral": true]
    case "color": return ["value": "#\(Int.random(in: 100...999, using: &random))"]
    case "themeColor": return ["value": colors.randomElement(using: &random) ?? ""]
    case "text":
      return ["value": ["a b", "12", "yes: \"#\"", "é — 漢"].randomElement(using: &random) ?? ""]
    default: return nil
    }
  }

  /// All values but those at a path are the same, and so are all lines but those around it.
  private func expectOneChange(
    from old: String, to new: String, at path: [String], _ comment: String
  ) throws {
    let (before, after) = (try leaves(of: old), try leaves(of: new))
    for key in Set(before.keys).union(after.keys) where before[key] != after[key] {
      // A bare name of a part becomes a mapping, and an empty one stays behind.
      let isOn = key.starts(with: path) || path.starts(with: key)
      #expect(isOn, "\(key) changed: \(comment)")
    }
    let (lines, others) = (
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let start = zip(lines, others).prefix { $0 == $1 }.count
    let end = zip(lines.reversed(), others.reversed()).prefix { $0 == $1 }.count
    // A value that is removed may have many lines.
    let isRemoved = after.count < before.count
    #expect(isRemoved || lines.count - start - end <= 12, "\(comment)")
    #expect(others.count - start - end <= 2, "\(comment)")
  }

  private func leaves(of text: String) throws -> [[String]: String] {
    var sink = DiagnosticSink()
    let source = SourceText(Array(text.utf8), file: "")
    let root = try #require(YAMLReader.read(source, LoadLimits(), into: &sink))
    var leaves: [[String]: String] = [:]
    func visit(_ node: Node, _ path: [String]) {
      switch node.content {
      case .scalar(let scalar): leaves[path] = scalar.text
      case .sequence(let items):
        for (index, item) in items.enumerated() { visit(item, path + ["\(index)"]) }
      case .mapping(let entries):
        for entry in entries { visit(entry.value, path + [entry.key.text]) }
      case .refused: break
      }
    }
    visit(root, [])
    return leaves
  }
}
