import SweepDiagnostics
import SweepValues
import SweepVocabulary

// Codes of values that do not match the type of their attribute. Browsers ignore most attributes with
// such a value.
extension DiagnosticCode {
  /// Codes of values.
  static let ofValues = ValueMeaning.allCases.map { DiagnosticCode(valueOf: $0) }

  /// The code of values of a kind.
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
