import Testing

/// The model against a browser: every animated property and every feature of the timing.
@Suite struct OracleTests {
  private static let page = OraclePage(
    transformCases + paintCases + strokeCases + timingCases + stackCases + courseCases + groupCases
      + additiveCases + triggerCases)

  @Test(arguments: page.cases.indices)
  func `the browser shows what the model says`(index: Int) async throws {
    let comparison = try await Self.page.comparison(of: index)
    #expect(!comparison.largest.isEmpty)
    let name = Self.page.cases[index].testDescription
    #expect(comparison.faults.isEmpty, "\(name): \(comparison.faults.joined(separator: "\n"))")
  }
}
