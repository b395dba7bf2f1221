import SweepGeometry

/// A time on a clock, with or without the day it belongs to.
public struct TimeOfDay: Hashable, Sendable {
  /// The hours since midnight, 0 … 23.
  public var hour: Int
  /// The minutes of the hour, 0 … 59.
  public var minute: Int
  /// The seconds of the minute, 0 ..< 60.
  public var second: Double
  /// The day; none by default.
  public var date: CalendarDate?
  /// The name of the time zone whose clock was read; nil for a time that is written out.
  package var zone: String?

  /// Makes a time.
  public init(hour: Int, minute: Int, second: Double = 0, date: CalendarDate? = nil) {
    self.hour = hour
    self.minute = minute
    self.second = second
    self.date = date
  }

  /// Makes the time so many seconds after midnight.
  init(_ seconds: Double) {
    let minutes = Int(seconds / 60)
    self.init(
      hour: minutes / 60, minute: minutes % 60, second: seconds - Double(minutes) * 60)
  }

  /// The seconds since midnight.
  public var secondsSinceMidnight: Double { Double(hour * 3600 + minute * 60) + second }

  /// The time as documents write it, such as `10:08:42` or `2026-11-21 10:08`, without zero
  /// seconds.
  public var text: String {
    var text = hour.twoDigits + ":" + minute.twoDigits
    if second > 0 {
      text += (second < 10 ? ":0" : ":") + NumberFormat(precision: 3).string(min(second, 59.999))
    }
    return date.map { "\($0.text) \(text)" } ?? text
  }

  /// The time as clocks show it, such as `10:08:42`: whole seconds unless zero, no day.
  public var shown: String {
    TimeOfDay(hour: hour, minute: minute, second: second.rounded(.down)).text
  }

  func check() throws(DialError) {
    guard (0...23).contains(hour), (0...59).contains(minute), second >= 0, second < 60 else {
      throw DialError("time", "must lie in 00:00:00 ..< 24:00:00")
    }
  }
}

extension Int {
  /// The number with a zero before a single digit, as times have it.
  var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}

/// A day of the Gregorian calendar.
public struct CalendarDate: Hashable, Sendable {
  /// The year.
  public var year: Int
  /// The month, 1 … 12.
  public var month: Int
  /// The day of the month, 1 … 31.
  public var day: Int

  /// Makes a day, or nil if it is not in the calendar.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.init(year, month, day)
    guard (1...daysInMonth).contains(day) else { return nil }
  }

  private init(_ year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day as documents write it, such as `2026-11-21`.
  public var text: String {
    let digits = String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)"
    return "\(digits)-\(month.twoDigits)-\(day.twoDigits)"
  }

  /// The day after.
  public var next: CalendarDate {
    if day < daysInMonth { return CalendarDate(year, month, day + 1) }
    if month < 12 { return CalendarDate(year, month + 1, 1) }
    return CalendarDate(year + 1, 1, 1)
  }

  private var daysInMonth: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

// The C library has the clock and its zone, without Foundation.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#else
  #error("Sweephand builds with the C library of Darwin, Glibc or Musl")
#endif

/// The system's clock.
package enum SystemClock {
  /// Seconds since 1970-01-01 00:00 UTC.
  package static var now: Double {
    let reading = reading
    return Double(reading.tv_sec) + Double(reading.tv_nsec) / 1e9
  }

  fileprivate static var reading: timespec {
    var clock = timespec()
    clock_gettime(CLOCK_REALTIME, &clock)
    return clock
  }
}

extension TimeOfDay {
  /// The time and the day of the system's clock, in the system's time zone.
  public static var now: TimeOfDay {
    var clock = SystemClock.reading
    var local = tm()
    localtime_r(&clock.tv_sec, &local)
    // A leap second is counted as 60.
    let second = Double(min(local.tm_sec, 59)) + Double(clock.tv_nsec) / 1e9
    return TimeOfDay(
      hour: Int(local.tm_hour), minute: Int(local.tm_min), second: second,
      date: CalendarDate(
        year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday)))
  }
}
