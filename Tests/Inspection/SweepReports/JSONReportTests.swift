import Foundation
import SweepReports
import Testing

struct JSONReportTests {
  @Test func theDocumentHoldsFindingsAndCounts() throws {
    let document: Object = try parsed(report(.json))
    #expect(Set(document.keys) == ["version", "tool", "findings", "summary"])
    #expect(document["version"] as? Int == 1)
    #expect(document["tool"] as? [String: String] == ["name": "sweephand", "version": "1.2.3"])
    let findings = try #require(document["findings"] as? [Object])
    #expect(findings.count == 4 + hostile.count)
    #expect(
      document["summary"] as? [String: Int] == [
        "files": 3 + hostile.count, "unreadable": 1, "errors": 1 + hostile.count, "warnings": 1,
        "notes": 1,
      ])
  }

  @Test func findingsHaveWhatIsKnown() throws {
    let text = report(.ndjson, [finding(element: "/svg/g[2]"), finding("x", at: nil, hint: nil)])
    #expect(
      text == """
        {"severity":"error","code":"SH0901","message":"unknown part 'nedle'",\
        "hint":"did you mean 'needle'?","file":"dials/a.svg","line":3,"column":4,"endColumn":9,\
        "element":"/svg/g[2]","excerpt":"  <nedle/>","caret":{"offset":3,"length":5}}
        {"severity":"error","code":"SH0901","message":"x","file":"dials/a.svg"}

        """)
  }

  @Test func linesAreTheFindingsOfTheDocument() throws {
    let lines = try report(.ndjson).split(whereSeparator: \.isNewline)
      .map { try parsed(String($0), as: Object.self) }
    let document: Object = try parsed(report(.json))
    let findings = try #require(document["findings"] as? [Object])
    #expect(lines.count == findings.count)
    for (line, finding) in zip(lines, findings) {
      #expect(NSDictionary(dictionary: line) == NSDictionary(dictionary: finding))
    }
  }

  @Test func hostileTextComesBackAsItWas() throws {
    let lines = try report(.ndjson).split(separator: "\n").suffix(hostile.count)
      .map { try parsed(String($0), as: Object.self) }
    for (line, word) in zip(lines, hostile) {
      for key in ["file", "message", "hint"] {
        let text = try #require(line[key] as? String)
        #expect(Array(text.unicodeScalars) == Array(word.unicodeScalars))
      }
    }
  }

  @Test func noFindingsAreAnEmptyArray() throws {
    let document: Object = try parsed(report(.json, []))
    #expect((document["findings"] as? [Object])?.isEmpty == true)
    #expect(report(.ndjson, []) == "")
  }
}
