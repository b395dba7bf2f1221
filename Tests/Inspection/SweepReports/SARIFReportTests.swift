import Foundation
import SweepDiagnostics
import SweepReports
import Testing

/// The fields that the schema of SARIF 2.1.0 requires, and those that GitHub reads.
struct SARIFReportTests {
  private func run(_ text: String) throws -> Object {
    let log: Object = try parsed(text)
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    #expect(Set(log.keys) == ["$schema", "version", "runs"])
    let runs = try #require(log["runs"] as? [Object])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func results(_ findings: [Diagnostic]) throws -> [Object] {
    try #require(try run(report(.sarif, findings))["results"] as? [Object])
  }

  private func location(_ finding: Diagnostic) throws -> Object {
    let locations = try #require(try results([finding]).first?["locations"] as? [Object])
    return try #require(locations.first)
  }

  private func uri(_ file: String) throws -> String {
    let place = try #require(try location(finding(file: file))["physicalLocation"] as? Object)
    return try #require((place["artifactLocation"] as? Object)?["uri"] as? String)
  }

  @Test func theRunNamesTheToolAndItsRules() throws {
    let run = try run(report(.sarif))
    #expect(Set(run.keys) == ["columnKind", "results", "invocations", "tool"])
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    #expect(run["invocations"] as? [[String: Bool]] == [["executionSuccessful": false]])
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "sweephand")
    #expect(driver["version"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [Object])
    #expect(rules.map { $0["id"] as? String } == ["SH0901", "SH0902", "SH0001"])
    #expect((rules[0]["shortDescription"] as? Object)?["text"] as? String == "A name is misspelt.")
    #expect(
      (rules[0]["fullDescription"] as? Object)?["text"] as? String
        == "A name is misspelt. Mend it with ${{care}}.")
    for rule in rules { #expect((rule["help"] as? Object)?["text"] is String) }
  }

  @Test func resultsPointToTheirRules() throws {
    let run = try run(report(.sarif))
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    let rules = try #require(driver["rules"] as? [Object])
    let results = try #require(run["results"] as? [Object])
    #expect(results.count == 4 + hostile.count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      #expect((result["message"] as? Object)?["text"] is String)
      #expect((result["locations"] as? [Object])?.count == 1)
    }
    let prints = results.compactMap {
      ($0["partialFingerprints"] as? [String: String])?.values.first
    }
    #expect(Set(prints).count == results.count)
  }

  @Test func regionsHaveTheColumnBehindTheFault() throws {
    let place = try location(finding(element: "/svg/g[2]/animate"))
    let physical = try #require(place["physicalLocation"] as? Object)
    #expect(
      physical["region"] as? [String: Int] == ["startLine": 3, "startColumn": 4, "endColumn": 9])
    #expect(
      place["logicalLocations"] as? [[String: String]]
        == [["fullyQualifiedName": "/svg/g[2]/animate"]])
    let whole = try location(finding(at: nil))
    #expect((whole["physicalLocation"] as? Object)?["region"] == nil)
    #expect(whole["logicalLocations"] == nil)
  }

  @Test(arguments: [
    ("a.svg", "a.svg"), ("./a.svg", "a.svg"), (".//a.svg", "a.svg"), ("../a.svg", "../a.svg"),
    ("/a/b.svg", "file:///a/b.svg"), ("a b.svg", "a%20b.svg"), ("a:b.svg", "a%3Ab.svg"),
    ("é.svg", "%C3%A9.svg"), ("100%.svg", "100%25.svg"), ("a#b?c", "a%23b%3Fc"),
    ("<stdin>", "%3Cstdin%3E"), ("a\nb", "a%0Ab"), ("./", "./"),
  ])
  func namesAreReferences(file: String, wanted: String) throws {
    #expect(try uri(file) == wanted)
  }

  @Test(arguments: hostile) func hostileNamesComeBack(name: String) throws {
    let uri = try uri(name)
    #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f })
    #expect(uri.removingPercentEncoding.map { Array($0.utf8) } == Array(name.utf8))
  }

  @Test func textIsNeitherPlaceholderNorLink() throws {
    let result = try #require(try results([finding("{0} [x](http://a.b)", hint: nil)]).first)
    #expect((result["message"] as? Object)?["text"] as? String == "{{0}} [x] (http://a.b)")
  }

  @Test func noFindingsAreEmptyArrays() throws {
    let run = try run(report(.sarif, []))
    #expect((run["results"] as? [Object])?.isEmpty == true)
    #expect(run["invocations"] as? [[String: Bool]] == [["executionSuccessful": true]])
  }
}
