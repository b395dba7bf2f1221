import SweepDiagnostics
import SweepDials
import SweepGeometry
import SweepScene
import SweepValues

extension Grammar {
  /// A time: `0.5s`, `500ms`, `2min`, or a plain number of seconds.
  static func duration(_ text: String) throws(GrammarError) -> Seconds {
    Seconds(
      try measure(
        text, units: [("", 1), ("s", 1), ("ms", 0.001), ("min", 60)],
        what: "a time such as 0.5s, 500ms or 2min"))
  }

  /// A number, a time in seconds, `90min`, `2h`, `1.5d`, a time of the day, `18:00`, in seconds since
  /// midnight, or a date, `2012-01-31`, in seconds since 1970-01-01.
  static func quantity(_ text: String) throws(GrammarError) -> Double {
    // Basic dates without marks are numbers here.
    if text.utf8.dropFirst(4).first == UInt8(ascii: "-"), let date = try? date(text) {
      return date
    }
    if text.contains(":"), let time = try? time(text) { return time.secondsSinceMidnight }
    guard let last = text.last, last.isLetter, text.contains(where: \.isNumber) else {
      return try number(text)
    }
    return try measure(
      text, units: [("ms", 0.001), ("s", 1), ("min", 60), ("h", 3600), ("d", 86_400)],
      what: "a number, or a time such as 90s or 2h")
  }

  /// An angle: `-118.4deg`, `0.25turn`, `1rad`, or a plain number of degrees.
  static func angle(_ text: String) throws(GrammarError) -> Angle {
    .degrees(
      try measure(
        text, units: [("", 1), ("°", 1)] + AngleUnit.allCases.map { ($0.rawValue, $0.degrees) },
        what: "an angle such as 90, 90deg, 0.25turn or 1rad"))
  }

  private static func measure(
    _ text: String, units: [(name: String, factor: Double)], what: String
  ) throws(GrammarError) -> Double {
    let unit = unit(of: text)
    let digits = text.dropLast(unit.count)
    guard isNumber(String(digits).utf8), let value = Double(spelledBy: digits) else {
      throw GrammarError(.wrongType, "must be \(what), not \(text.quoted)")
    }
    guard let factor = units.first(where: { $0.name == unit })?.factor else {
      throw GrammarError(
        .badSpelling, "must be \(what), not \(text.quoted)",
        hint: Suggestion.hint(String(unit), among: units.map(\.name).filter { $0 != "°" }))
    }
    guard (value * factor).isFinite else {
      throw GrammarError(.outOfRange, "must be a number within 1.8e308 of zero")
    }
    // Divided rather than multiplied, thousandths come out as the nearest number.
    return (factor == 0.001 ? value / 1000 : value * factor) + 0
  }

  /// The letters at the end.
  private static func unit(of text: String) -> Substring {
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      guard text[before].isLetter || text[before] == "°" else { break }
      start = before
    }
    return text[start...]
  }
}
