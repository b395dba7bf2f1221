import SweepDiagnostics
import SweepValues
import SweepVocabulary

// Codes of values that are not spelled as their attribute has it. Browsers take most attributes
// with such a value as if they were not there.
extension DiagnosticCode {
  /// The code of values of a kind.
  init(valueOf meaning: ValueType.Meaning) {
    let (code, explanation) = Self.value(meaning)
    self.init(code, explanation)
  }

  /// Codes of values.
  static let ofValues = ValueType.Meaning.allCases.map { DiagnosticCode(valueOf: $0) }

  private static func value(_ meaning: ValueType.Meaning) -> (String, String) {
    switch meaning {
    case .number:
      ("SH1201", "A number is digits with at most one point, a sign before and an exponent behind.")
    case .length: ("SH1202", "A length is a number, perhaps with a unit such as px, em or %.")
    case .numbers: ("SH1203", "Numbers in a list are parted by spaces or commas.")
    case .angle: ("SH1204", "An angle is a number of degrees, or has a unit.")
    case .color: ("SH1205", "A colour is a name, '#rgb', '#rrggbb', or a function such as rgb().")
    case .paint: ("SH1206", "A paint is a colour, 'none', or url(#id) of a gradient or pattern.")
    case .path:
      (
        "SH1207",
        "Path data is letters, each with as many numbers as its command takes, beginning with M."
          + " Browsers draw what stands before the mistake, and nothing after it."
      )
    case .points: ("SH1208", "Points are pairs of numbers, parted by spaces or commas.")
    case .transforms:
      (
        "SH1209",
        "A list of transforms is functions such as rotate(30), without units, each with as many"
          + " numbers as it takes."
      )
    case .viewBox: ("SH1210", "A viewBox is four numbers: x, y, width and height.")
    case .keyword: ("SH1211", "The attribute takes one of a few words.")
    case .id: ("SH1212", "An id is a name without spaces.")
    case .reference: ("SH1213", "A reference is '#' and the id of an element, or an address.")
    case .references: ("SH1214", "The attribute is a list of ids, parted by spaces.")
    case .resource: ("SH1215", "The attribute is 'none' or 'url(#id)'.")
    case .clock:
      ("SH1216", "A clock value is '0.5s', '500ms', '2min', '1h' or '00:00:00.5', without spaces.")
    case .times:
      (
        "SH1217",
        "A beginning or end is a clock value with a sign, an event such as 'id.click', or 'id.end'."
      )
    case .values: ("SH1218", "Values are of one kind and parted by semicolons.")
    case .fractions: ("SH1219", "Fractions are numbers of 0 to 1, parted by semicolons.")
    case .splines:
      ("SH1220", "Each spline is four numbers of 0 to 1; splines are parted by semicolons.")
    case .attributeName: ("SH1221", "The attribute names one attribute or property.")
    case .declarations: ("SH1222", "Declarations are 'name: value', parted by semicolons.")
    case .script: ("SH1223", "The value is a script.")
    case .text: ("SH1224", "The text has a form of its own.")
    }
  }
}
