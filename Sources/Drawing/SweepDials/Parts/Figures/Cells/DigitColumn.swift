import SweepScene

/// One place of a number, whose digits follow each other; −1 shows none, and the last one is that at rest.
typealias DigitColumn = ReadingSteps<Int>

extension DigitColumn {
  /// A place whose digits each take as much of a pass.
  init(_ digits: [Int], rest: Int, _ timing: MediaTiming) {
    let times = digits.indices.map { Double($0) / Double(digits.count) }
    self.init(levels: digits, times: times, last: rest, timing: timing)
  }

  /// The places of hours and minutes on a clock, which goes on for ever.
  ///
  /// - Parameters:
  ///   - hours: the hours that are counted, 12 or 24; of 12 the first place may be empty.
  ///   - now: the time in seconds since midnight.
  static func clock(hours: Int, at now: Double) -> [DigitColumn] {
    let shown = (0..<hours).map { hours == 12 && $0 == 0 ? 12 : $0 }
    let tens = shown.map { hours == 12 && $0 < 10 ? -1 : $0 / 10 }
    let places = [
      (tens, 3600), (shown.map { $0 % 10 }, 3600), (Array(0..<6), 600.0), (Array(0..<10), 60),
    ]
    return places.map { digits, time in
      let pass = Double(digits.count) * time
      return DigitColumn(
        digits, rest: digits[Int(now / time) % digits.count],
        MediaTiming(
          beginTime: Seconds(-now.truncatingRemainder(dividingBy: pass)), duration: Seconds(pass),
          repeatCount: .infinity))
    }
  }
}

/// A reading that is a time in seconds and goes on as fast as time does: that of a timer or a
/// countdown.
struct RunningTime {
  private let (from, length): (Double, Double)
  private let isFalling: Bool
  private let reading: Reading

  /// The running time of a reading; nil if it is at rest, is moved by a script, or goes at another pace.
  init?(_ reading: Reading, from start: Double) {
    let way = reading.way(from: start)
    guard reading.course == nil, !reading.isMissing, !reading.isList, !reading.isClock,
      !reading.isPushed, let move = way.only, move.pace.isLinear, reading.delay == .zero
    else { return nil }
    (from, length) = (way.start, abs(move.stop - way.start))
    isFalling = move.stop < way.start
    self.reading = reading
    guard min(way.start, move.stop) >= 0, max(way.start, move.stop) < 360_000, length > 0,
      abs(way.timing.duration.value - length) < 1e-6
    else { return nil }
  }

  /// The greatest whole second that is shown.
  var greatest: Int { max(second(from), second(isFalling ? from : from + length)) }

  /// The whole second that is shown at a time: the one that has passed, or of a falling time the one
  /// that is left.
  func second(_ time: Double) -> Int {
    // Sums of decimals may miss a whole number.
    Int(isFalling ? (time - 1e-9).rounded(.up) : (time + 1e-9).rounded(.down))
  }

  /// The numbers of digits of places, the last one first.
  ///
  /// - Parameter points: the number of points between places: none in seconds, two in hours.
  private static func bases(points: Int) -> [Int] {
    points == 0 ? [10, 10] : [10, 6, 10, 6, 10, 10]
  }

  /// Whether a time has fewer than so many places.
  func isShort(_ time: Double, of places: Int, points: Int) -> Bool {
    second(time) < Self.bases(points: points).prefix(places - 1).reduce(1, *)
  }

  /// The places of the time, as many as its greatest second needs.
  ///
  /// - Parameter points: the number of points between them.
  func places(points: Int) -> [DigitColumn] {
    let bases = Self.bases(points: points)
    let least = 2 * points + 1
    var (places, unit): ([DigitColumn], Int) = ([], 1)
    for (index, base) in bases.enumerated() where index < least || greatest >= unit {
      places.insert(place(unit, base, isBlank: index >= least), at: 0)
      unit *= base
    }
    return places
  }

  /// A place that counts a unit of seconds.
  ///
  /// - Parameter isBlank: whether it is empty while it is zero.
  private func place(_ unit: Int, _ base: Int, isBlank: Bool) -> DigitColumn {
    let end = isFalling ? from - length : from + length
    let (first, last) = (second(from) / unit, second(end) / unit)
    func digit(_ count: Int) -> Int { isBlank && count == 0 ? -1 : count % base }
    // The first digit began before the way, as long before its end as each lasts.
    let change = isFalling ? from - Double(first * unit) + 1 : Double((first + 1) * unit) - from
    let begin = change - Double(unit)
    let count = abs(last - first) + 1
    let isRound = count > base && !isBlank
    let shown = (0..<min(count, isRound ? base : count)).map {
      digit(isFalling ? first - $0 : first + $0)
    }
    // A time that freezes is half-way through its last digit there.
    let left = begin + Double(count * unit) - length
    let stays = reading.destination != nil
    var timing = MediaTiming(
      beginTime: Seconds(begin), duration: Seconds(Double(shown.count * unit)),
      repeatDuration: Seconds(length - begin + (stays ? left / 2 : 0)))
    if stays { (timing.fillMode, timing.restsOnModel) = (.forwards, true) }
    return DigitColumn(shown, rest: digit(second(reading.value) / unit), timing)
  }
}
