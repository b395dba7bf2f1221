import Foundation
import SweepXML
import Testing

@testable import SweepDiff

@Suite struct FormatTests {
  private let hostile = "</script><b>|`@x`\u{1B}[31m\u{202E}\n%%data%%"

  private func found(_ name: String = "old.svg") throws -> Difference {
    let old = oneLineDrawing("<path fill='red'/><g/>")
    let new = oneLineDrawing("<path fill='blue'/><text>&lt;/script>&lt;b>|`</text><g/>")
    return try Difference(
      from: XMLDocument(bytes: Array(old.utf8), name: name),
      to: XMLDocument(bytes: Array(new.utf8), name: "new.svg"))
  }

  @Test func text() throws {
    #expect(
      try found().text() == """
        --- old.svg
        +++ new.svg
        @@ /svg/path: fill 'red' → 'blue' @@
        -1:65 /svg/path fill="red"
        +1:65 /svg/path fill="blue"
        @@ /svg/text: added <text>&lt;/script&gt;&lt;b&gt;|`</text> @@
        +1:78 /svg/text <text>&lt;/script&gt;&lt;b&gt;|`</text>

        """)
    let colored = try found(hostile).text(color: true)
    #expect(colored.contains("\u{1B}[31m-1:65"))
    #expect(!colored.contains("\u{1B}[31m\u{202E}"))
  }

  @Test func json() throws {
    let text = try found(hostile).json
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["old"] as? String == hostile)
    let changes = try #require(object?["changes"] as? [[String: Any]])
    #expect(changes.count == 2)
    let item = (changes[0]["differences"] as? [[String: Any]])?.first
    #expect(item?["attribute"] as? String == "fill")
    #expect((item?["old"] as? [String: Any])?["value"] as? String == "red")
    #expect((item?["old"] as? [String: Any])?["column"] as? Int == 65)
  }

  @Test func markdown() throws {
    let lines = try found(hostile).markdown.split(separator: "\n")
    #expect(lines[0].hasPrefix("**&lt;/script&gt;&lt;b&gt;\\|\\`&#64;x\\`"))
    #expect(lines[0].hasSuffix("→ new.svg**: 2 changes"))
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("| ") || $0 == "|---|---|---|" })
    // Three columns with any content.
    let bars = lines.dropFirst(3).map { $0.replacing("\\|", with: "").filter { $0 == "|" }.count }
    #expect(bars == [4, 4])
  }

  @Test(arguments: [
    ("a b", "a  b", "'a␣b' → 'a␣␣b'"), ("a b", "a\nb", "'a␣b' → 'a\\nb'"),
    ("a", "a ", "'a' → 'a '"), ("a b", "a\u{a0}b", "'a␣b' → 'a\\u{a0}b'"),
    ("é", "e\u{301}", "'\\u{e9}' → 'e\\u{301}'"),
    (
      String(repeating: "a", count: 60) + "b" + String(repeating: "a", count: 60),
      String(repeating: "a", count: 60) + "c" + String(repeating: "a", count: 60),
      "'…\(String(repeating: "a", count: 23))b\(String(repeating: "a", count: 46))…' → "
        + "'…\(String(repeating: "a", count: 23))c\(String(repeating: "a", count: 46))…'"
    ),
  ])
  func whatDiffersIsSeen(_ old: String, _ new: String, _ shown: String) throws {
    let found = try difference(
      oneLineDrawing("<text xml:space='preserve'>\(old)</text><g data-x='\(old)'/>"),
      oneLineDrawing(
        "<text xml:space='preserve'>\(new)</text><g data-x='\(new.replacing("\n", with: "&#10;"))'/>"
      ))
    #expect(found.sentences.map(\.text) == ["text \(shown)", "data-x \(shown)"])
    let lines = found.text().split(separator: "\n").filter { $0.hasPrefix("-1") }
    let others = found.text().split(separator: "\n").filter { $0.hasPrefix("+1") }
    #expect(lines.count == 2 && zip(lines, others).allSatisfy { $0.dropFirst() != $1.dropFirst() })
  }

  @Test func aFileThatIsNotThereIsNull() throws {
    for (old, new) in [("a.svg", nil), (nil, "a.svg")] as [(String?, String?)] {
      let text = Difference.json(old: old, new: new)
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      #expect(object?["old"] as? String == old && object?["new"] as? String == new)
      #expect(object?[old == nil ? "old" : "new"] is NSNull)
    }
  }

  @Test func nothingIsNothing() throws {
    let same = try difference(oneLineDrawing(""), oneLineDrawing(" "))
    #expect(same.text().isEmpty)
    #expect(same.markdown.contains("no changes"))
    #expect(same.json.contains("\"changes\": ["))
  }
}
