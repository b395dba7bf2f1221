import SweepDiagnostics
import SweepDials

extension Grammar {
  /// A time: `10:08`, `10:08:42.5`, with a date in front `2026-11-21 10:08`, or `now` with the
  /// name of a time zone behind it if it is not to be the environment's. A time with a date and an
  /// offset, `2026-11-21T10:08Z`, is converted to the environment's zone.
  static func time(
    _ text: String, in environment: RenderEnvironment
  ) throws(GrammarError) -> TimeOfDay {
    if text == "now" { return try environment.time(in: nil) }
    if text.hasPrefix("now ") {
      let zone = String(text.dropFirst(4)).trimmedSpaces
      var time = try environment.time(in: zone)
      time.zone = zone
      return time
    }
    let (time, offset) = try writtenTime(text)
    guard let date = time.date, let offset else { return time }
    return try environment.time(
      at: date.secondsSince1970 + time.secondsSinceMidnight - offset, in: nil)
  }

  /// A time that is written out, whatever its offset.
  static func time(_ text: String) throws(GrammarError) -> TimeOfDay { try writtenTime(text).time }

  private static func writtenTime(
    _ text: String
  ) throws(GrammarError) -> (time: TimeOfDay, offset: Double?) {
    var rest = text.utf8[...]
    let date = try date(&rest, text)
    guard let hour = popNumber(&rest, 1...2), rest.popFirst(":"),
      let minute = popNumber(&rest, 2...2)
    else { throw notATime(text) }
    let second = rest.popFirst(":") ? try popSecond(&rest, text) : 0
    let offset = rest.isEmpty || date == nil ? nil : rest.popOffset()
    guard rest.isEmpty else { throw notATime(text) }
    guard hour < 24, minute < 60, second < 60 else {
      throw GrammarError(.outOfRange, "must be a time of 00:00 … 23:59:59, not \(text.quoted)")
    }
    return (TimeOfDay(hour: hour, minute: minute, second: second, date: date), offset)
  }

  /// The date at the front, if there is one, with the blank or `T` behind it.
  private static func date(
    _ rest: inout Substring.UTF8View, _ text: String
  ) throws(GrammarError) -> CalendarDate? {
    let start = rest
    guard let year = popNumber(&rest, 4...4), rest.popFirst("-") else {
      rest = start
      return nil
    }
    guard let month = popNumber(&rest, 2...2), rest.popFirst("-"),
      let day = popNumber(&rest, 2...2), rest.popFirst(" ") || rest.popFirst("T")
    else { throw notATime(text) }
    guard let date = CalendarDate(year: year, month: month, day: day) else {
      throw GrammarError(.outOfRange, "must have a day that exists, not \(text.quoted)")
    }
    return date
  }

  private static func popSecond(
    _ rest: inout Substring.UTF8View, _ text: String
  ) throws(GrammarError) -> Double {
    guard let whole = popNumber(&rest, 2...2), let fraction = rest.popFraction() else {
      throw notATime(text)
    }
    return Double(whole) + fraction
  }

  private static func popNumber(
    _ rest: inout Substring.UTF8View, _ length: ClosedRange<Int>
  ) -> Int? {
    let digits = rest.popDigits()
    guard length.contains(digits.count) else { return nil }
    return Int(Substring(digits))
  }

  private static func notATime(_ text: String) -> GrammarError {
    let zone = TimeZoneDatabase.system.zone(of: text.trimmedSpaces)
    return GrammarError(
      .wrongType, "must be a time such as 10:08, 10:08:42 or now, not \(text.quoted)",
      hint: zone.map { "did you mean 'now \($0)'?" })
  }
}

extension String {
  /// The text without blanks at its ends.
  package var trimmedSpaces: String {
    let blanks: [UInt8?] = [0x20, 0x09]
    guard blanks.contains(utf8.first) || blanks.contains(utf8.last) else { return self }
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
