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
