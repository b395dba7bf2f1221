import SweepDiagnostics
import SweepReports
import Testing

struct SummaryTests {
  private func line(_ files: [Diagnostic.Severity]..., unreadable: Int = 0) -> String {
    var summary = Summary()
    for severities in files { summary.add(severities.map { finding(severity: $0) }) }
    for _ in 0..<unreadable { summary.addUnreadable() }
    return "\(summary)"
  }

  @Test func numbersHaveTheirNouns() {
    #expect(line([.error], [.warning, .error], []) == "3 files, 2 errors, 1 warning")
    #expect(line([.note, .note]) == "1 file, 2 notes")
    #expect(line([], [], []) == "3 files, all good")
    #expect(line([], unreadable: 2) == "3 files, 2 unreadable")
    #expect(line([.error], unreadable: 1) == "2 files, 1 error, 1 unreadable")
    #expect(line() == "0 files")
  }

  @Test func reportsCountWhatTheyTell() {
    var report = Report(.short, ReportOptions(version: "1"))
    _ = fill(&report)
    #expect(report.summary.files == 3 + hostile.count)
    #expect(report.summary.unreadable == 1)
    #expect(report.summary.count(.error) == 1 + hostile.count)
    #expect(report.summary.count(.warning) == 1)
    #expect(report.summary.findingCount == 3 + hostile.count)
  }
}
