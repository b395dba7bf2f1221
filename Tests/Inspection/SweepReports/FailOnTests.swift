import SweepDiagnostics
import SweepReports
import Testing

struct FailOnTests {
  @Test(arguments: [
    (FailOn.error, [1, 0, 0]), (.warning, [1, 1, 0]), (.note, [1, 1, 1]), (.never, [0, 0, 0]),
  ])
  func theCodeFollowsTheWorstFinding(failOn: FailOn, codes: [Int32]) {
    for (severity, code) in zip(Diagnostic.Severity.allCases, codes) {
      var summary = Summary()
      #expect(failOn.exitCode(summary) == 0)
      summary.add([finding(severity: severity)])
      #expect(failOn.exitCode(summary) == code, "\(severity)")
    }
  }

  @Test func namesAreThoseOfTheCommandLine() {
    #expect(FailOn.allCases.map(\.rawValue) == ["error", "warning", "note", "never"])
  }
}
