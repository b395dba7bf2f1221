import ArgumentParser
import SweepChecks
import SweepDiff
import SweepFiles
import SweepHTTP
import SweepReports
import SweepScene
import SweepTemplates
import SweepXML

/// `sweephand diff`.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show how SVG files differ in meaning.",
    discussion: """
      Spelling makes no difference: the order and quotes of attributes, white space, defaults, and \
      the spelling of numbers, colours and paths. Exits with 0 if nothing differs, with 1 if \
      something does, and with 2 if a file cannot be read. With --moments, animations are compared by \
      what they show: two ways to write the same motion are equal.

      EXAMPLES
        sweephand diff old.svg new.svg
        sweephand diff --format html -o diff.html old.svg new.svg
        sweephand diff --equal-within 0.01 golden/ build/
        sweephand diff --moments 0,0.5s,1s old.svg new.svg
        sweephand diff --git main..HEAD -- docs/*.svg
        sweephand diff --git main..HEAD --format markdown --pictures https://github.com/me/my/raw
      """)

  @Argument(
    help: ArgumentHelp(
      "The old and the new file or folder, - for the standard input; with --git, what to compare.",
      valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Compare two revisions, or one with the files as they are.", valueName: "rev..rev"))
  var git: String?

  @Flag(help: "Act as git's external diff driver: take its arguments, and exit with 0.")
  var gitExternal = false

  @Option(help: "The format of the differences.")
  var format = ReportFormat.text

  @Option(
    help: ArgumentHelp(
      "Show both pictures in Markdown; the address ends before the commit.", valueName: "address"))
  var pictures: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Compare the still pictures at times such as 0,0.5s,1s instead of the files' text.",
      valueName: "times"), transform: Self.moments)
  var moments: [Double]?

  @OptionGroup var events: EventOptions

  @OptionGroup var equality: EqualityOptions

  @Option(name: .customLong("tolerance"), help: .hidden)
  var samplingError: String?

  @Flag(help: "Compare comments too.")
  var comments = false

  @Flag(help: "Compare the automatic prefixes of ids too.")
  var prefixes = false

  @Option(help: "When to colour text.")
  var color = ColorChoice.auto

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; - is the standard output.", valueName: "file"),
    completion: .file())
  var output = "-"

  @OptionGroup var limits: LimitOptions<XMLLimits>

  func validate() throws {
    if samplingError != nil {
      throw ValidationError(
        "--tolerance is the sampling error of 'render'; 'diff' has --equal-within for numbers")
    }
    if gitExternal {
      guard [1, 7, 9].contains(paths.count) else {
        throw ValidationError(
          "--git-external takes the 7 or 9 arguments of git, not \(paths.count)")
      }
    } else if git == nil, paths.count != 2 {
      throw ValidationError("diff takes an old and a new file or folder")
    }
    if pictures != nil, git == nil || format != .markdown {
      throw ValidationError("--pictures goes with --git and --format markdown")
    }
    if moments == nil, !events.events.isEmpty { throw ValidationError("--event needs --moments") }
    if paths.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("only one of the files can be the standard input")
    }
  }

  func run() throws {
    let options = DiffOptions(
      equalWithin: equality.equalWithin, comparesComments: comments, ignored: equality.ignored,
      comparesPrefixes: prefixes)
    var run = DiffRun(
      options, limits: limits.limits, seconds: limits.time,
      gitExternal ? .forgivesAll : git == nil ? .strict : .forgivesOld)
    run.moments = moments.map { DiffMoments($0, events: events.events) }
    let pairs = try pairs()
    guard !FilesRead(pairs.flatMap(\.files)).contains(output) else {
      throw FileError.isRead(output)
    }
    run.compare(pairs)
    let text = try format.text(
      of: run, color: isColored, version: SweephandCommand.version,
      address: pictures.map { pictures in
        { commit, path in
          let steps = path.split(separator: "/").map { PercentEncoding.encode(String($0)) }
          return "\(pictures)/\(commit)/\(steps.joined(separator: "/"))"
        }
      })
    if !text.isEmpty || output != "-" { try OutputFile.write(Array(text.utf8), to: output) }
    try SweephandCommand.exit(run.hasFailed ? 2 : run.hasDifferences && !gitExternal ? 1 : 0)
  }

  private func pairs() throws -> [DiffPair] {
    if gitExternal { return DiffPair.external(paths) }
    if let git { return try GitRevisions(git).pairs(paths) }
    return try DiffPair.pairs(paths[0], paths[1])
  }

  private static let mostMoments = 1000

  private static func moments(_ text: String) throws -> [Double] {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    guard words.count <= mostMoments else {
      throw ValidationError("use at most \(mostMoments) times")
    }
    return try words.map { try Seconds.moment(String($0)).value }
  }

  private var isColored: Bool {
    color.isOn(isTerminal: output == "-" && Console.isTerminal, environment: Environment.all)
  }
}
