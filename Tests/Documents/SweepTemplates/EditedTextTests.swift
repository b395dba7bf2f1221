import Foundation
import SweepDiagnostics
import TestSupport
import SweepYAML
import Testing

@testable import SweepTemplates

/// Edits that keep every other byte.
@Suite struct EditedTextTests {
  private func edited(
    _ text: String, _ change: (inout EditedText) throws -> Void
  ) throws -> String {
    var edited = try EditedText(Array(text.utf8), reader: YAMLReader.read)
    try change(&edited)
    return String(decoding: edited.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a: 1 # one\nb: 2", "a: 7 # one\nb: 2"),
    ("{b: 2, a: [1,\n 2] }", "{b: 2, a: 7 }"),
    ("a:\n- 1\n- 2\n# end\nb: 2\n", "a:\n  7\n# end\nb: 2\n"),
    ("a: |\n  text\n\n# end\nb: 2\n", "a: 7\n\n# end\nb: 2\n"),
    ("a:   # none\nb: 2\n", "a: 7   # none\nb: 2\n"),
    ("{b: 2, a}", "{b: 2, a: 7}"),
    ("a: 'é — 漢' # b\r\nb: 2\r\n", "a: 7 # b\r\nb: 2\r\n"),
    ("\u{feff}a: 1\n", "\u{feff}a: 7\n"),
    ("b: {c: 漢} # é\na: \"x\\\n  y\"\n", "b: {c: 漢} # é\na: 7\n"),
    ("{\"b\": 2, \"a\": \"\\u00e9\"}\n", "{\"b\": 2, \"a\": 7}\n"),
  ]) func `values are replaced`(old: String, new: String) throws {
    #expect(try edited(old) { try $0.set(["a"], to: .literal("7")) } == new)
  }

  @Test(arguments: [
    ("w: {b: 2} # two\n", "w: {b: 2, a: 7} # two\n"),
    ("w: { b: 2,\n  c: 3 # three\n  }\n", "w: { b: 2,\n  c: 3, a: 7 # three\n  }\n"),
    ("w: {}\nx: 1", "w: {a: 7}\nx: 1"),
    ("w:\n  b: 2 # two\n\n# end\nx: 1\n", "w:\n  b: 2 # two\n  a: 7\n\n# end\nx: 1\n"),
    ("w:\r\n    b: 2", "w:\r\n    b: 2\r\n    a: 7"),
    ("w:\n  b: |+\n    text\n\nx: 1\n", "w:\n  b: |+\n    text\n\n  a: 7\nx: 1\n"),
    ("x: 1 # one\n# end\n", "x: 1 # one\nw:\n  a: 7\n# end\n"),
    ("x: 1\nw:\n", "x: 1\nw: {a: 7}\n"),
    ("{\"x\": 1}", "{\"x\": 1, \"w\": {\"a\": 7}}"),
    ("w:\n  l:\n  - 1\n  - b: 2\n    c: 3\n", "w:\n  l:\n  - 1\n  - b: 2\n    c: 3\n  a: 7\n"),
  ]) func `keys are inserted`(old: String, new: String) throws {
    #expect(try edited(old) { try $0.set(["w", "a"], to: .literal("7")) } == new)
  }

  @Test(arguments: [
    ("w: {a: 1, b: 2} # two\n", "w: {b: 2} # two\n"), ("w: {b: 2, a: 1 }", "w: {b: 2 }"),
    ("w: {a: 1}\n", "w: {}\n"), ("w:\n  a: 1 # one\n  b: 2\n", "w:\n  b: 2\n"),
    ("w:\n  b: 2\n  a:\n    c: 3\nx: 1\n", "w:\n  b: 2\nx: 1\n"),
    ("w:\n  a: 1 # one\nx: 1\n", "w:\n  {} # one\nx: 1\n"), ("w: {b: 2}\n", "w: {b: 2}\n"),
  ]) func `keys are removed`(old: String, new: String) throws {
    #expect(try edited(old) { try $0.remove(["w", "a"]) } == new)
  }

  @Test(arguments: [
    (["l"], 1, "l: [a, b] # two\n", "l: [a, {x: 7}, b] # two\n"),
    (["l"], 0, "l: []\n", "l: [{x: 7}]\n"),
    (["l"], 0, "l:\n  # one\n  - a # 1\n", "l:\n  # one\n  - x: 7\n  - a # 1\n"),
    (
      ["l"], 1, "l:\n- a: 1 # 1\n  b: 2\n\n# end\n- c\n",
      "l:\n- a: 1 # 1\n  b: 2\n- x: 7\n\n# end\n- c\n"
    ),
    (
      ["l"], 2, "l:\r\n  - a\r\n  - b: |\r\n      c\r\n",
      "l:\r\n  - a\r\n  - b: |\r\n      c\r\n  - x: 7\r\n"
    ),
    (["l"], 1, "l:\n  - a # 1", "l:\n  - a # 1\n  - x: 7"),
    (["l"], 0, "a: 1\n", "a: 1\nl: [{x: 7}]\n"),
    (["w", "l"], 1, "w:\n    l: [ a,\n  b ]\n", "w:\n    l: [ a,\n  {x: 7}, b ]\n"),
  ]) func `items are inserted`(path: [String], index: Int, old: String, new: String) throws {
    let place = path.map(EditedText.Step.key) + [.item(index)]
    #expect(try edited(old) { try $0.insert("{x: 7}", at: place) } == new)
  }

  @Test(arguments: [
    ("l: [a, b: 1, c] # two\n", "l: [b: 1, a, c] # two\n"),
    (
      "l:\n  # A.\n  - a # 1\n\n  # B.\n  # Two.\n  - b:\n      c: 1\n  - d\n",
      "l:\n  # B.\n  # Two.\n  - b:\n      c: 1\n\n  # A.\n  - a # 1\n  - d\n"
    ),
    ("l:\r\n- a\r\n- b: |-\r\n    text\r\n", "l:\r\n- b: |-\r\n    text\r\n- a\r\n"),
    ("l:\n- a\n- b", "l:\n- b\n- a"),
    ("{\"l\": [{\"a\": 1}, \"b\"]}", "{\"l\": [\"b\", {\"a\": 1}]}"),
  ]) func `items change places`(old: String, new: String) throws {
    let path: [EditedText.Step] = [.key("l"), .item(0)]
    #expect(try edited(old) { try $0.swap(path) } == new)
    #expect(try edited(new) { try $0.swap(path) } == old)
  }

  @Test(arguments: ["l: [a]\n", "l: 1\n", "l:\n- |+\n  a\n\n- b"])
  func `items that cannot change places stay`(text: String) throws {
    var edited = try EditedText(Array(text.utf8), reader: YAMLReader.read)
    #expect(throws: EditedText.Fault.self) { try edited.swap([.key("l"), .item(0)]) }
    #expect(edited.bytes == Array(text.utf8))
  }

  @Test(arguments: [
    ("a: b", "brass", "a: brass"), ("a: 'b'", "brass", "a: \"brass\""), ("a: b", "on", "a: \"on\""),
    ("a: b", "12", "a: \"12\""), ("a: b", "#fff", "a: \"#fff\""), ("a: b", "", "a: \"\""),
    ("a: b", "x: y\n\"", "a: \"x: y\\n\\\"\""),
    ("{\"b\": \"x\"}", "brass", "{\"b\": \"x\", \"a\": \"brass\"}"),
  ]) func `texts are quoted where they must be`(old: String, text: String, new: String) throws {
    #expect(try edited(old) { try $0.set(["a"], to: .text(text)) } == new)
  }

  @Test func `what cannot be edited is told`() throws {
    #expect(throws: EditedText.Fault.self) {
      try EditedText(Array("- 1".utf8), reader: YAMLReader.read)
    }
    #expect(throws: EditedText.Fault.self) {
      try EditedText(Array("a: [".utf8), reader: YAMLReader.read)
    }
    #expect(throws: EditedText.Fault.self) {
      try edited("a: [1]") { try $0.set(["a", "b"], to: .literal("1")) }
    }
  }

  /// Every single value of every sample is set, and every mapping gets a key and loses it again.
  @Test func `samples change in one place alone`() throws {
    var count = 0
    let samples = Repository.root.appending(path: "samples")
    let names = try FileManager.default.subpathsOfDirectory(atPath: samples.path)
    for name in names where name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      let file = samples.appending(path: name)
      let bytes = try Array(Data(contentsOf: file))
      let values = Self.values(in: bytes)
      guard (try? EditedText(bytes, reader: YAMLReader.read)) != nil else { continue }
      for (path, old) in values where path.allSatisfy({ !$0.hasPrefix("[") }) {
        var text = try EditedText(bytes, reader: YAMLReader.read)
        if old == nil {
          try text.set(path + ["zz"], to: .literal("7"))
          #expect(Self.values(in: text.bytes)[path + ["zz"]] == "7", "\(file) \(path)")
          try text.remove(path + ["zz"])
          #expect(text.bytes == bytes, "\(file) \(path)")
        } else {
          try text.set(path, to: .text("qq"))
          let new = Self.values(in: text.bytes)
          #expect(new == values.merging([path: "qq"]) { $1 }, "\(file) \(path)")
        }
        count += 1
      }
    }
    #expect(count > 3000)
  }

  /// The texts of all single values by their paths, and nil for those of mappings that are not empty.
  private static func values(in bytes: [UInt8]) -> [[String]: String?] {
    var sink = DiagnosticSink()
    let root = YAMLReader.read(SourceText(bytes, file: ""), LoadLimits(), into: &sink)
    var values: [[String]: String?] = [:]
    func visit(_ node: Node, _ path: [String]) {
      switch node.content {
      case .scalar(let scalar): values[path] = .some(scalar.text)
      case .sequence(let nodes):
        for (index, node) in nodes.enumerated() { visit(node, path + ["[\(index)]"]) }
      case .mapping(let entries):
        if !entries.isEmpty { values[path] = .some(nil) }
        for entry in entries { visit(entry.value, path + [entry.key.text]) }
      case .refused: break
      }
    }
    root.map { visit($0, []) }
    return values
  }
}
