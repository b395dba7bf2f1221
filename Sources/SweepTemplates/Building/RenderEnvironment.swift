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
    return TimeOfDay(secondsSince1970: seconds + Double(offset))
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
