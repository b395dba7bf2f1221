import SweepScene

/// Where a hand goes: from a reading to others in turn.
struct ReadingWay {
  /// The reading at the beginning.
  var start: Double
  /// The readings to which it goes in turn; a list begins again at the first.
  var stops: [Double]
  /// The part of the time from one stop to the next in which the hand moves, 0 … 1; then it rests.
  var move: Double
  /// The time of the whole way.
  var timing: MediaTiming

  /// The part of the whole way at which the hand sets out for a stop.
  func begin(of stop: Int) -> Double { Double(stop) / Double(stops.count) }

  /// The part of the whole way at which the hand is at a stop.
  func end(of stop: Int) -> Double { (Double(stop) + move) / Double(stops.count) }
}

extension Reading {
  /// Whether it is a list that is played for ever.
  var isList: Bool { values.count > 1 }

  /// The way of the hand.
  ///
  /// - Parameter start: the reading from which the hand comes to a single one.
  func way(from start: Double) -> ReadingWay {
    if isList {
      let move = interval > .zero ? duration.value / interval.value : 0
      let timing = timing(interval * Double(values.count), repeatCount: .infinity)
      return ReadingWay(start: value, stops: values, move: move, timing: timing)
    }
    if let destination {
      var timing = timing(duration)
      // A picture at rest has not begun.
      (timing.fillMode, timing.restsOnModel) = (.forwards, true)
      return ReadingWay(start: value, stops: [destination], move: 1, timing: timing)
    }
    let stops = via + [value]
    return ReadingWay(
      start: start, stops: stops, move: 1, timing: timing(duration * Double(stops.count)))
  }

  private func timing(_ duration: Seconds, repeatCount: Double = 1) -> MediaTiming {
    MediaTiming(
      beginTime: delay, duration: duration, repeatCount: repeatCount,
      fillMode: delay > .zero ? .backwards : .removed)
  }
}
