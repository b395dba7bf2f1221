import Foundation
import SweepDials

/// What a document takes from its surroundings: the clock and the time zone.
public struct RenderEnvironment: Sendable {
  /// The clock, in seconds since 1970-01-01 00:00 UTC.
  public var now: @Sendable () -> Double
  /// The name of the time zone in which `now` is read; nil for the system's.
  public var timeZone: String?

  /// Makes an environment; by default the system's clock and time zone.
  public init(now: (@Sendable () -> Double)? = nil, timeZone: String? = nil) {
    self.now = now ?? { Date().timeIntervalSince1970 }
    self.timeZone = timeZone
  }

  /// The time of the clock in a zone, or in the environment's own.
  func time(in name: String?) throws(GrammarError) -> TimeOfDay {
    let seconds = now()
    let zone = try zone(name ?? timeZone)
    let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
    return Self.time(secondsSince1970: seconds + Double(offset))
  }

  /// The time so many seconds after 1970-01-01 00:00; without a day outside the years 1 … 9999.
  static func time(secondsSince1970 seconds: Double) -> TimeOfDay {
    guard abs(seconds) < 1e12 else { return TimeOfDay(hour: 0, minute: 0) }
    let whole = seconds.rounded(.down)
    let days = (whole / 86400).rounded(.down)
    let rest = Int(whole - days * 86400)
    return TimeOfDay(
      hour: rest / 3600, minute: rest / 60 % 60, second: Double(rest % 60) + (seconds - whole),
      date: date(daysSince1970: Int(days)))
  }

  /// The day so many days after 1970-01-01.
  private static func date(daysSince1970 days: Int) -> CalendarDate? {
    // Years are counted from March, so that the leap day is the last of them.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return CalendarDate(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private func zone(_ name: String?) throws(GrammarError) -> TimeZone {
    guard let name else { return .current }
    // Foundation reads 'GMT+3' and looks for files of any name; names of the database are asked of
    // it and nothing else.
    let isName = name == "UTC" || name == "GMT" || name.contains("/")
    let isPlain = name.utf8.allSatisfy { "+-/_".utf8.contains($0) || Grammar.isLetterOrDigit($0) }
    if isName, isPlain, let zone = TimeZone(identifier: name) { return zone }
    throw GrammarError(
      .unknownTimeZone, "must name a time zone, not \(name.quoted)",
      hint: Suggestion.hint(name, among: TimeZone.knownTimeZoneIdentifiers)
        ?? "zones are named as in Europe/Berlin or UTC")
  }
}
