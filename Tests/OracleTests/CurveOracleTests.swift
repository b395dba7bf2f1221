import TestSupport
import Testing

/// Ways along curves against a browser, which takes its curves to be made of lines.
@Suite struct CurveOracleTests {
  private static let page = OraclePage(curveCases, in: .chromium)

  @Test(arguments: page.cases.indices)
  func `the browser is close to the model`(index: Int) async throws {
    let comparison = try await Self.page.comparison(of: index)
    let largest = comparison.largest
    #expect(try #require(largest["place"]) < 0.25, "\(largest)")
    #expect(try #require(largest["turn or scale, in degrees"]) < 0.75, "\(largest)")
  }
}
