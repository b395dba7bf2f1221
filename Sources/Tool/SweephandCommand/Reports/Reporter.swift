import SweepDiagnostics
import SweepFiles
import SweepReports

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Tells findings while files are looked at: the report on the standard output, and how far it is
/// and what it came to on the other one.
struct Reporter {
  private let options: ReportOptionsGroup
  private var report: Report
  private var progress: ProgressLine?
  private let start = ContinuousClock.now
  private var done = 0
  /// The number of files that are to come.
  private let total: Int

  /// Whether the report goes to the standard error, because the other one is taken.
  private let isAside: Bool

  init(
    _ options: ReportOptionsGroup, files total: Int, isAside: Bool = false
  ) throws(Failure) {
    let environment = Environment.all
    self.options = options
    self.total = total
    self.isAside = isAside
    report = Report(
      options.format,
      ReportOptions(
        version: SweephandCommand.version, failOn: options.failOn,
        isColored: options.color.isOn(
          isTerminal: isatty(STDOUT_FILENO) == 1, environment: environment)))
    let isShown =
      !options.quiet
      && ProgressLine.isPossible(isTerminal: isatty(STDERR_FILENO) == 1, environment: environment)
    progress = isShown ? ProgressLine() : nil
    try write(report.begin())
  }

  /// Tells what was found in a file.
  mutating func file(_ name: String, _ findings: [Diagnostic]) throws(Failure) {
    try write(report.file(FileName.shown(name).visible, findings))
    step()
  }

  /// Tells what of a file was mended, a line each.
  mutating func mended(_ findings: [Diagnostic]) {
    guard !findings.isEmpty, !options.quiet else { return }
    clear()
    for finding in findings {
      let place = finding.line.map { ":\($0)\(finding.column.map { ":\($0)" } ?? "")" } ?? ""
      let text = "\(finding.file)\(place): \(finding.message) (\(finding.code.rawValue))"
      Console.error("mended \(text.visible)")
    }
  }

  /// Tells that a file cannot be read.
  mutating func unreadable(_ name: String, _ error: FileError) throws(Failure) {
    let text = report.unreadable(FileName.shown(name).visible, error.reason)
    if isForPeople {
      clear()
      Console.error("sweephand: \(error)")
    } else {
      try write(text)
    }
    step()
  }

  /// Tells what it came to, and ends with 1 or 2 where it must.
  mutating func end() throws {
    try write(report.end())
    clear()
    if isForPeople, !options.quiet { Console.error("\(report.summary)") }
    let code = report.summary.unreadable > 0 ? 2 : options.failOn.exitCode(report.summary)
    if code != 0 { throw Failure(message: "", code: code) }
  }

  private var isForPeople: Bool { options.format == .text || options.format == .short }

  private mutating func write(_ text: String) throws(Failure) {
    guard !text.isEmpty else { return }
    clear()
    if isAside { Console.errorText(text) } else { try Console.output(text) }
  }

  private func clear() {
    guard let text = progress?.clear(), !text.isEmpty else { return }
    Console.errorText(text)
  }

  private mutating func step() {
    done += 1
    let findings = report.summary.findingCount
    let (done, time) = (done, ContinuousClock.now - start)
    let total = total
    let line = progress?.update(done: done, of: total, findings: findings, at: time)
    if let line { Console.errorText(line) }
  }
}
