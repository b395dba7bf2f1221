import SweepValues

// The types of attribute values (SVG 2, 4.2), of CSS properties and of WAI-ARIA.
extension ValueType {
  static let number = ValueType("a number", .number, pattern: Spelling.number)
  static let positiveNumber = ValueType(
    "a number that is not negative", .number, pattern: Spelling.positive)
  static let integer = ValueType(
    "a whole number", .number, pattern: Spelling.integer, schema: .datatype("integer"))
  static let count = ValueType(
    "a whole number above 0", .number, pattern: "\\+?0*[1-9][0-9]*",
    schema: .datatype("positiveInteger"))
  static let numberOrPercentage = ValueType(
    "a number or a percentage", .number, pattern: "\(Spelling.number)%?")
  static let numbers = ValueType(
    "a list of numbers", .numbers, pattern: "(\(Spelling.list(Spelling.number)))?")
  package static let positivePair = ValueType(
    "one or two numbers that are not negative", .numbers,
    pattern: "\(Spelling.positive)(\(Spelling.separator)\(Spelling.positive))?")
  package static let countPair = ValueType(
    "one or two whole numbers above 0", .numbers,
    pattern: "\(whole)(\(Spelling.separator)\(whole))?")

  static let length = ValueType("a length", .length, pattern: Spelling.length, ignoresCase: true)
  static let positiveLength = ValueType(
    "a length that is not negative", .length, pattern: Spelling.positiveLength, ignoresCase: true)
  static let lengths = ValueType(
    "a list of lengths", .numbers, pattern: Spelling.list(Spelling.length), ignoresCase: true)
  static let markerReference = ValueType(
    "a length", .length, pattern: Spelling.length,
    or: ["left", "center", "right", "top", "bottom"], ignoresCase: true)

  static let version = ValueType("a version such as '1.1'", .text, pattern: "[0-9]+(\\.[0-9]+)*")
  static let viewBox = ValueType(
    "four numbers, of which width and height are not negative", .viewBox,
    pattern: NumberRun.initial.counted(2).any + "(\(Spelling.separator)\(Spelling.positive)){2}")
  static let orient = ValueType(
    "an angle", .angle, pattern: "\(Spelling.number)\(Spelling.angleUnit)?",
    or: ["auto", "auto-start-reverse"], ignoresCase: true)
  private static let whole = "\\+?0*[1-9][0-9]*(\\.0+)?"
}
