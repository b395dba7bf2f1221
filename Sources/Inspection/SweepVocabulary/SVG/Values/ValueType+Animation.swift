import SweepValues

extension ValueType {
  static let duration = ValueType(
    "a clock value such as '2s', or 'indefinite'", .clock, pattern: clock,
    or: ["media", "indefinite"])
  static let minimum = ValueType(
    "a clock value such as '2s'", .clock, pattern: clock, or: ["media"])
  static let repeatDuration = ValueType(
    "a clock value such as '2s' or 'indefinite'", .clock, pattern: clock, or: ["indefinite"])
  static let repeatCount = ValueType(
    "a number above 0", .number,
    pattern: "0*[1-9][0-9]*(\\.[0-9]+)?|0*\\.0*[1-9][0-9]*|0+\\.0*[1-9][0-9]*",
    or: ["indefinite"])
  static let times = ValueType(
    "times such as '1s', 'a.end + 1s', 'a.click' or 'indefinite'", .times,
    pattern: "\(time)(\(gap);\(gap)\(time))*")
  static let fractions = ValueType(
    "numbers from 0 to 1, separated by semicolons", .fractions,
    pattern: Spelling.series("(\(Spelling.fraction))"))
  static let splines = ValueType(
    "four numbers for each step, steps separated by semicolons", .splines,
    pattern: Spelling.series("\(Spelling.number)(\(Spelling.separator)\(Spelling.number)){3}"))
  static let values = ValueType(
    "values separated by semicolons", .values,
    pattern: "(\(valueItem)(;\(valueItem))*(;\(gap))?)?")
  static let value = ValueType("a value of what is animated", .values, pattern: Spelling.text)
  static let attributeName = ValueType(
    "the name of an attribute or property", .attributeName, pattern: "[^ \t\n\r]+")
  static let motionRotation = ValueType(
    "a number of degrees", .angle, pattern: Spelling.number, or: ["auto", "auto-reverse"])

  private static let gap = "\(Spelling.space)*"
  /// One value of a list, with something else in it than white space.
  private static let valueItem = "[^;]*[^; \t\n\r][^;]*"

  /// A clock value (SMIL 3.0, 5.4), where browsers also take a fraction without a digit before it.
  static let clock =
    "([0-9]+:[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?|[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?"
    + "|([0-9]+(\\.[0-9]+)?|\\.[0-9]+)(h|min|s|ms)?)"

  /// One entry of `begin` or `end` (SVG 1.1, 19.2.8). Hyphens and dots of ids, which
  /// are read differently from browser to browser, are let through; in events a backslash stands
  /// before them (SMIL 3.0, 5.4.2).
  private static let time: String = {
    let offset = "\(gap)[+\\-]\(gap)\(clock)"
    let id = "[^ \t\n\r;.+\\-()0-9][^ \t\n\r;+()]*"
    let event = "[A-Za-z_]([A-Za-z0-9_]|\\\\[\\-.])*(:[A-Za-z_]+)?(\\([0-9]+\\))?"
    return "([+\\-]?\(gap)\(clock)|(\(id)\\.)?\(event)(\(offset))?"
      + "|accessKey\\(.\\)(\(offset))?|wallclock\\([^()]*\\)|indefinite)"
  }()
}
