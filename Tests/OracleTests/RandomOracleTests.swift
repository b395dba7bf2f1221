import Testing

/// The model against a browser: animations that nobody thought of.
@Suite struct RandomOracleTests {
  private static let page = OraclePage((1...100).map { randomCase(seed: $0) })

  @Test(arguments: page.cases.indices)
  func `the browser shows what the model says`(index: Int) async throws {
    let comparison = try await Self.page.comparison(of: index)
    let name = Self.page.cases[index].testDescription
    #expect(comparison.faults.isEmpty, "\(name): \(comparison.faults.joined(separator: "\n"))")
  }
}
