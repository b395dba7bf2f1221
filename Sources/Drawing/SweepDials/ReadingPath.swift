import SweepScene

/// The path of a hand: from a reading to others in turn.
struct ReadingPath: Hashable, Sendable {
  /// A move to a reading; before it, and after the last one, the hand rests.
  struct Segment: Hashable, Sendable {
    /// The final reading.
    var stop: Double
    /// The begin and the end, in fractions of the total time.
    var begin: Double
    var end: Double
    /// The easing.
    var pace: TimingFunction
  }

  /// The reading at the beginning.
  var start: Double
  /// The moves in turn; a list begins again with the first.
  var segments: [Segment]
  /// The time of the whole way.
  var timing: MediaTiming

  /// The only move, if there is one that takes the whole time.
  var only: Segment? {
    guard segments.count == 1, let segment = segments.first, segment.begin == 0, segment.end == 1
    else { return nil }
    return segment
  }

  /// The moves, each with its first reading.
  var moves: Zip2Sequence<[Double], [Segment]> { zip([start] + segments.map(\.stop), segments) }

  /// A piece of a move, to a value at a fraction of its time.
  struct Piece<Value> {
    var value: Value
    var time: Double
    var pace: TimingFunction
  }

  /// The animation of a property through the pieces of each move, at rest between them; none if all
  /// values are alike.
  ///
  /// - Parameters:
  ///   - first: the value at the beginning.
  ///   - pieces: the pieces of a move, from its first reading and the value that was reached before.
  func animations<Value>(
    of key: AnimationKey<Value>, from first: Value,
    _ pieces: (_ start: Double, _ move: Segment, _ last: Value) -> [Piece<Value>]
  ) -> [Layer.Animation] {
    var (keys, times, paces) = ([first], [0.0], [TimingFunction]())
    func add(_ value: Value, at time: Double, _ pace: TimingFunction) {
      keys.append(value)
      times.append(time)
      paces.append(pace)
    }
    func rest(until time: Double) {
      if time > times[times.count - 1] { add(keys[keys.count - 1], at: time, .linear) }
    }
    for (start, move) in moves {
      rest(until: move.begin)
      for piece in pieces(start, move, keys[keys.count - 1]) {
        let time = move.begin + piece.time * (move.end - move.begin)
        add(piece.value, at: piece.time < 1 ? time : move.end, piece.pace)
      }
    }
    rest(until: 1)
    if keys.allSatisfy({ $0 == first }) { return [] }
    return [
      .keyframe(
        KeyframeAnimation(
          key, values: keys, keyTimes: times, timingFunctions: paces, timing: timing))
    ]
  }
}

extension Reading {
  /// Whether it is a list that is played for ever.
  var isList: Bool { values.count > 1 }

  /// The way of the hand along a scale.
  func way(on scale: Scale) -> ReadingPath {
    isClock ? day(on: scale) : way(from: previous ?? scale.domain.lowerBound)
  }

  /// The way of the hand.
  ///
  /// - Parameter start: the reading from which the hand comes to a single one.
  func way(from start: Double) -> ReadingPath {
    if case .along(let way) = peakHold { return way }
    if isClock { return day() }
    if isList {
      let move = interval > .zero ? duration.value / interval.value : 0
      let timing = timing(interval * Double(values.count), repeatCount: .infinity)
      return way(from: value, to: values, moving: move, timing)
    }
    if let destination {
      var timing = timing(duration)
      // A picture at rest has not begun.
      (timing.fillMode, timing.restsOnModel) = (.forwards, true)
      return way(from: value, to: [destination], timing)
    }
    let stops = via + [value]
    return way(from: start, to: stops, timing(duration * Double(stops.count)))
  }

  /// A way with as much time for each stop.
  ///
  /// - Parameter share: the part of this time in which the hand moves, 0 … 1; then it rests.
  private func way(
    from start: Double, to stops: [Double], moving share: Double = 1, _ timing: MediaTiming
  ) -> ReadingPath {
    let count = Double(stops.count)
    let segments = zip([start] + stops, stops).enumerated().map { index, move in
      ReadingPath.Segment(
        stop: move.1, begin: Double(index) / count, end: (Double(index) + share) / count,
        pace: move.1 < move.0 ? fallingTimingFunction ?? timingFunction : timingFunction)
    }
    return ReadingPath(start: start, segments: segments, timing: timing)
  }

  /// The time of a way that takes so long.
  func timing(_ duration: Seconds, repeatCount: Double = 1) -> MediaTiming {
    MediaTiming(
      beginTime: delay, duration: duration, repeatCount: repeatCount,
      fillMode: delay > .zero ? .backwards : .removed)
  }
}
