import SweepGeometry

/// Linear in seconds since 1970-01-01 00:00, with marks at calendar dates.
struct DateMapping: MappingRule {
  /// The distance between marks: seconds from midnight on, or months from January on.
  enum Step: Hashable {
    case seconds(Int)
    case months(Int)

    /// About how long the step is, in seconds.
    var length: Double {
      switch self {
      case .seconds(let seconds): Double(seconds)
      case .months(let months): Double(months) * 2_629_746
      }
    }

    /// Whether every mark of this step is one of a shorter step too.
    func isMade(of other: Step) -> Bool {
      switch (self, other) {
      case (.seconds(let long), .seconds(let short)): long % short == 0
      case (.months(let long), .months(let short)): long % short == 0
      case (.months, .seconds(let short)): 86_400 % short == 0
      case (.seconds, .months): false
      }
    }
  }

  private static let steps: [Step] =
    [
      1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400,
      604_800,
    ].map(Step.seconds)
    + [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 2400, 6000, 12_000].map(Step.months)

  func height(of value: Double, in domain: ClosedRange<Double>) -> Double { value }

  func check(_ domain: ClosedRange<Double>) throws(DialError) {
    guard domain.lowerBound >= -62_135_596_800, domain.upperBound <= 253_402_300_799 else {
      throw DialError("domain", "must lie in the years 1 … 9999")
    }
    guard domain.upperBound - domain.lowerBound >= 1 else {
      throw DialError("domain", "must be at least one second wide")
    }
  }

  func marks(on scale: Scale) throws(DialError) -> ScaleMarks? {
    let turn = abs(scale.span.degrees) / scale.extent
    let major = Self.steps.firstIndex { $0.length * turn >= 16 } ?? Self.steps.count - 1
    return marks(on: scale, major: major)
  }

  func marks(on scale: Scale, count: Int) throws(DialError) -> ScaleMarks {
    var best = (index: Self.steps.count - 1, miss: Int.max)
    for (index, step) in Self.steps.enumerated() where scale.extent / step.length <= 1000 {
      let miss = abs(readings(every: step, on: scale).count - count)
      if miss <= best.miss { best = (index, miss) }
    }
    return marks(on: scale, major: best.index)
  }

  private func marks(on scale: Scale, major index: Int) -> ScaleMarks {
    let major = Self.steps[index]
    let turn = abs(scale.span.degrees) / scale.extent
    var marks = ScaleMarks(major: readings(every: major, on: scale))
    for step in Self.steps[(index + 1)...] where step.isMade(of: major) {
      marks.fewer.append(readings(every: step, on: scale))
    }
    let finer = Self.steps[..<index].first { $0.length * turn >= 1.6 && major.isMade(of: $0) }
    if let finer { marks.minor = readings(every: finer, on: scale).without(marks.major) }
    return marks
  }

  private func readings(every step: Step, on scale: Scale) -> [Double] {
    let domain = scale.domain
    switch step {
    case .seconds(let seconds):
      // Weeks begin on Mondays; the first of them was on the fifth day.
      let offset: Double = seconds == 604_800 ? 4 * 86_400 : 0
      let unit = Double(seconds)
      let first = ((domain.lowerBound - offset) / unit - 1e-9).rounded(.up)
      let last = ((domain.upperBound - offset) / unit + 1e-9).rounded(.down)
      guard first <= last else { return [] }
      return (Int(first)...Int(last)).map { Double($0) * unit + offset }
    case .months(let months):
      let first = CalendarDate(secondsSince1970: domain.lowerBound)?.year ?? 1
      let last = CalendarDate(secondsSince1970: domain.upperBound)?.year ?? 9999
      let month = (first * 12 / months * months)...(last * 12 + 11)
      return stride(from: month.lowerBound, through: month.upperBound, by: months).compactMap {
        CalendarDate(year: $0 / 12, month: $0 % 12 + 1, day: 1)?.secondsSince1970
      }.filter(domain.contains)
    }
  }
}

extension CalendarDate {
  /// The day that a moment lies in, in seconds since 1970-01-01 00:00.
  init?(secondsSince1970 seconds: Double) {
    guard abs(seconds) < 1e12 else { return nil }
    self.init(daysSince1970: Int((seconds / 86_400).rounded(.down)))
  }

  /// The beginning of the day, in seconds since 1970-01-01 00:00.
  public var secondsSince1970: Double { Double(daysSince1970) * 86_400 }
}

extension DateMapping {
  /// A moment in words: a year, a month, a day or a time, by the distance between marks.
  ///
  /// Among months, January is written as its year; among hours, midnight as its day. In English.
  ///
  /// - Parameter step: the least time between two moments that are told, in seconds; without end
  ///   where there is one alone.
  static func words(for value: Double, every step: Double) -> String? {
    guard let date = CalendarDate(secondsSince1970: value) else { return nil }
    let day = "\(date.day)\u{a0}\(months[date.month - 1])"
    let rest = Int(value - date.secondsSince1970)
    switch step {
    case .infinity:
      let time = rest == 0 ? "" : ", " + (words(for: value, every: rest % 60 == 0 ? 60 : 1) ?? "")
      return "\(day)\u{a0}\(date.year)\(time)"
    case (300 * 86_400)...: return "\(date.year)"
    case (27 * 86_400)...: return date.month == 1 ? "\(date.year)" : months[date.month - 1]
    case 86_400...: return day
    case _ where rest == 0: return day
    case 60...: return "\((rest / 3600).twoDigits):\((rest / 60 % 60).twoDigits)"
    default:
      return "\((rest / 3600).twoDigits):\((rest / 60 % 60).twoDigits):\((rest % 60).twoDigits)"
    }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension CalendarDate {
  /// Makes the day so many days after 1970-01-01; nil outside the years 1 … 9999.
  public init?(daysSince1970 days: Int) {
    guard abs(days) < 4_000_000 else { return nil }
    // Years are counted from March, so that the leap day is the last of them.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// The number of days since 1970-01-01; negative before it.
  public var daysSince1970: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
