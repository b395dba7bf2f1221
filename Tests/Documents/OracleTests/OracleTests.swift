import TestSupport
import Testing

/// The model against the browsers: every animated property and every feature of the timing.
@Suite(.inBrowser) struct OracleTests {
  private static let cases =
    transformCases + paintCases + strokeCases + timingCases + stackCases + courseCases + groupCases
    + additiveCases + triggerCases + valueCases + motionCases + leapCases + gridCases
    + longPassCases
  private static let pages = Dictionary(
    uniqueKeysWithValues: BrowserEngine.allCases.map { ($0, OraclePage(cases, in: $0)) })

  @Test(arguments: BrowserEngine.allCases, cases.indices)
  func `browsers show what the model says`(engine: BrowserEngine, index: Int) async throws {
    let page = try #require(Self.pages[engine])
    let comparison = try await page.comparison(of: index)
    #expect(!comparison.largest.isEmpty)
    let name = page.cases[index].testDescription
    #expect(
      comparison.faults.isEmpty, "\(engine), \(name): \(comparison.faults.joined(separator: "\n"))")
  }
}
