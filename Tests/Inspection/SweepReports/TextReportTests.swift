import SweepDiagnostics
import SweepReports
import Testing

struct TextReportTests {
  @Test func findingsHaveTheirLine() {
    #expect(
      report(.text, [finding(), finding("x", .taste, severity: .note, at: nil, hint: nil)]) == """
        dials/a.svg:3:4: error[SH0901]: unknown part 'nedle'
         3 |   <nedle/>
           |    ^^^^^
          help: did you mean 'needle'?
        dials/a.svg: note[SH0902]: x

        """)
    #expect(report(.text, []) == "")
  }

  @Test func shortHasALineAFinding() {
    #expect(
      report(.short, [finding(), finding("x", .taste, severity: .note, at: nil, hint: nil)]) == """
        dials/a.svg:3:4: error[SH0901]: unknown part 'nedle'
        dials/a.svg: note[SH0902]: x

        """)
    #expect(report(.short, []) == "")
    #expect(report(.short).split(separator: "\n").count == 4 + hostile.count)
  }

  @Test func unreadableFilesAreTold() {
    #expect(report(.short).contains("gone.svg: error[SH0001]: no such file or directory\n"))
  }

  @Test(arguments: [ReportFormat.text, .short])
  func coloursChangeNoWord(format: ReportFormat) {
    let colored = report(format, isColored: true)
    #expect(colored.contains("\u{1b}[1;31merror[SH0901]\u{1b}[0m"))
    #expect(colored.contains("\u{1b}[1;33mwarning[SH0901]\u{1b}[0m"))
    #expect(colored.replacing(/\u{1b}\[[0-9;]*m/, with: "") == report(format))
  }
}
