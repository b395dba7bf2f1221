import Foundation
import TestSupport
import Testing

/// Which random scenes are drawn. `ORACLE_COUNT`, `ORACLE_SEED` and `ORACLE_KINDS` choose others: so
/// many of a kind (three times as many of the mixed), from another seed, of some kinds only.
enum RandomRun {
  static let count = number("ORACLE_COUNT") ?? 43
  static let seed = number("ORACLE_SEED") ?? 0
  static let kinds =
    environment["ORACLE_KINDS"]?.split(separator: ",").compactMap { RandomKind(rawValue: "\($0)") }
    ?? RandomKind.allCases

  private static let environment = ProcessInfo.processInfo.environment
  private static func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
}

/// The model against the browsers: animations that nobody thought of.
@Suite(.inBrowser) struct RandomOracleTests {
  private static let cases = RandomRun.kinds.map { kind in
    kind.cases(RandomRun.count * (kind == .mixed ? 3 : 1), from: RandomRun.seed)
  }
  private static let pages = Dictionary(
    uniqueKeysWithValues: BrowserEngine.allCases.map { engine in
      (engine, OraclePage(cases.flatMap { $0 }, in: engine))
    })

  @Test(arguments: BrowserEngine.allCases, RandomRun.kinds)
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
