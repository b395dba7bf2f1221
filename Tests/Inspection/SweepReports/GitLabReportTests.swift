import SweepDiagnostics
import SweepReports
import Testing

struct GitLabReportTests {
  private func issues(_ findings: [Diagnostic], file: String = "a.svg") throws -> [Object] {
    try parsed(report(.gitlab, findings, file: file))
  }

  private func prints(_ findings: [Diagnostic], file: String = "a.svg") throws -> [String] {
    try issues(findings, file: file).compactMap { $0["fingerprint"] as? String }
  }

  @Test func issuesHaveWhatIsRequired() throws {
    let issues: [Object] = try parsed(report(.gitlab))
    #expect(issues.count == 4 + hostile.count)
    for issue in issues {
      #expect(
        Set(issue.keys) == ["description", "check_name", "fingerprint", "severity", "location"])
      let location = try #require(issue["location"] as? Object)
      #expect(location["path"] is String)
      #expect(try #require((location["lines"] as? Object)?["begin"] as? Int) >= 1)
    }
    let prints = issues.compactMap { $0["fingerprint"] as? String }
    #expect(Set(prints).count == issues.count)
    #expect(
      issues.prefix(4).map { $0["severity"] as? String } == ["major", "minor", "info", "critical"])
  }

  @Test func wordsAndPathsAreThoseOfTheFinding() throws {
    let issue = try #require(try issues([finding(file: "././dials/a b.svg")]).first)
    #expect(issue["description"] as? String == "unknown part 'nedle' (did you mean 'needle'?)")
    #expect(issue["check_name"] as? String == "SH0901")
    let location = try #require(issue["location"] as? Object)
    #expect(location["path"] as? String == "dials/a b.svg")
    #expect(location["lines"] as? [String: Int] == ["begin": 3])
  }

  @Test func namesOutliveMovesAndIndents() throws {
    let before = [finding(at: 3), finding("other", at: 9), finding(at: 12)]
    let after = [
      finding("new", at: 2), finding(at: 30, text: "     <nedle/>"), finding("other", at: 90),
      finding(at: 120),
    ]
    #expect(try prints(before) == Array(try prints(after).dropFirst()))
  }

  @Test func namesTellFindingsApart() throws {
    let findings = [
      finding(), finding(), finding(text: "<other nedle/>"), finding("x"), finding("x", .taste),
      finding(file: "b.svg"), finding(text: nil), finding(text: nil, element: "/svg/g[1]"),
      finding(text: nil, element: "/svg/g[2]"),
    ]
    #expect(Set(try prints(findings)).count == findings.count)
    #expect(try prints([finding()]) != prints([finding()], file: "b.svg"))
  }

  @Test func noFindingsAreAnEmptyArray() throws {
    #expect(try issues([]).isEmpty)
  }
}
