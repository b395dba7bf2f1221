import ArgumentParser
import SweepChecks
import SweepDiagnostics
import SweepDiff
import SweepDials
import SweepFiles
import SweepFonts
import SweepReports
import SweepRender
import SweepTemplates
import SweepYAML
import SweepType

/// `sweephand check`.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Draw documents again and report how they differ from their recorded pictures.",
    discussion: """
      The picture of a document has the same name with the ending .svg and is in the same folder. \
      In folders, documents are the files that end with .yaml, .yml or .json and have the key \
      'sweephand'. Differences are reported by meaning, and so are pictures without a document; SVG \
      files that a document names, or in a folder named like it, are its artwork. The options of render set how the pictures \
      are written. Exits with 0 if everything is as recorded, with 1 if something differs, and \
      with 2 on errors.

      EXAMPLES
        sweephand check dials/
        sweephand check dials/ --update
        sweephand check samples/dials --pretty --id-prefix none --format junit
      """)

  @Argument(
    help: ArgumentHelp("Documents, and folders of documents.", valueName: "file|folder"),
    completion: .file())
  var paths = ["."]

  @Flag(help: "Record the differing pictures; refused if CI is set.")
  var update = false

  @Flag(
    help: """
      Accept any changed files (as from pre-commit): skip non-documents, and check the document \
      beside a picture.
      """)
  var changed = false

  @OptionGroup var equality: EqualityOptions

  @Option(help: "The severity of a picture that means the same but has other bytes (SH0803).")
  var respelled = Diagnostic.Severity.error

  @OptionGroup var reporting: ReportOptionsGroup

  @OptionGroup var form: FormOptions

  @Option(
    help: ArgumentHelp(
      "A folder besides the document's own from which it may read data.", valueName: "folder"))
  var dataRoot: String?

  func run() throws {
    if update, Environment.isCI { throw Failure("nothing is recorded where CI is set") }
    let files = try GoldenFiles(paths, areChanges: changed)
    var reporter = try reporting.reporter(files: files.documents.count + files.orphans.count)
    var environment = RenderEnvironment(dataRoot: dataRoot).readingFiles
    environment.fontReader = FontFace.reader
    environment.interactivity = form.interactivity
    let check = GoldenCheck(
      in: environment, form: form.picture, updates: update,
      comparing: DiffOptions(
        equalWithin: equality.equalWithin, ignored: equality.ignored), respelled: respelled,
      joins: [.github, .gitlab, .sarif].contains(reporting.format))
    for document in files.documents {
      do throws(FileError) {
        let findings = try check.findings(document)
        try reporter.file(document, findings)
      } catch {
        try reporter.unreadable(document, error)
      }
    }
    for orphan in files.orphans { try reporter.file(orphan, [GoldenFiles.finding(orphan)]) }
    try SweephandCommand.exit(reporter.end())
  }
}
