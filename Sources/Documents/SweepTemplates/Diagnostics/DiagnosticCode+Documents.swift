public import SweepDiagnostics

// The kinds of mistakes in documents; each says itself what it stands for.
extension DiagnosticCode {
  package static let tooManyMistakes = DiagnosticCode(
    "SH0100", "Only the first mistakes of a document are listed.")
  package static let tooLarge = DiagnosticCode(
    "SH0101", "A document holds at most 1 MiB; pictures belong in files of their own.")
  package static let notUTF8 = DiagnosticCode(
    "SH0102", "A document is text in UTF-8, with or without a byte order mark.")
  package static let syntax = DiagnosticCode(
    "SH0103", "The text is not YAML; the place is where reading could not go on.")
  package static let emptyDocument = DiagnosticCode(
    "SH0104", "A document begins with 'sweephand: 1' and holds a dial or a template.")
  package static let severalDocuments = DiagnosticCode(
    "SH0105", "A file holds one document; '---' begins a second one.")
  package static let anchor = DiagnosticCode(
    "SH0106", "Anchors (&name) and aliases (*name) are refused; use parameters instead.")
  package static let tag = DiagnosticCode(
    "SH0107", "Tags (!name) are refused; the type of a value follows from its key.")
  package static let tooDeep = DiagnosticCode(
    "SH0108", "Lists and mappings lie at most 64 deep inside each other.")
  package static let duplicateKey = DiagnosticCode("SH0109", "A mapping holds each key once.")
  package static let keyNotText = DiagnosticCode(
    "SH0110", "The keys of a mapping are plain names, not lists or mappings.")

  package static let version = DiagnosticCode(
    "SH0201", "'sweephand' names the version of the format, which is 1.")
  package static let unknownKey = DiagnosticCode(
    "SH0202", "The key is not one of those that may stand there.")
  package static let missingKey = DiagnosticCode(
    "SH0203", "A key that must stand there is missing.")
  package static let wrongShape = DiagnosticCode(
    "SH0204", "A list, a mapping or a single value stands where another of them is due.")
  package static let unknownTemplate = DiagnosticCode(
    "SH0205", "The library has no template of that name.")
  package static let unknownPart = DiagnosticCode(
    "SH0206", "There is no part of that name; see the list of parts.")
  package static let unknownTheme = DiagnosticCode(
    "SH0207", "The library has no theme of that name.")
  package static let unknownScale = DiagnosticCode(
    "SH0208", "The document declares no scale of that name under 'scales'.")
  package static let unknownReading = DiagnosticCode(
    "SH0209", "The document declares no reading of that name under 'readings'.")
  package static let misplacedKey = DiagnosticCode(
    "SH0210", "A document either draws a dial with 'layers' or fills a 'template' in.")

  package static let noValue = DiagnosticCode(
    "SH0301", "The key stands there without a value; leave it out for its default.")
  package static let wrongType = DiagnosticCode(
    "SH0302", "The value is of another type than its key asks for.")
  package static let badSpelling = DiagnosticCode(
    "SH0303", "The value is of the right type but is not written as the format has it.")
  package static let outOfRange = DiagnosticCode(
    "SH0304", "The value lies outside the limits of its key.")
  package static let unknownChoice = DiagnosticCode(
    "SH0305", "The value is not one of the words that the key allows.")
  package static let unknownTimeZone = DiagnosticCode(
    "SH0306", "Time zones are named as in the IANA database, such as Europe/Berlin.")

  package static let unknownParameter = DiagnosticCode(
    "SH0401", "The document or template declares no parameter of that name.")
  package static let parameterName = DiagnosticCode(
    "SH0402", "Names begin with a letter and go on with letters, digits and '_'.")
  package static let strayDollar = DiagnosticCode(
    "SH0403", "A parameter is '$name' alone or '${name}' inside text; '$$' is a dollar.")
  package static let absentParameter = DiagnosticCode(
    "SH0404", "A parameter without default and value stands where a value is needed.")
  package static let declaration = DiagnosticCode(
    "SH0405", "The declaration of a parameter contradicts itself.")

  package static let pathRefused = DiagnosticCode(
    "SH0501",
    "Files are named relative to the document's folder and lie inside it; data also in --data-root."
  )
  package static let fileUnreadable = DiagnosticCode(
    "SH0502", "The file cannot be read, is no regular file, or exceeds 16 MiB (artwork 8).")
  package static let notAPicture = DiagnosticCode(
    "SH0503", "Pictures are PNG, JPEG, GIF or WebP, told by their first bytes.")
  package static let filesUnavailable = DiagnosticCode(
    "SH0504", "Templates of the library and documents without a folder read no files.")
  package static let unusableData = DiagnosticCode(
    "SH0505",
    "Data is CSV or JSON in UTF-8: rows of one length, at most 100,000, and numbers in a column.")
  package static let unknownColumn = DiagnosticCode(
    "SH0506", "The data has no column of that name.")
  package static let notArtwork = DiagnosticCode(
    "SH0507", "Artwork is well-formed SVG of at most 8 MiB, without entities of its own.")
  package static let unsafeArtwork = DiagnosticCode(
    "SH0508", "Scripts, events and references to elsewhere are left out of artwork.")
  package static let reducedArtwork = DiagnosticCode(
    "SH0509", "What dials have no word for is left out of artwork, such as filters.")
  package static let noReadings = DiagnosticCode(
    "SH0510", "The column of readings is empty, so that nothing of it can be drawn.")

  package static let impossiblePart = DiagnosticCode(
    "SH0601", "The fields of a part contradict each other or make no picture.")
  package static let impossibleScale = DiagnosticCode(
    "SH0602", "The fields of a scale contradict each other.")
  package static let impossibleReading = DiagnosticCode(
    "SH0603", "The fields of a reading contradict each other.")
  package static let impossiblePlot = DiagnosticCode(
    "SH0604", "The fields of a plot contradict each other or its data makes no scale.")
  package static let unknownPlot = DiagnosticCode(
    "SH0605", "The document declares no plot of that name under 'plots'.")
}

extension DiagnosticCode {
  /// All the codes that reading and drawing a document can give, in ascending order.
  public static let ofDocuments: [DiagnosticCode] = [
    .tooManyMistakes, .tooLarge, .notUTF8, .syntax, .emptyDocument, .severalDocuments, .anchor,
    .tag, .tooDeep, .duplicateKey, .keyNotText, .version, .unknownKey, .missingKey, .wrongShape,
    .unknownTemplate, .unknownPart, .unknownTheme, .unknownScale, .unknownReading, .misplacedKey,
    .noValue, .wrongType, .badSpelling, .outOfRange, .unknownChoice, .unknownTimeZone,
    .unknownParameter, .parameterName, .strayDollar, .absentParameter, .declaration, .pathRefused,
    .fileUnreadable, .notAPicture, .filesUnavailable, .unusableData, .unknownColumn, .notArtwork,
    .unsafeArtwork, .reducedArtwork, .noReadings, .impossiblePart, .impossibleScale,
    .impossibleReading, .impossiblePlot, .unknownPlot,
  ]
}
