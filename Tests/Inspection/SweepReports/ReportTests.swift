import SweepDiagnostics
import SweepReports
import Testing

/// Properties of all formats.
struct ReportTests {
  @Test(arguments: ReportFormat.allCases)
  func theSameCallsGiveTheSameText(format: ReportFormat) {
    #expect(report(format) == report(format))
  }

  @Test(arguments: ReportFormat.allCases)
  func endsWithALineFeed(format: ReportFormat) {
    #expect(report(format).hasSuffix("\n"))
    #expect(!report(format).hasSuffix("\n\n"))
  }

  @Test(arguments: ReportFormat.allCases)
  func nothingInItMovesTheCursor(format: ReportFormat) {
    let bad = report(format).unicodeScalars.filter {
      let kinds: [Unicode.GeneralCategory] = [
        .control, .format, .lineSeparator, .paragraphSeparator,
      ]
      return $0 != "\n" && kinds.contains($0.properties.generalCategory)
    }
    #expect(bad.isEmpty, "\(bad.map(\.value))")
  }

  @Test(arguments: ReportFormat.allCases)
  func findingsStandInTheOrderOfTheirPlaces(format: ReportFormat) throws {
    let text = report(
      format,
      [
        finding("third", at: nil), finding("second", at: 20), finding("first", at: 3),
      ])
    let places = try ["first", "second", "third"].map {
      try #require(text.firstRange(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
  }

  // GitHub shows no more than a few of a kind.
  @Test(arguments: ReportFormat.allCases.filter { $0 != .github })
  func eachFindingIsToldOnce(format: ReportFormat) {
    let text = report(
      format,
      (1...50).map { finding("fault \($0).", severity: $0 < 25 ? .note : .error, at: $0) })
    for number in 1...50 {
      // JUnit's element has the first failure's message for a title too.
      let times = text.ranges(of: "fault \(number).").count
      #expect(times == (format == .junit && number == 25 ? 2 : 1), "\(number)")
    }
  }

  @Test(arguments: ReportFormat.allCases)
  func whatIsWrittenIsForgotten(format: ReportFormat) {
    var report = Report(format, ReportOptions(version: "1"))
    _ = report.begin()
    let first = report.file("a.svg", [finding("a", file: "a.svg")])
    for _ in 1...10_000 { _ = report.file("b.svg", [finding("b", file: "b.svg")]) }
    let last = report.file("a.svg", [finding("a", file: "a.svg")])
    let isTold = format != .github
    #expect(last.count - first.count == (isTold ? last.hasPrefix(",") ? 1 : 0 : -first.count))
    // JUnit's counts precede the cases, so the cases are kept.
    #expect(format == .junit || report.end().count < 1_000)
    #expect(report.summary.count(.error) == 10_002)
  }
}
