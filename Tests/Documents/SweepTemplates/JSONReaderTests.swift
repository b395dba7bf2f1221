import Foundation
import SweepDiagnostics
import SweepTemplates
import TestSupport
import Testing
import SweepYAML

/// Documents and data as programs write JSON.
struct JSONReaderTests {
  private func outcome(_ text: String, file: String = "dial.json") -> [String] {
    Document.render(Array(text.utf8), file: file, in: fixedEnvironment).diagnostics.map {
      $0.headline + ($0.hint.map { " | \($0)" } ?? "")
    }
  }

  private func document(_ members: String) -> String {
    #"{"sweephand": 1, "template": "speedometer", \#(members)}"#
  }

  @Test(arguments: [
    (#""title": "\ud83d\ude00 \u00e9\/""#, "😀 é/"), ("\"title\": \"a\u{7f}b\"", "a\u{7f}b"),
    ("\"title\"\n\t:\r\n\"x\"", "x"), (#""\u0074itle": "x""#, "x"),
  ])
  func `documents are what JSON allows`(members: String, title: String) {
    for file in ["dial.json", "dial.yaml"] {
      let read = Document.read(Array(document(members).utf8), file: file)
      #expect(read.value?.title == title, "\(read.diagnostics)")
    }
  }

  @Test func `a long key is told as unknown and not as a fault of syntax`() {
    let key = String(repeating: "k", count: 1_100)
    let found = outcome(document("\"\(key)\": 1"))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("dial.json:1:45: error[SH0202]") == true, "\(found)")
  }

  @Test func `values have their places`() {
    let found = outcome("{\"sweephand\": 1, \"template\": \"speedometer\",\r\n \"é\u{2028}\": 1}")
    #expect(found.first?.hasPrefix("dial.json:2:2: error[SH0202]") == true, "\(found)")
    #expect(
      outcome(document("\n\"with\": {\"value\": \"x\"}")).first?
        .hasPrefix("dial.json:2:19: error[SH0302]: 'value' must be a number") == true)
  }

  @Test func `files of JSON are read as JSON alone`() {
    for text in ["{sweephand: 1, template: speedometer}", document("# none\n")] {
      #expect(outcome(text, file: "dial.yaml") == [])
      #expect(outcome(text).first?.contains("error[SH0103]") == true)
    }
    #expect(
      outcome(document("\"description\": abc")).first?.contains("error[SH0103]") == true)
    #expect(
      outcome("{\"sweephand\": 1,\n \"title\": \"\\ud83d\"}").first
        == #"dial.json:2:12: error[SH0103]: this escape is not a character"#
        + #" | \u has four digits, and characters above U+FFFF are two escapes"#)
  }

  @Test func `surrogates in YAML are told with a way out`() {
    #expect(
      mistakes("sweephand: 1\ntitle: \"\\ud83d\\ude00\"").first?
        .hasSuffix("| write the character itself, or \\U with 8 digits") == true)
  }

  private func data(_ json: String) async throws -> [String] {
    try await withTemporaryFolder { folder in
      try Data(json.utf8).write(to: folder.appending(path: "d.json"))
      let plot = "sweephand: 1\ntemplate: line-graph\nwith: {file: d.json, y: v}"
      return mistakes(plot, folder: folder.path)
    }
  }

  @Test(arguments: [
    #"[{"v": 1}, {"v": -0.5e+2}, {"v": null}]"#, "[{\"k\u{7f}\": \"\\ud83d\\ude00\", \"v\"\n:1}]\n",
  ])
  func `data is JSON`(json: String) async throws {
    #expect(try await data(json) == [])
  }

  @Test(arguments: [
    ("[{v: 1}]", "1:3: error[SH0103]: expected a key"),
    ("[{'v': 1}]", "1:3: error[SH0103]: expected a key"),
    ("- v: 1", "1:1: error[SH0103]: '-' is not a value of JSON"),
    (#"[{"v": 1},]"#, "1:10: error[SH0103]: nothing follows this comma | remove it"),
    (#"[{"v": 1,}]"#, "1:9: error[SH0103]: nothing follows this comma | remove it"),
    (#"[{"v": NaN}]"#, "1:8: error[SH0103]: 'NaN' is not a value of JSON"),
    (#"[{"v": 01}]"#, "1:8: error[SH0103]: '01' is not a value of JSON"),
    (#"[{"v": 1.}]"#, "1:8: error[SH0103]: '1.' is not a value of JSON"),
    (#"[{"v": +1}]"#, "1:8: error[SH0103]: '+1' is not a value of JSON"),
    (#"[{"v": 1} {"v": 2}]"#, "1:11: error[SH0103]: expected ',' or ']'"),
    (#"[{"v": 1}] 2"#, "1:12: error[SH0103]: nothing can follow the value"),
    (#"[{"v" 1}]"#, "1:7: error[SH0103]: expected ':' after the key"),
    (#"[{"v": 1, "v": 2}]"#, "1:11: error[SH0109]: the key 'v' is repeated"),
    (#"[{"v": "\ud83d"}]"#, "1:9: error[SH0103]: this escape is not a character"),
    (#"[{"v": "\ude00\ud83d"}]"#, "1:9: error[SH0103]: this escape is not a character"),
    (#"[{"v": "\x41"}]"#, "1:9: error[SH0103]: JSON has no such escape"),
    ("[{\"v\": \"a\nb\"}]", "1:10: error[SH0103]: a control character in a string"),
    (#"[{"v": "1}]"#, "1:8: error[SH0103]: the string is not closed"),
    ("[// one\n1]", "1:2: error[SH0103]: expected a value | JSON has no comments"),
    ("", "1:1: error[SH0103]: the text ends where a value must be"),
    (String(repeating: "[", count: 70), "1:65: error[SH0108]: more than 64 lists and objects"),
  ])
  func `data that is not JSON is refused`(json: String, message: String) async throws {
    let found = try await data(json)
    #expect(found.first?.hasPrefix("d.json:" + message) == true, "\(found)")
  }
}
