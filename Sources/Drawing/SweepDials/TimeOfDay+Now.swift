// The C library has the clock and its zone, without Foundation.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
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
