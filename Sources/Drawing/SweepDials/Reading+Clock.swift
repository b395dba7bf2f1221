import SweepScene

extension Reading {
  /// Makes the reading of a clock: the seconds since midnight, which go on for ever and begin again
  /// with each day. A picture at rest shows the time itself.
  ///
  /// ```swift
  /// // A hand that goes round once a day.
  /// let day = Scale(0...86_400, start: .zero, span: .turns(1))
  /// let hand = Needle().on(scale: day, reading: Reading(clock: TimeOfDay(hour: 10, minute: 8)))
  /// ```
  public init(clock time: TimeOfDay) {
    self.init(time.secondsSinceMidnight, duration: .zero, timingFunction: .linear)
    isClock = true
  }

  /// The way of a clock through a day, or once round a scale that begins again some times a day.
  func day(on scale: Scale? = nil) -> ReadingPath {
    let day = 86_400.0
    guard let scale else { return clockWay(through: day) }
    guard scale.comesRound else { return clockWay(through: day, by: scale.turningPoints) }
    let turn = day.isWhole(scale.extent) ? scale.extent : day
    // Between two stops a hand takes the shorter way.
    let stops = Int(min(4 * (turn / scale.extent).rounded(.up), 1000))
    return clockWay(through: turn, by: (1..<stops).map { turn * Double($0) / Double(stops) })
  }

  /// The steps of a clock in which a level changes at known times of the day alone.
  func steps<Level>(at times: [Double], _ level: (Double) -> Level) -> ReadingSteps<Level> {
    let times = ([0] + times).filter { $0 >= 0 && $0 < 86_400 }.sorted()
    return ReadingSteps(
      levels: times.map(level), times: times.map { $0 / 86_400 }, last: level(value),
      timing: day().timing)
  }

  private func clockWay(through turn: Double, by stops: [Double] = []) -> ReadingPath {
    let ends = stops.filter { $0 > 0 && $0 < turn } + [turn]
    let segments = zip([0] + ends, ends).map { last, stop in
      ReadingPath.Segment(stop: stop, begin: last / turn, end: stop / turn, pace: .linear)
    }
    let begin = Seconds(-value.truncatingRemainder(dividingBy: turn))
    let timing = MediaTiming(
      beginTime: begin, duration: Seconds(turn), repeatCount: .infinity)
    return ReadingPath(start: 0, segments: segments, timing: timing)
  }
}

extension Scale {
  /// The times at which a hand that follows a clock does not go on evenly: the ends of the scale,
  /// and where equal times take unequal turns each quarter of an hour.
  fileprivate var turningPoints: [Double] {
    let (low, high, room) = (domain.lowerBound, domain.upperBound, overshoot * extent)
    let ends = room == 0 ? [low, high] : [low - room, low, high, high + room]
    if mapping.isEven { return ends }
    return (ends + (1..<96).map { Double($0) * 900 }).sorted()
  }
}
