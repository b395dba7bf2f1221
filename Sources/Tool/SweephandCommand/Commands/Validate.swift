public import ArgumentParser
import SweepFiles
import SweepReports
public import SweepValidation
import SweepXML

/// `sweephand validate`.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what is wrong with SVG files, and mend some of it.",
    discussion: """
      Our own rules find every fault with its place, and libxml2 judges each file by a schema too. \
      With --fix, what is mended is told on the standard error. \
      Ends with 1 where there are findings, and with 2 where a file cannot be read.

      EXAMPLES
        sweephand validate speed.svg clock.svg
        sweephand render clock | sweephand validate -
        sweephand validate --profile svg2 icons/
        sweephand validate --profile strict-csp --fix dial.svg
        sweephand validate --format sarif --fail-on warning icons/ > findings.sarif
      """)

  @Argument(
    help: ArgumentHelp(
      "SVG files, and folders of such; - is the standard input.", valueName: "file|folder"))
  var files: [String]

  @Option(name: .shortAndLong, help: "What the files are meant for.")
  var profile = Profile.output

  @Flag(help: "The same as --profile interactive.")
  var interactive = false

  @Flag(help: "Write files anew with what can be mended safely; - goes to the standard output.")
  var fix = false

  @OptionGroup var reporting: ReportOptionsGroup

  @OptionGroup var limits: LimitOptions

  func run() throws {
    let files = try Failure.wrap { () throws(FileError) in
      try FileSearch.files(self.files, ending: ".svg")
    }
    let place = interactive ? .interactive : profile
    // What is mended has the standard output for itself.
    let isAside = fix && files.contains("-")
    var reporter = try Reporter(reporting, files: files.count, isAside: isAside)
    var run = ValidationRun(place, limits, mends: fix)
    try run.validate(files) { (name, result) throws(Failure) in
      switch result {
      case .success(let findings):
        reporter.mended(findings.mended)
        try reporter.file(name, findings.left)
      case .failure(let error): try reporter.unreadable(name, error)
      }
    }
    try reporter.end()
  }
}

extension Profile: ExpressibleByArgument {}
