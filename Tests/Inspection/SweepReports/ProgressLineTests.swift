import SweepReports
import Testing

struct ProgressLineTests {
  @Test func showsFromHalfASecondAndTenTimesASecond() {
    var line = ProgressLine()
    let shown = stride(from: 0, through: 800, by: 1).filter {
      line.update(done: $0, of: 10_000, findings: 0, at: .milliseconds($0)) != nil
    }
    #expect(shown == [500, 600, 700, 800])
  }

  @Test func saysHowFarItIs() {
    var line = ProgressLine()
    #expect(
      line.update(done: 7, of: 10_000, findings: 0, at: .seconds(1))
        == "\r\u{1b}[K7 of 10000 files")
    #expect(
      line.update(done: 8, of: 10_000, findings: 1, at: .seconds(2))
        == "\r\u{1b}[K8 of 10000 files, 1 finding")
  }

  @Test func onlyWhatWasShownIsTakenAway() {
    var line = ProgressLine()
    _ = line.update(done: 1, of: 2, findings: 0, at: .milliseconds(499))
    #expect(line.clear() == "")
    _ = line.update(done: 1, of: 2, findings: 0, at: .milliseconds(500))
    #expect(line.clear() == "\r\u{1b}[K")
  }

  @Test func isForTerminalsThatCanErase() {
    #expect(ProgressLine.isPossible(isTerminal: true, environment: [:]))
    #expect(!ProgressLine.isPossible(isTerminal: true, environment: ["TERM": "dumb"]))
    #expect(!ProgressLine.isPossible(isTerminal: false, environment: [:]))
  }
}
