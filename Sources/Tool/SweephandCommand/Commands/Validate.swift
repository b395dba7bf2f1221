import ArgumentParser
import SweepChecks
import SweepFiles
import SweepValidation
import SweepXML

/// `sweephand validate`.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Find errors in SVG files, and fix some of them.",
    discussion: """
      Sweephand's rules report each error with its position; files that pass them are checked by \
      libxml2 against a schema. With --fix, the fixes are listed on the standard error. Exits with 1 if \
      there are findings, and with 2 if a file cannot be read.

      EXAMPLES
        sweephand validate speed.svg clock.svg
        sweephand render clock | sweephand validate -
        sweephand validate --profile svg2 icons/
        sweephand validate --profile strict-csp --fix dial.svg
        sweephand validate --format sarif --fail-on warning icons/ > findings.sarif
      """)

  @Argument(
    help: ArgumentHelp(
      "SVG files, and folders of SVG files; - is the standard input.", valueName: "file|folder"),
    completion: .file(extensions: ["svg"]))
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: """
      The use of the files. By default Sweephand's own files are judged as 'output' or 'interactive', others \
      as 'svg2'; the summary names the profile.
      """)
  var profile: Profile?

  @Option(
    help: ArgumentHelp(
      """
      A JSON file with 'profile', 'exclude' (patterns of paths), 'levels' (error, warning, note or \
      off by code) and 'baseline' (a report in JSON whose findings are known).
      """, valueName: "file"))
  var config: String?

  @Flag(help: "The same as --profile interactive.")
  var interactive = false

  @Flag(help: "Rewrite files with safe fixes; - goes to the standard output.")
  var fix = false

  @OptionGroup var reporting: ReportOptionsGroup

  @OptionGroup var limits: LimitOptions<XMLLimits>

  func run() throws {
    var config = try config.map { try ValidationConfig($0) } ?? ValidationConfig()
    let files = try FileSearch.files(self.files, ending: [".svg"]).filter(config.includes)
    // A mended file has the standard output for itself.
    let isAside = fix && files.contains("-")
    var reporter = try reporting.reporter(files: files.count, isAside: isAside)
    var run = ValidationRun(
      interactive ? .interactive : profile ?? config.profile, limits: limits.limits,
      seconds: limits.time,
      mends: fix)
    try run.validate(files) { (name, result) throws(FileError) in
      switch result {
      case .success(let findings):
        reporter.mended(findings.mended)
        try reporter.file(
          name, config.applied(to: findings.left), as: findings.profile?.rawValue)
      case .failure(let error): try reporter.unreadable(name, error)
      }
    }
    try SweephandCommand.exit(reporter.end())
  }
}
