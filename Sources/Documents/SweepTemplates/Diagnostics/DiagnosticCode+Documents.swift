public import SweepDiagnostics

// The kinds of errors in documents, with their explanations.
extension DiagnosticCode {
  package static let tooManyMistakes = DiagnosticCode(
    "SH0100", "Only the first 100 errors of a document are listed.")
  package static let tooLarge = DiagnosticCode(
    "SH0101", "A document has at most 1 MiB; put pictures in separate files.")
  package static let notUTF8 = DiagnosticCode(
    "SH0102", "A document is UTF-8 text, with or without a byte order mark.")
  package static let syntax = DiagnosticCode(
    "SH0103", "The text is not YAML, or not JSON; the location is where parsing stopped.")
  package static let emptyDocument = DiagnosticCode(
    "SH0104", "A document starts with 'sweephand: 1' and contains a dial or names a template.")
  package static let severalDocuments = DiagnosticCode(
    "SH0105", "A file contains one document; '---' starts a second one.")
  package static let anchor = DiagnosticCode(
    "SH0106", "Anchors (&name) and aliases (*name) are not allowed; use parameters instead.")
  package static let tag = DiagnosticCode(
    "SH0107", "Tags (!name) are not allowed; the key determines the type of its value.")
  package static let tooDeep = DiagnosticCode(
    "SH0108", "Lists and mappings can be nested 64 levels deep.")
  package static let duplicateKey = DiagnosticCode(
    "SH0109", "A mapping can have each key only once.")
  package static let keyNotText = DiagnosticCode(
    "SH0110", "The keys of a mapping are plain names, not lists or mappings.")

  package static let version = DiagnosticCode(
    "SH0201", "'sweephand' gives the version of the format, which is 1.")
  package static let unknownKey = DiagnosticCode(
    "SH0202", "The key is not one of those allowed here.")
  package static let missingKey = DiagnosticCode(
    "SH0203", "A required key is missing.")
  package static let wrongShape = DiagnosticCode(
    "SH0204", "A list, a mapping or a single value was expected, and something else found.")
  package static let unknownTemplate = DiagnosticCode(
    "SH0205", "There is no built-in template of that name.")
  package static let unknownPart = DiagnosticCode(
    "SH0206", "There is no part of that name; see the list of parts.")
  package static let unknownTheme = DiagnosticCode(
    "SH0207", "There is no built-in theme of that name.")
  package static let unknownScale = DiagnosticCode(
    "SH0208", "The document declares no scale of that name under 'scales'.")
  package static let unknownReading = DiagnosticCode(
    "SH0209", "The document declares no reading of that name under 'readings'.")
  package static let misplacedKey = DiagnosticCode(
    "SH0210", "A document either draws a dial with 'layers' or fills in a 'template'.")

  package static let noValue = DiagnosticCode(
    "SH0301", "The key has no value; leave it out to use its default.")
  package static let wrongType = DiagnosticCode(
    "SH0302", "The value has a different type than its key requires.")
  package static let badSpelling = DiagnosticCode(
    "SH0303", "The value has the right type but is not written as the format requires.")
  package static let outOfRange = DiagnosticCode(
    "SH0304", "The value is outside the limits of its key.")
  package static let unknownChoice = DiagnosticCode(
    "SH0305", "The value is not one of the words that the key accepts.")
  package static let unknownTimeZone = DiagnosticCode(
    "SH0306", "Time zones have the names of the IANA database, such as Europe/Berlin.")

  package static let unknownParameter = DiagnosticCode(
    "SH0401", "The document or template has no parameter of that name.")
  package static let parameterName = DiagnosticCode(
    "SH0402", "Names start with a letter, which letters, digits and '_' may follow.")
  package static let strayDollar = DiagnosticCode(
    "SH0403", "A parameter is '$name' as a whole value or '${name}' inside text; '$$' is a dollar.")
  package static let absentParameter = DiagnosticCode(
    "SH0404", "A value is required, and its parameter is not set and has no default.")
  package static let declaration = DiagnosticCode(
    "SH0405", "The declaration of a parameter contradicts itself.")

  package static let pathRefused = DiagnosticCode(
    "SH0501",
    "Files are named relative to the document's folder and lie in it; data also in --data-root."
  )
  package static let fileUnreadable = DiagnosticCode(
    "SH0502", "The file cannot be read, is not a regular file, or is over 16 MiB (artwork: 8 MiB).")
  package static let notAPicture = DiagnosticCode(
    "SH0503", "Pictures are PNG, JPEG, GIF or WebP files, recognised by their first bytes.")
  package static let filesUnavailable = DiagnosticCode(
    "SH0504", "Built-in templates and documents without a folder cannot read files.")
  package static let unusableData = DiagnosticCode(
    "SH0505",
    "Data is CSV or JSON in UTF-8: rows of equal length, at most 100,000, with numbers in columns.")
  package static let unknownColumn = DiagnosticCode(
    "SH0506", "The data has no column of that name.")
  package static let notArtwork = DiagnosticCode(
    "SH0507", "Artwork is well-formed SVG of at most 8 MiB without entity declarations.")
  package static let unsafeArtwork = DiagnosticCode(
    "SH0508", "Scripts, event handlers and external references are removed from artwork.")
  package static let reducedArtwork = DiagnosticCode(
    "SH0509", "Features that dials do not support, such as filters, are removed from artwork.")
  package static let noReadings = DiagnosticCode(
    "SH0510", "The column has no readings, so there is nothing to draw.")

  package static let impossiblePart = DiagnosticCode(
    "SH0601", "The fields of a part contradict each other or cannot be drawn.")
  package static let impossibleScale = DiagnosticCode(
    "SH0602", "The fields of a scale contradict each other.")
  package static let impossibleReading = DiagnosticCode(
    "SH0603", "The fields of a reading contradict each other.")
  package static let impossiblePlot = DiagnosticCode(
    "SH0604", "The fields of a plot contradict each other, or its data has no scale.")
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
