import TestSupport
import Testing

/// Ways along curves against a browser, which takes its curves to be made of lines.
@Suite(.inBrowser) struct CurveOracleTests {
  private static let page = OraclePage(curveCases, in: .chromium)

  @Test(arguments: page.cases.indices)
  func `the browser is close to the model`(index: Int) async throws {
    let comparison = try await Self.page.comparison(of: index)
    #expect(!comparison.largest.isEmpty)
    #expect(try Self.page.issues(of: index).count == 1, "nothing is said of it")
    #expect(comparison.isNearAlongCurves, "\(comparison.largest), \(comparison.faults)")
  }
}
