import Foundation
import SweepDiagnostics
import SweepReports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The report as libxml2 reads it.
struct JUnitReportTests {
  private func cases(_ text: String) throws -> [XMLElement] {
    let document = try XMLDocument(data: Data(text.utf8))
    #expect(try document.nodes(forXPath: "/testsuites/testsuite").count == 1)
    return try document.nodes(forXPath: "/testsuites/testsuite/testcase")
      .compactMap { $0 as? XMLElement }
  }

  private func names(_ element: XMLElement) -> [String] {
    (element.children ?? []).compactMap(\.name)
  }

  private func attribute(_ name: String, of element: XMLElement) -> String? {
    element.attribute(forName: name)?.stringValue
  }

  @Test func eachFileIsACase() throws {
    let cases = try cases(report(.junit))
    #expect(cases.count == 3 + hostile.count)
    #expect(
      cases.prefix(3).map { attribute("name", of: $0) } == ["good.svg", "dials/a.svg", "gone.svg"])
    #expect(names(cases[0]).isEmpty)
    #expect(names(cases[1]) == ["failure", "system-out"])
    #expect(names(cases[2]) == ["error"])
    #expect(Set(cases.compactMap { attribute("name", of: $0) }).count == cases.count)
    let failed = cases.count { names($0).contains("failure") }
    let counts = "tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"1\""
    #expect(report(.junit).contains("<testsuite name=\"sweephand\" \(counts)>"))
  }

  @Test func timesAreInSeconds() throws {
    var report = Report(.junit, ReportOptions(version: "1"))
    var text = report.begin() + report.file("a.svg", [], took: .milliseconds(1_042))
    text += report.file("b.svg", [], took: .microseconds(7_600)) + report.end()
    #expect(try cases(text).map { attribute("time", of: $0) } == ["1.042", "0.007"])
    #expect(text.contains("errors=\"0\" time=\"1.049\">"))
  }

  @Test(
    arguments: [
      (FailOn.error, ["failure", "system-out"], "unknown part 'nedle'"),
      (.warning, ["failure", "system-out"], "unknown part 'nedle' (and 1 more)"),
      (.note, ["failure"], "unknown part 'nedle' (and 2 more)"), (.never, ["system-out"], nil),
    ] as [(FailOn, [String], String?)])
  func whatFailsTheRunFailsTheCase(failOn: FailOn, elements: [String], message: String?) throws {
    let cases = try cases(report(.junit, failOn: failOn))
    #expect(names(cases[1]) == elements)
    #expect(names(cases[2]) == ["error"])
    let failure = cases[1].elements(forName: "failure").first
    #expect(failure.flatMap { attribute("message", of: $0) } == message)
  }

  @Test func failuresTellWhatPeopleRead() throws {
    let failure = try #require(
      try cases(report(.junit, [finding()])).first?.elements(forName: "failure").first)
    #expect(attribute("type", of: failure) == "SH0901")
    #expect(failure.stringValue == finding().description)
  }

  @Test(arguments: hostile) func hostileTextIsText(word: String) throws {
    let cases = try cases(report(.junit, [finding(word, file: word, hint: word)], file: word))
    #expect(cases.count == 1)
    #expect(attribute("name", of: cases[0]) == word.visible)
    #expect(names(cases[0]) == ["failure"])
    #expect(cases[0].stringValue == finding(word, file: word, hint: word).description)
    #expect(
      attribute("message", of: cases[0].elements(forName: "failure")[0]) == word.visible)
  }
}
