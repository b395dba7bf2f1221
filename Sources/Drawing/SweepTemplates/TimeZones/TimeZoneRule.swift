import SweepDials

/// The daylight saving rule for all later years, as in `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX.1-2024,
/// 8.3; RFC 9636, 3.3).
struct TimeZoneRule: Sendable {
  private let standard: Int
  private let summer: (offset: Int, begin: YearlyMoment, end: YearlyMoment)?

  /// Reads a rule; nil if it is none.
  init?(_ text: String) {
    var rest = text[...]
    guard rest.skipName(), let west = rest.takeTime() else { return nil }
    standard = -west
    guard !rest.isEmpty else {
      summer = nil
      return
    }
    guard rest.skipName() else { return nil }
    let ahead = rest.first == "," ? standard + 3600 : rest.takeTime().map { -$0 }
    guard let ahead, rest.skip(","), let begin = YearlyMoment(&rest), rest.skip(","),
      let end = YearlyMoment(&rest), rest.isEmpty
    else { return nil }
    summer = (ahead, begin, end)
  }

  /// The seconds by which clocks are ahead of UTC at a moment, in seconds since 1970-01-01 00:00 UTC.
  func offset(at moment: Int) -> Int {
    let day = Int((Double(moment + standard) / 86_400).rounded(.down))
    guard let summer, let year = CalendarDate(daysSince1970: day)?.year else { return standard }
    let begin = summer.begin.seconds(in: year) - standard
    let end = summer.end.seconds(in: year) - summer.offset
    let isSummer =
      begin < end ? begin <= moment && moment < end : !(end <= moment && moment < begin)
    return isSummer ? summer.offset : standard
  }
}

/// A moment of every year by the clocks that hold until then.
private struct YearlyMoment: Sendable {
  private enum Day {
    /// A day of the week in a month; its fifth is the last.
    case weekday(Int, week: Int, month: Int)
    /// 1 … 365, without 29 February.
    case julian(Int)
    /// 0 … 365.
    case ordinal(Int)
  }

  private let day: Day
  /// Seconds from the day's beginning.
  private var time = 2 * 3600

  init?(_ text: inout Substring) {
    if text.skip("M") {
      guard let month = text.takeNumber(1...12), text.skip("."), let week = text.takeNumber(1...5),
        text.skip("."), let weekday = text.takeNumber(0...6)
      else { return nil }
      day = .weekday(weekday, week: week, month: month)
    } else if text.skip("J") {
      guard let number = text.takeNumber(1...365) else { return nil }
      day = .julian(number)
    } else {
      guard let number = text.takeNumber(0...365) else { return nil }
      day = .ordinal(number)
    }
    if text.skip("/") {
      guard let time = text.takeTime() else { return nil }
      self.time = time
    }
  }

  /// The moment as if the clocks showed UTC, in seconds since 1970-01-01.
  func seconds(in year: Int) -> Int {
    func first(_ month: Int) -> Int {
      CalendarDate(year: year, month: month, day: 1)?.daysSince1970 ?? 0
    }
    let days: Int
    switch day {
    case .weekday(let weekday, let week, let month):
      // 1970-01-01 was a Thursday.
      let start = first(month)
      let day = start + (weekday - (start + 4) % 7 + 14) % 7 + 7 * (week - 1)
      let next = month == 12 ? start + 31 : first(month + 1)
      days = day < next ? day : day - 7
    case .julian(let number):
      let isLeap = first(3) - first(2) == 29
      days = first(1) + number - (isLeap && number > 59 ? 0 : 1)
    case .ordinal(let number): days = first(1) + number
    }
    return days * 86_400 + time
  }
}

extension Substring {
  /// Skips the next character if it is the given one.
  fileprivate mutating func skip(_ character: Character) -> Bool {
    guard first == character else { return false }
    removeFirst()
    return true
  }

  /// Skips the name of a time: letters, or anything between angle brackets.
  fileprivate mutating func skipName() -> Bool {
    let count = self.count
    if skip("<") {
      self = drop { $0 != ">" }
      return skip(">")
    }
    self = drop(while: \.isLetter)
    return self.count < count
  }

  /// A number within a range.
  fileprivate mutating func takeNumber(_ range: ClosedRange<Int>) -> Int? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    guard digits.count <= 3, let number = Int(digits), range.contains(number) else { return nil }
    removeFirst(digits.count)
    return number
  }

  /// Hours, or hours and minutes, or seconds too, in seconds.
  fileprivate mutating func takeTime() -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard var seconds = takeNumber(0...167).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where skip(":") {
      guard let number = takeNumber(0...59) else { return nil }
      seconds += number * unit
    }
    return isNegative ? -seconds : seconds
  }
}
