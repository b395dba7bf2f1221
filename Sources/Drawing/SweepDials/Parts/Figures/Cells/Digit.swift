import SweepScene

/// One place of a number.
struct Digit {
  /// The value that it counts, in units of the last place.
  let unit: Int
  /// The decimals of the number.
  let decimals: Int

  /// Makes the place before others, decimals among them.
  init(before others: Int, decimals: Int) {
    (unit, self.decimals) = (Self.power(others), decimals)
  }

  /// The number of steps of the place from zero at a number.
  func turns(_ value: Double) -> Int {
    let lasts = (value * Double(Self.power(decimals))).rounded()
    return Int((lasts / Double(unit)).rounded(.down))
  }

  /// The digits that show in turn, and their way.
  func strip(
    on drum: Drum, _ ink: Color, _ steps: ReadingSteps<Double>?,
    from start: Double, to reading: Reading
  ) -> Layer {
    if reading.course != nil {
      return drum.played(turns(reading.value) % 10, ink, unit: unit)
    }
    if let steps { return drum.stepped(steps, at: reading.value, ink, turns) }
    return drum.strip(reading, from: start, ink, turns)
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

/// One place of the time on a clock, whose digits follow each other for ever.
struct ClockDigit {
  /// The digits in turn from midnight on; −1 shows none.
  let digits: [Int]
  /// The duration of each, in seconds.
  let time: Double

  /// The places of hours and minutes.
  ///
  /// - Parameter hours: the hours that are counted, 12 or 24; of 12 the first place may be empty.
  static func places(hours: Int) -> [ClockDigit] {
    let shown = (0..<hours).map { hours == 12 && $0 == 0 ? 12 : $0 }
    let tens = shown.map { hours == 12 && $0 < 10 ? -1 : $0 / 10 }
    return [
      ClockDigit(digits: tens, time: 3600), ClockDigit(digits: shown.map { $0 % 10 }, time: 3600),
      ClockDigit(digits: Array(0..<6), time: 600), ClockDigit(digits: Array(0..<10), time: 60),
    ]
  }

  /// The digit at a time in seconds since midnight.
  func digit(at now: Double) -> Int { digits[Int(now / time) % digits.count] }

  /// The changes of the digits from a time on.
  func steps(from now: Double) -> ReadingSteps<Int> {
    let (count, pass) = (Double(digits.count), Double(digits.count) * time)
    return ReadingSteps(
      levels: digits, times: digits.indices.map { Double($0) / count }, last: digit(at: now),
      timing: MediaTiming(
        beginTime: Seconds(-now.truncatingRemainder(dividingBy: pass)), duration: Seconds(pass),
        repeatCount: .infinity))
  }
}
