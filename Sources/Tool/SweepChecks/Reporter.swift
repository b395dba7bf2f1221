package import SweepDiagnostics
package import SweepFiles
package import SweepReports

/// Reports findings while files are read: the report on the standard output, the progress and the
/// summary on the standard error.
package struct Reporter {
  private let isForPeople: Bool
  private let isQuiet: Bool
  private let isAside: Bool
  private let failOn: FailOn
  private var report: Report
  private var progress: ProgressLine?
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var done = 0
  private let total: Int

  /// Begins a report.
  ///
  /// - Parameters:
  ///   - color: when text is coloured; this decides the option of that name.
  ///   - isQuiet: whether neither the progress nor the summary is shown.
  ///   - total: the number of files to come.
  ///   - isAside: whether the report goes to the standard error, because the other one is taken.
  package init(
    _ format: ReportFormat, _ options: ReportOptions, color: ColorChoice, isQuiet: Bool,
    files total: Int, isAside: Bool = false
  ) throws(FileError) {
    let environment = Environment.all
    var options = options
    options.isColored = color.isOn(isTerminal: Console.isTerminal, environment: environment)
    (self.isQuiet, self.isAside, self.total) = (isQuiet, isAside, total)
    (isForPeople, failOn) = (format == .text || format == .short, options.failOn)
    report = Report(format, options)
    let isShown = ProgressLine.isPossible(
      isTerminal: Console.isErrorTerminal, environment: environment)
    progress = isShown && !isQuiet ? ProgressLine() : nil
    try write(report.begin())
  }

  /// Reports the findings in a file.
  ///
  /// - Parameter profile: the profile by which it was judged; nil for none.
  package mutating func file(
    _ name: String, _ findings: [Diagnostic], as profile: String? = nil
  ) throws(FileError) {
    let time = ContinuousClock.now - last
    try write(report.file(FileName.shown(name).visible, findings, as: profile, took: time))
    step()
  }

  /// Lists the fixes of a file, one line each.
  package mutating func mended(_ findings: [Diagnostic]) {
    guard !findings.isEmpty, !isQuiet else { return }
    clear()
    for finding in findings {
      let place = finding.line.map { ":\($0)\(finding.column.map { ":\($0)" } ?? "")" } ?? ""
      let text = "\(finding.file)\(place): \(finding.message) (\(finding.code.rawValue))"
      Console.error("fixed \(text.visible)")
    }
  }

  /// Reports that a file cannot be read.
  package mutating func unreadable(_ name: String, _ error: FileError) throws(FileError) {
    let text = report.unreadable(FileName.shown(name).visible, error.reason)
    if isForPeople {
      clear()
      Console.error("sweephand: \(error)")
    } else {
      try write(text)
    }
    step()
  }

  /// Ends the report with its summary.
  ///
  /// - Returns: the exit code: 0, 1 for findings, or 2 where a file could not be read.
  package mutating func end() throws(FileError) -> Int32 {
    try write(report.end())
    clear()
    if isForPeople, !isQuiet { Console.error("\(report.summary)") }
    return report.summary.unreadable > 0 ? 2 : failOn.exitCode(report.summary)
  }

  private mutating func write(_ text: String) throws(FileError) {
    guard !text.isEmpty else { return }
    clear()
    if isAside { Console.error(text, terminator: "") } else { try Console.output(text) }
  }

  private func clear() {
    if let text = progress?.clear(), !text.isEmpty { Console.error(text, terminator: "") }
  }

  private mutating func step() {
    done += 1
    last = ContinuousClock.now
    // The line must not be read while it is changed.
    let (done, total, findings) = (done, total, report.summary.findingCount)
    let time = last - start
    let line = progress?.update(done: done, of: total, findings: findings, at: time)
    if let line { Console.error(line, terminator: "") }
  }
}
