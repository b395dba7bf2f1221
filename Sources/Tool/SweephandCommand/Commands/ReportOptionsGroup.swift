import ArgumentParser
import SweepChecks
import SweepFiles
import SweepReports

/// Options of reports, and of the exit status.
struct ReportOptionsGroup: ParsableArguments {
  @Option(help: "The format of the findings.")
  var format = ReportFormat.text

  @Option(help: "The least severity that makes the program exit with 1.")
  var failOn = FailOn.error

  @Option(help: "When to colour text.")
  var color = ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Show neither progress nor a summary.")
  var quiet = false

  /// Begins the report on a number of files.
  func reporter(files: Int, isAside: Bool = false) throws(FileError) -> Reporter {
    try Reporter(
      format, ReportOptions(version: SweephandCommand.version, failOn: failOn), color: color,
      isQuiet: quiet, files: files, isAside: isAside)
  }
}
