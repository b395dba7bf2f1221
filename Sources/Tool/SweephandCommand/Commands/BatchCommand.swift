import ArgumentParser
import SweepBatch
import SweepDiagnostics
import SweepDials
import SweepFiles
import SweepRender
import SweepSVG
import SweepTemplates
import SweepYAML

/// `sweephand batch`.
struct BatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Draw a picture for each row of a table, or of each SVG file of a folder.",
    discussion: """
      The data is CSV with commas, semicolons or tabs and with the names of the columns in its first \
      line, NDJSON, or a list of objects in JSON. Columns named like parameters set them; --map assigns other columns. File names are \
      made of columns, {row}, or {hash}, the hash of the content; {hash:2} is its beginning.

      Run an interrupted batch again to resume it: files with the right picture are kept. Rows that \
      fail are reported and skipped. Exits with 0 if every row has its picture, with 1 if one has failed, with 2 on \
      errors and with 130 after Ctrl-C.

      EXAMPLES
        sweephand batch speedometer --data cars.csv -o 'out/{id}.svg'
        sweephand batch dial.yaml --data rows.ndjson --map value=speed -o 'out/{hash:2}/{hash}.svg'
        sweephand batch ring --data rows.csv -o - | gzip > rings.ndjson.gz
        sweephand batch ring --data rows.csv -o rings.tar --name '{id}.svg'
        sweephand batch ring --data rows.csv -o 'out/{id}.svg' --shard 3/8
        sweephand batch icons/ -o 'out/{name}.gif' --size 64   # every SVG file below icons/

      Of SVG files, {name} is the path below the folder without its ending. They become still \
      pictures, films or PDF as with 'sweephand render'.
      """)

  @OptionGroup var source: SceneOptions

  @Option(
    help: ArgumentHelp(
      "The table: CSV, NDJSON or JSON; - for the standard input.", valueName: "file|-"),
    completion: .file())
  var data: String?

  @Option(
    help: ArgumentHelp(
      "The character between the cells of CSV: comma, semicolon or tab; by default the one in its first line.",
      valueName: "name"))
  var separator: Separator?

  @Flag(help: "Read a comma in numbers of CSV as the decimal point.")
  var decimalComma = false

  @Option(
    name: .customLong("map"),
    help: ArgumentHelp(
      "Assign columns to parameters; may be repeated.",
      valueName: "parameter=column,..."),
    transform: Self.mapping)
  var maps: [[(name: String, column: String)]] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The names of the files, such as out/{id}.svg; with other formats the one file, or -.",
      valueName: "pattern|-"), completion: .file())
  var output: String

  @Option(
    help: ArgumentHelp(
      "svg (a file for each row), ndjson or tar; by default the extension of the output, and ndjson for -."
    ))
  var format: Batch.Format?

  @Option(help: ArgumentHelp("The names of the files in an archive.", valueName: "pattern"))
  var name = "{row}.svg"

  @Option(
    help: ArgumentHelp(
      "The column that identifies rows in lists; without it, their number does.",
      valueName: "column")
  )
  var id = "id"

  @Option(
    help: ArgumentHelp(
      "The list of the files; manifest.ndjson beside them by default.", valueName: "file"),
    completion: .file())
  var manifest: String?

  @Option(
    help: ArgumentHelp(
      "Write the rows that fail to a file, as they are in the data.", valueName: "file"),
    completion: .file())
  var failed: String?

  @Flag(help: "Stop at the first row that fails.")
  var strict = false

  @Flag(
    help: """
      Draw only the rows that failed or are missing from the manifest, without checking the other \
      files.
      """)
  var retryFailed = false

  @Option(help: ArgumentHelp("The number of rows drawn at the same time.", valueName: "number"))
  var jobs = 1

  @Option(
    help: ArgumentHelp(
      "Draw one share of the rows, such as 3/8; a row's content selects its share.",
      valueName: "part/parts"),
    transform: Self.shard)
  var shard: (index: Int, count: Int) = (0, 1)

  @OptionGroup var form: FormOptions

  @OptionGroup var media: MediaOptions

  @Flag(name: .shortAndLong, help: "Do not report the number of drawn rows.")
  var quiet = false

  func validate() throws {
    try validateSource()
    if drawsFiles { return }
    guard (1...256).contains(jobs) else {
      throw ValidationError("--jobs takes a number from 1 to 256, not \(jobs)")
    }
    if source.source == "-", data == "-" {
      throw ValidationError("the document and the data cannot both be on the standard input")
    }
    if form.interactivity != .none, source.moment != nil || form.motion == .none {
      throw ValidationError("--interactive and --at or --motion none exclude each other")
    }
    if chosenFormat == .svg, try OutputForm.form(of: output) != nil {
      throw ValidationError("a batch writes SVG, and \(output.quoted) is another form")
    }
  }

  func run() async throws {
    if drawsFiles { return try runFiles() }
    var batch: Batch
    do {
      batch = try Batch(try settings())
    } catch let error as BatchError {
      throw Failure(error.description)
    }
    let ending = try await batch.run()
    if !quiet { Console.error(batch.progress.summary) }
    switch ending {
    case .interrupted: throw ExitCode(130)
    case .strict: throw ExitCode(1)
    case .complete: try SweephandCommand.exit(batch.progress.failed > 0 ? 1 : 0)
    }
  }

  private var chosenFormat: Batch.Format {
    if let format { return format }
    if output == "-" || output.hasSuffix(".ndjson") { return .ndjson }
    return output.hasSuffix(".tar") ? .tar : .svg
  }

  private func settings() throws -> Batch.Settings {
    var request = try source.request()
    request.interactivity = form.interactivity
    request.form = form.picture
    // All rows are drawn at one moment, however long that takes.
    let now = request.environment.now()
    request.environment.now = { now }
    let (document, text) = try read(request)
    request.source = .document(document)
    let format = chosenFormat
    var settings = Batch.Settings(
      request, document, text: text, version: SweephandCommand.version, data: data ?? "-",
      pattern: try NamePattern(format == .svg ? output : name), format: format)
    settings.output = output
    (settings.separator, settings.hasDecimalCommas) = (separator?.byte, decimalComma)
    settings.columns = Dictionary(maps.joined().map { ($0.name, $0.column) }) { $1 }
    settings.id = id
    (settings.manifest, settings.failed) = (manifest, failed)
    (settings.isStrict, settings.triesFailedAlone) = (strict, retryFailed)
    (settings.jobs, settings.shard) = (jobs, shard)
    settings.seconds = source.limits.time
    settings.showsProgress = !quiet && Console.isErrorTerminal
    return settings
  }

  /// The document, read once, and its text.
  private func read(_ request: PictureRequest) throws -> (Document, text: String) {
    switch request.source {
    case .document(let document): return (document, document.template.name)
    case .text(let bytes, let file, let folder):
      let outcome = Document.read(
        bytes, file: file, in: folder.map { DocumentFolder($0) },
        with: request.environment)
      outcome.diagnostics.forEach { Console.error($0.description) }
      guard let document = outcome.value else { throw ExitCode(2) }
      return (document, String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func mapping(_ text: String) throws -> [(name: String, column: String)] {
    try text.split(separator: ",").map { pair in
      guard let sign = pair.firstIndex(of: "="), sign != pair.startIndex,
        pair.index(after: sign) < pair.endIndex
      else { throw ValidationError("use parameter=column, with commas between") }
      return (String(pair[..<sign]), String(pair[pair.index(after: sign)...]))
    }
  }

  private static func shard(_ text: String) throws -> (index: Int, count: Int) {
    let numbers = text.split(separator: "/").map { Int($0) ?? 0 }
    guard numbers.count == 2, (1...4096).contains(numbers[1]), (1...numbers[1]).contains(numbers[0])
    else { throw ValidationError("use a part and their number, such as 3/8") }
    return (numbers[0] - 1, numbers[1])
  }
}

extension Batch.Format: ExpressibleByArgument {}

/// The character between the cells of CSV.
enum Separator: String, CaseIterable, ExpressibleByArgument {
  case comma, semicolon, tab

  init?(argument: String) {
    let others = [",": "comma", ";": "semicolon", "\t": "tab", "\\t": "tab"]
    self.init(rawValue: others[argument] ?? argument)
  }

  var byte: UInt8 {
    switch self {
    case .comma: UInt8(ascii: ",")
    case .semicolon: UInt8(ascii: ";")
    case .tab: UInt8(ascii: "\t")
    }
  }
}
