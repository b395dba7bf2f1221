public import SweepDiagnostics
import SweepValues
import SweepVocabulary
package import SweepXML

extension DiagnosticCode {
  /// Every code of the validation of SVG files, in order.
  public static let ofValidation =
    ofReading + ofGrammar + ofValues + RuleBook.all.map(\.definition.code)
}

// Codes of files that cannot be read as SVG.
extension DiagnosticCode {
  package static let emptyFile = Self("SH1001", "An SVG file needs at least its root element.")
  package static let foreignEncoding = Self(
    "SH1002", "Files must be in UTF-8, or in UTF-16 with a byte order mark.")
  package static let brokenText = Self(
    "SH1003", "The bytes here are not valid text in the encoding of the file.")
  package static let overLimit = Self(
    "SH1004",
    "The file exceeds a limit of size, depth, elements or attributes; '--limit' raises it.")
  package static let internalSubset = Self(
    "SH1005",
    "Files with a DOCTYPE that contains declarations are refused: these could hide attributes and"
      + " elements from every check. Save the file as plain SVG.")
  package static let malformed = Self(
    "SH1006", "The text is not well-formed XML; the position is where parsing stopped.")
  package static let noMemory = Self("SH1007", "libxml2 ran out of memory.")
  package static let schema = Self(
    "SH1090",
    "libxml2 rejects the file by the RELAX NG schema that 'sweephand schema' writes, and no rule"
      + " says why.")

  static let ofReading = [
    emptyFile, foreignEncoding, brokenText, overLimit, internalSubset, malformed, noMemory,
    schema,
  ]
}

extension Diagnostic {
  /// Error that makes a file unreadable, with the line at fault where the bytes of the file are given.
  package init(_ error: XMLError, file: String, in bytes: [UInt8] = []) {
    self.init(Self.code(of: error), error.description, file: file, hint: error.hint)
    // An error of the file as a whole is reported at its start.
    let position = error.position ?? .start
    (line, column) = (position.line, position.column)
    excerpt = Excerpt(of: XMLDocument.text(of: bytes), at: position)
  }
}

extension Diagnostic {
  private static func code(of error: XMLError) -> DiagnosticCode {
    switch error {
    case .empty: .emptyFile
    case .encoding: .foreignEncoding
    case .invalidText: .brokenText
    case .limit: .overLimit
    case .internalSubset: .internalSubset
    case .malformed, .schema: .malformed
    case .outOfMemory: .noMemory
    }
  }
}

extension Excerpt {
  /// The line of a text with a place; nil where the text does not reach so far, or is not one.
  fileprivate init?(of bytes: [UInt8], at place: XMLPosition) {
    guard let offset = PlaceFinder.offset(of: place, in: bytes), !bytes.isEmpty else { return nil }
    // Behind the last line there is nothing to be seen.
    if offset == bytes.count, bytes[offset - 1] == 10 || bytes[offset - 1] == 13 { return nil }
    self.init(of: bytes, at: offset, length: 1)
  }
}

// Codes of files whose structure does not match their schema.
extension DiagnosticCode {
  package static let wrongRoot = Self(
    "SH1101", "The root element must be 'svg' in the namespace http://www.w3.org/2000/svg.")
  package static let unknownElement = Self(
    "SH1102", "The schema has no such element; browsers ignore it.")
  package static let misplacedElement = Self(
    "SH1103", "The element is not allowed in its parent, or not at this position.")
  package static let missingElement = Self("SH1104", "The element lacks a required child element.")
  package static let strayText = Self(
    "SH1105",
    "Text is allowed only in 'text', 'title' and similar elements; elsewhere it does not show.")
  package static let unknownAttribute = Self(
    "SH1106", "The element has no such attribute; browsers ignore it.")
  package static let missingAttribute = Self("SH1107", "The element lacks a required attribute.")
  package static let conflictingAttribute = Self(
    "SH1108", "The attribute is not allowed together with the element's other attributes.")

  static let ofGrammar = [
    wrongRoot, unknownElement, misplacedElement, missingElement, strayText, unknownAttribute,
    missingAttribute, conflictingAttribute,
  ]
}

// Codes of values that do not match the type of their attribute. Browsers ignore most attributes with
// such a value.
extension DiagnosticCode {
  static let ofValues = ValueMeaning.allCases.map { DiagnosticCode(valueOf: $0) }

  init(valueOf meaning: ValueMeaning) {
    let (code, explanation) =
      switch meaning {
      case .number:
        ("SH1201", "A number is digits with an optional sign, decimal point and exponent.")
      case .length: ("SH1202", "A length is a number with an optional unit such as px, em or %.")
      case .numbers: ("SH1203", "Separate the numbers of a list with spaces or commas.")
      case .angle: ("SH1204", "An angle is a number in degrees, or has a unit.")
      case .color: ("SH1205", "A colour is a name, '#rgb', '#rrggbb', or a function such as rgb().")
      case .paint: ("SH1206", "A paint is a colour, 'none', or url(#id) of a gradient or pattern.")
      case .path: ("SH1207", Self.path)
      case .points: ("SH1208", "Points are pairs of numbers, separated by spaces or commas.")
      case .transforms: ("SH1209", Self.transforms)
      case .viewBox: ("SH1210", "A viewBox is four numbers: x, y, width and height.")
      case .keyword: ("SH1211", "The attribute accepts only certain keywords.")
      case .id: ("SH1212", "An id is a name without spaces.")
      case .reference: ("SH1213", "A reference is '#' with the id of an element, or an address.")
      case .references: ("SH1214", "The attribute is a list of ids, separated by spaces.")
      case .resource: ("SH1215", "The attribute is 'none' or 'url(#id)'.")
      case .clock: ("SH1216", "A clock value is '0.5s', '500ms', '2min', '1h' or '00:00:00.5'.")
      case .times: ("SH1217", Self.times)
      case .values: ("SH1218", "Values are all of one type, separated by semicolons.")
      case .fractions: ("SH1219", "Fractions are numbers from 0 to 1, separated by semicolons.")
      case .splines:
        ("SH1220", "A spline is four numbers from 0 to 1; separate splines by semicolons.")
      case .attributeName: ("SH1221", "The attribute names one attribute or property.")
      case .declarations: ("SH1222", "Declarations are 'name: value', separated by semicolons.")
      case .script: ("SH1223", "The value is a script.")
      case .text: ("SH1224", "The text must follow the format of its attribute.")
      }
    self.init(code, explanation)
  }

  private static let path =
    "Path data is commands, each a letter with the numbers it takes; the first is M. Browsers draw"
    + " everything before the error and nothing after it."
  private static let transforms =
    "A transform list is functions such as rotate(30), each with the right count of numbers and"
    + " without units."
  private static let times =
    "'begin' and 'end' take clock values with a sign, events such as 'id.click', and 'id.end'."
}
