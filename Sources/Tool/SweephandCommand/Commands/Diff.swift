import ArgumentParser
import SweepDiagnostics
import SweepDiff
import SweepFiles
import SweepReports

/// `sweephand diff`.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what differs between SVG files, by what they mean.",
    discussion: """
      How a file is spelled makes no difference: order and quotes of attributes, white space, \
      spellings of numbers, colours and paths, and defaults. Ends with 0 where nothing differs, \
      with 1 where something does, and with 2 where a file cannot be read.

      EXAMPLES
        sweephand diff old.svg new.svg
        sweephand diff --format html -o diff.html old.svg new.svg
        sweephand diff --tolerance 0.01 golden/ build/
        sweephand diff --git main..HEAD -- docs/*.svg
      """)

  @Argument(
    help: ArgumentHelp(
      "The old and the new file or folder, - for the standard input; with --git, what to look at.",
      valueName: "path"))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Compare two revisions, or one with the files as they are.", valueName: "rev..rev"))
  var git: String?

  @Flag(help: "Be git's external diff driver: take its arguments, and end with 0.")
  var gitExternal = false

  @Option(help: "How differences are told.")
  var format = DiffOutput.text

  @Option(help: "How far numbers may be apart.")
  var tolerance = 0.0

  @Option(
    name: .customLong("ignore"),
    help: ArgumentHelp("Leave out what this selects; may be repeated.", valueName: "xpath"))
  var ignored: [String] = []

  @Flag(help: "Compare comments too.")
  var comments = false

  @Flag(help: "Compare ids with the prefixes that were made from the content.")
  var prefixes = false

  @Option(help: "When text is coloured.")
  var color = ColorChoice.auto

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; - is the standard output.", valueName: "file"))
  var output = "-"

  @OptionGroup var limits: LimitOptions

  func validate() throws {
    guard tolerance >= 0, tolerance.isFinite else {
      throw ValidationError("--tolerance takes a number that is not negative")
    }
    if git == nil, !gitExternal, paths.count != 2 {
      throw ValidationError("diff takes an old and a new file or folder")
    }
    if paths.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("the standard input can be one of the files only")
    }
  }

  func run() throws {
    var run = DiffRun(
      options, limits, gitExternal ? .forgivesAll : git == nil ? .strict : .forgivesOld)
    for pair in try pairs() { run.compare(pair) }
    Watchdog.stop()
    let text = try format.text(of: run, color: isColored)
    try Failure.wrap { () throws(FileError) in
      if !text.isEmpty || output != "-" { try OutputFile.write(Array(text.utf8), to: output) }
    }
    if run.hasTrouble { throw Failure(message: "", code: 2) }
    if !run.results.isEmpty, !gitExternal { throw Failure(message: "", code: 1) }
  }

  private func pairs() throws -> [DiffPair] {
    if gitExternal { return try DiffPair.external(paths) }
    if let git { return try GitRevisions(git).pairs(paths) }
    return try Failure.wrap { () throws(FileError) in try DiffPair.pairs(paths[0], paths[1]) }
  }

  private var options: DiffOptions {
    DiffOptions(
      tolerance: tolerance, comparesComments: comments, ignored: ignored,
      comparesPrefixes: prefixes)
  }

  private var isColored: Bool {
    color.isOn(isTerminal: output == "-" && Console.isTerminal, environment: Environment.all)
  }
}
