import SweepDiagnostics
import SweepDials
import SweepValues

extension Grammar {
  /// A day, with a time of it or without, in seconds since 1970-01-01 00:00: `2012-01-31`,
  /// `20120131`, `2012/01/31`, `2012-01-31T14:30:00Z`, `2012-01-31 14:30+01:00` (ISO 8601).
  ///
  /// A time without an offset is unchanged; one with an offset is converted to a time zone.
  ///
  /// - Parameter zone: the time zone; nil for UTC.
  static func date(_ text: String, in zone: TimeZoneFile? = nil) throws(GrammarError) -> Double {
    var rest = text.utf8[...]
    let year = rest.popNumber(4)
    let mark: Unicode.Scalar? = rest.popFirst("-") ? "-" : rest.popFirst("/") ? "/" : nil
    let month = rest.popNumber(2)
    let isMarked = mark.map { rest.popFirst($0) } ?? true
    guard let year, let month, isMarked, let day = rest.popNumber(2) else { throw notADate(text) }
    guard let date = CalendarDate(year: year, month: month, day: day) else {
      throw GrammarError(.outOfRange, "must be a day that exists, not \(text.quoted)")
    }
    guard !rest.isEmpty else { return date.secondsSince1970 }
    guard rest.popFirst("T") || rest.popFirst(" "), let time = rest.popTime() else {
      throw notADate(text)
    }
    if rest.isEmpty { return date.secondsSince1970 + time }
    guard let offset = rest.popOffset(), rest.isEmpty else { throw notADate(text) }
    let moment = date.secondsSince1970 + time - offset
    return moment + Double(zone?.offset(at: Int(moment.rounded(.down))) ?? 0)
  }

  private static func notADate(_ text: String) -> GrammarError {
    GrammarError(
      .wrongType, "must be a date such as 2012-01-31 or 2012-01-31T14:30, not \(text.quoted)")
  }
}

extension Substring.UTF8View {
  /// Removes a point with digits from the front, of which nine count; 0 without a point, nil
  /// without digits after it.
  mutating func popFraction() -> Double? {
    guard popFirst(".") else { return 0 }
    let digits = String(Substring(popDigits()))
    return Double(spelledBy: "0." + digits.prefix(9))
  }

  /// Takes a number of so many digits off the front.
  fileprivate mutating func popNumber(_ count: Int) -> Int? {
    let digits = prefix(count)
    guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Takes `14:30`, `14:30:05` or `14:30:05.25` off the front, as seconds.
  fileprivate mutating func popTime() -> Double? {
    guard let hour = popNumber(2), hour < 24, popFirst(":"), let minute = popNumber(2), minute < 60
    else { return nil }
    let seconds = Double(hour * 3600 + minute * 60)
    guard popFirst(":") else { return seconds }
    guard let second = popNumber(2), second < 60, let fraction = popFraction() else { return nil }
    return seconds + Double(second) + fraction
  }

  /// Takes `Z` or `+01:00` off the front, as seconds east of UTC.
  mutating func popOffset() -> Double? {
    if popFirst("Z") { return 0 }
    let isWest = popFirst("-")
    guard isWest || popFirst("+"), let hour = popNumber(2), hour < 24 else { return nil }
    _ = popFirst(":")
    guard let minute = popNumber(2), minute < 60 else { return nil }
    let seconds = Double(hour * 3600 + minute * 60)
    return isWest ? -seconds : seconds
  }
}
