import TestSupport
import Testing

/// The model against the browsers: animations that nobody thought of.
@Suite(.inBrowser) struct RandomOracleTests {
  private static let cases = RandomKind.allCases.map { $0.cases($0 == .mixed ? 144 : 48) }
  private static let pages = Dictionary(
    uniqueKeysWithValues: BrowserEngine.allCases.map { engine in
      (engine, OraclePage(cases.flatMap { $0 }, in: engine))
    })

  @Test(arguments: BrowserEngine.allCases, RandomKind.allCases)
  func `browsers show what the model says`(engine: BrowserEngine, kind: RandomKind) async throws {
    let page = try #require(Self.pages[engine])
    var all = Comparison()
    for (index, oracle) in page.cases.enumerated()
    where oracle.testDescription.hasPrefix("\(kind)") {
      guard try page.issues(of: index).isEmpty else { continue }
      let comparison = try await page.comparison(of: index)
      all.merge(comparison)
      let first = comparison.faults.first ?? ""
      #expect(
        first.isEmpty,
        "\(engine), \(oracle.testDescription): \(first), one of \(comparison.faults.count)")
    }
    print("| \(kind) | \(engine) | \(all.cells) |")
  }

  @Test func `few scenes are refused, each with the property and the reason`() throws {
    let page = try #require(Self.pages[.chromium])
    let refused = try page.cases.indices.flatMap { index in
      try page.issues(of: index).map { (page.cases[index].testDescription, $0) }
    }
    for (name, issue) in refused {
      print("refused", name, issue, separator: "\t")
      #expect(issue.hasPrefix("'") && issue.dropFirst().contains("' "), "\(issue)")
    }
    #expect(refused.count * 20 <= page.cases.count, "\(refused.count) of \(page.cases.count)")
  }
}
