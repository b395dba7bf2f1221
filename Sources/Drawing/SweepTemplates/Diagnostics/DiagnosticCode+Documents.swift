public import SweepDiagnostics

// The kinds of errors in documents, with their explanations.
extension DiagnosticCode {
  package static let tooManyErrors = Self(
    "SH0100", "Only the first 100 errors of a document are listed.")
  package static let tooLarge = Self(
    "SH0101", "A document has at most 1 MiB; put pictures in separate files.")
  package static let notUTF8 = Self(
    "SH0102", "A document is UTF-8 text, with or without a byte order mark.")
  package static let syntax = Self(
    "SH0103", "The text is not YAML, or not JSON; the location is where parsing stopped.")
  package static let emptyDocument = Self(
    "SH0104", "A document starts with 'sweephand: 1' and contains a dial or names a template.")
  package static let severalDocuments = Self(
    "SH0105", "A file contains one document; '---' starts a second one.")
  package static let anchor = Self(
    "SH0106", "Anchors (&name) and aliases (*name) are not allowed; use parameters instead.")
  package static let tag = Self(
    "SH0107", "Tags (!name) are not allowed; the key determines the type of its value.")
  package static let tooDeep = Self("SH0108", "Lists and mappings can be nested 64 levels deep.")
  package static let duplicateKey = Self("SH0109", "A mapping can have each key only once.")
  package static let keyNotText = Self(
    "SH0110", "The keys of a mapping are plain names, not lists or mappings.")

  package static let version = Self(
    "SH0201", "'sweephand' gives the version of the format, which is 1.")
  package static let unknownKey = Self("SH0202", "The key is not one of those allowed here.")
  package static let missingKey = Self("SH0203", "A required key is missing.")
  package static let wrongShape = Self(
    "SH0204", "A list, a mapping or a single value was expected, and something else found.")
  package static let unknownTemplate = Self("SH0205", "There is no built-in template of that name.")
  package static let unknownPart = Self(
    "SH0206", "There is no part of that name; see the list of parts.")
  package static let unknownTheme = Self("SH0207", "There is no built-in theme of that name.")
  package static let unknownScale = Self(
    "SH0208", "The document declares no scale of that name under 'scales'.")
  package static let unknownReading = Self(
    "SH0209", "The document declares no reading of that name under 'readings'.")
  package static let misplacedKey = Self(
    "SH0210", "A document either draws a dial with 'layers' or fills in a 'template'.")

  package static let noValue = Self(
    "SH0301", "The key has no value; leave it out to use its default.")
  package static let wrongType = Self(
    "SH0302", "The value has a different type than its key requires.")
  package static let badSpelling = Self(
    "SH0303", "The value has the right type but is not written as the format requires.")
  package static let outOfRange = Self("SH0304", "The value is outside the limits of its key.")
  package static let unknownChoice = Self(
    "SH0305", "The value is not one of the words that the key accepts.")
  package static let unknownTimeZone = Self(
    "SH0306", "Time zones have the names of the IANA database, such as Europe/Berlin.")

  package static let unknownParameter = Self(
    "SH0401", "The document or template has no parameter of that name.")
  package static let parameterName = Self(
    "SH0402", "Names start with a letter, which letters, digits and '_' may follow.")
  package static let strayDollar = Self(
    "SH0403", "A parameter is '$name' as a whole value or '${name}' inside text; '$$' is a dollar.")
  package static let absentParameter = Self(
    "SH0404", "A value is required, and its parameter is not set and has no default.")
  package static let declaration = Self(
    "SH0405", "The declaration of a parameter contradicts itself.")
  package static let unusedParameter = Self(
    "SH0406", "A parameter that no value of the document names changes nothing.")
  package static let expression = Self(
    "SH0407", "An expression computes with parameters inside '${…}', as in '${max * 1.609}'.")
  package static let circle = Self("SH0408", "A value cannot depend on itself.")
  package static let lowContrast = Self(
    "SH0409",
    "Words need a contrast of 4.5:1 with the face, marks and hands 3:1 (WCAG 2.2); the preview tells of others."
  )

  package static let pathRefused = Self(
    "SH0501",
    "Files are named relative to the document's folder and lie in it; data also in --data-root.")
  package static let fileUnreadable = Self(
    "SH0502", "The file cannot be read, is not a regular file, or is over 16 MiB (artwork: 8 MiB).")
  package static let notAPicture = Self(
    "SH0503", "Pictures are complete PNG, JPEG, GIF or WebP files, recognised by their first bytes."
  )
  package static let filesUnavailable = Self(
    "SH0504", "Built-in templates and documents without a folder cannot read files.")
  package static let unusableData = Self(
    "SH0505",
    "Data is CSV or JSON in UTF-8: rows of equal length, at most 100,000, with numbers in columns.")
  package static let unknownColumn = Self("SH0506", "The data has no column of that name.")
  package static let notArtwork = Self(
    "SH0507", "Artwork is well-formed SVG of at most 8 MiB; only short entities are declared in it."
  )
  package static let unsafeArtwork = Self(
    "SH0508", "Scripts, event handlers and external references are removed from artwork.")
  package static let reducedArtwork = Self(
    "SH0509", "Features that dials do not support, such as patterns, are removed from artwork.")
  package static let noReadings = Self(
    "SH0510", "The column has no readings, so there is nothing to draw.")
  package static let notAFont = Self(
    "SH0511", "Fonts are TrueType or OpenType files of at most 32 MiB, with outlines.")
  package static let unknownFontMember = Self(
    "SH0512", "The font has no face or instance of that name: brand.ttc#1, brand.ttf#Bold.")
  package static let sharedName = Self(
    "SH0513", "Several elements of artwork have that label, and the first one is meant.")
  package static let renamedElement = Self(
    "SH0514", "No element of artwork has that name, and the one in its box is meant.")

  package static let impossiblePart = Self(
    "SH0601", "The fields of a part contradict each other or cannot be drawn.")
  package static let impossibleScale = Self(
    "SH0602", "The fields of a scale contradict each other.")
  package static let impossibleReading = Self(
    "SH0603", "The fields of a reading contradict each other.")
  package static let impossiblePlot = Self(
    "SH0604", "The fields of a plot contradict each other, or its data has no scale.")
  package static let unknownPlot = Self(
    "SH0605", "The document declares no plot of that name under 'plots'.")
  package static let beyondScale = Self(
    "SH0606", "The reading lies beyond the ends of its scale, and is marked so.")
  package static let hiddenText = Self(
    "SH0607", "Text is cut off, leaves the canvas, or lies on other text or below a window.")
  package static let smallText = Self(
    "SH0608", "Text has little room and is drawn in less than four fifths of its size.")
  package static let computedKey = Self(
    "SH0609", "A script moves the parts that follow the reading, not values computed from it.")

  /// All the codes that reading and drawing a document can give, in ascending order.
  public static let ofDocuments: [DiagnosticCode] = [
    .tooManyErrors, .tooLarge, .notUTF8, .syntax, .emptyDocument, .severalDocuments, .anchor,
    .tag, .tooDeep, .duplicateKey, .keyNotText, .version, .unknownKey, .missingKey, .wrongShape,
    .unknownTemplate, .unknownPart, .unknownTheme, .unknownScale, .unknownReading, .misplacedKey,
    .noValue, .wrongType, .badSpelling, .outOfRange, .unknownChoice, .unknownTimeZone,
    .unknownParameter, .parameterName, .strayDollar, .absentParameter, .declaration,
    .unusedParameter, .expression, .circle, .lowContrast, .pathRefused, .fileUnreadable,
    .notAPicture,
    .filesUnavailable, .unusableData,
    .unknownColumn, .notArtwork, .unsafeArtwork, .reducedArtwork, .noReadings, .notAFont,
    .unknownFontMember, .sharedName, .renamedElement, .impossiblePart,
    .impossibleScale, .impossibleReading, .impossiblePlot, .unknownPlot,
    .beyondScale, .hiddenText, .smallText, .computedKey,
  ]
}
