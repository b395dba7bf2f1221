import ArgumentParser
import SweepDiagnostics
import SweepFiles

/// `sweephand check`.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw documents again and say what differs from their recorded pictures.",
    discussion: """
      Every document has its picture of the same name (.svg) beside it. In folders, those files are \
      documents that end with .yaml, .yml or .json and have the key 'sweephand'. What differs is \
      said by meaning, and pictures without a document are named; a folder that is called as a \
      document holds its artwork. The pictures are written as the options say, which are those of render. \
      Ends with 0 where all is as recorded, with 1 where something differs, and with 2 in trouble.

      EXAMPLES
        sweephand check dials/
        sweephand check dials/ --update
        sweephand check samples/dials --pretty --id-prefix none --format junit
      """)

  @Argument(help: ArgumentHelp("Documents, and folders of such.", valueName: "file|folder"))
  var paths = ["."]

  @Flag(help: "Record what differs; refused where CI is set.")
  var update = false

  @Flag(
    help: """
      Take the files for any that have changed: pass over those that are no documents, and check \
      the document beside a picture.
      """)
  var changed = false

  @OptionGroup var reporting: ReportOptionsGroup

  @OptionGroup var form: FormOptions

  @OptionGroup var interaction: InteractionOptions

  @Option(
    help: ArgumentHelp(
      "A folder beside the document's own that it may read data from.", valueName: "folder"))
  var dataRoot: String?

  func run() throws {
    if update, Environment.isCI {
      throw Failure(message: "sweephand: nothing is recorded where CI is set")
    }
    let files = try Failure.wrap { () throws(FileError) in
      try GoldenFiles(self.paths, areChanges: self.changed)
    }
    var reporter = try Reporter(reporting, files: files.documents.count + files.orphans.count)
    let check = GoldenCheck(
      form: form, interaction: interaction, dataRoot: dataRoot, updates: update)
    for document in files.documents {
      let findings: [Diagnostic]
      do throws(FileError) {
        findings = try check.findings(document)
      } catch {
        try reporter.unreadable(document, error)
        continue
      }
      try reporter.file(document, findings)
    }
    for orphan in files.orphans {
      let finding = Diagnostic(
        .orphan, "no document draws this picture", file: FileName.shown(orphan),
        hint: "remove it, or put the document beside it")
      try reporter.file(orphan, [finding])
    }
    try reporter.end()
  }
}
