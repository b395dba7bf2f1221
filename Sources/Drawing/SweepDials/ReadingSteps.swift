import SweepScene

/// The moments of the jumps of parts that follow a reading, such as lit segments or a counted
/// number.
struct ReadingSteps<Level: Equatable> {
  /// The levels in turn, the first one at the beginning.
  var levels: [Level]
  /// The part of a pass at which each level begins.
  var times: [Double]
  /// The level on which it ends.
  var last: Level
  /// A pass: the way to a single reading, or all readings of a list.
  var timing: MediaTiming

  /// The animation of a property by levels; none if nothing changes, or no time passes.
  func animations<Value>(
    of key: AnimationKey<Value>, _ value: (Level) -> Value
  ) -> [Layer.Animation] {
    guard timing.duration > .zero else { return [] }
    var (keys, starts): ([Value], [Double]) = ([], [])
    keys.reserveCapacity(levels.count)
    starts.reserveCapacity(levels.count)
    for (level, time) in zip(levels, times) {
      let value = value(level)
      guard value != keys.last else { continue }
      keys.append(value)
      starts.append(time)
    }
    guard keys != [value(last)] else { return [] }
    return [
      .keyframe(
        KeyframeAnimation(
          key, values: keys, keyTimes: starts, calculationMode: .discrete, timing: timing))
    ]
  }

  /// The steps of a value of each level.
  func map<Value>(_ value: (Level) -> Value) -> ReadingSteps<Value> {
    ReadingSteps<Value>(levels: levels.map(value), times: times, last: value(last), timing: timing)
  }

  /// The steps at whole multiples of a part of a pass, of which the last one of several at a time stays.
  func rounded(to unit: Double) -> ReadingSteps {
    var rounded = self
    (rounded.levels, rounded.times) = ([], [])
    rounded.levels.reserveCapacity(levels.count)
    rounded.times.reserveCapacity(levels.count)
    for (level, time) in zip(levels, times) {
      // A quotient of whole numbers is the nearest to its decimals.
      let time = (time / unit).rounded() / (1 / unit).rounded()
      if time == rounded.times.last {
        rounded.levels[rounded.levels.count - 1] = level
      } else {
        rounded.levels.append(level)
        rounded.times.append(time)
      }
    }
    return rounded
  }

  /// The changes of the levels' value, in fractions of a pass.
  func jumps<Value: Equatable>(of value: (Level) -> Value) -> [Double] {
    guard timing.duration > .zero else { return [] }
    var (moments, old): ([Double], Value?) = ([], nil)
    for (level, time) in zip(levels, times) {
      let new = value(level)
      if let old, old != new { moments.append(time) }
      old = new
    }
    return moments
  }
}

extension Reading {
  /// The steps in which a level follows the part of the sweep below the needle.
  func steps<Level>(
    on scale: Scale, _ level: (Double) -> Level
  ) -> ReadingSteps<Level> {
    if isClock { return steps(through: { $0 }, from: 0) { level(scale.part(of: $0)) } }
    return steps(through: scale.part(of:), from: previous ?? scale.domain.lowerBound, level)
  }

  /// The steps in which a level follows the number that runs from reading to reading.
  ///
  /// - Parameter nearness: the part of a way within which each moment is found.
  func steps<Level>(
    through place: (Double) -> Double, from start: Double, within nearness: Double = 1e-6,
    _ level: (Double) -> Level
  ) -> ReadingSteps<Level> {
    steps(through: place, from: start, at: { level(place($0)) }, within: nearness, level)
  }

  /// The steps in which a level follows the place of what runs from reading to reading.
  ///
  /// - Parameter exact: the level at a reading itself.
  func steps<Level>(
    through place: (Double) -> Double, from start: Double, at exact: (Double) -> Level,
    within nearness: Double = 1e-6, _ level: (Double) -> Level
  ) -> ReadingSteps<Level> {
    if let course, let reading = course.reading {
      var steps = reading.steps(
        through: place, from: reading.previous ?? start, at: exact, within: nearness, level)
      steps.timing = course.timing
      return steps
    }
    let way = way(from: start)
    var steps = ReadingSteps(
      levels: [exact(way.start)], times: [0], last: exact(value), timing: way.timing)
    steps.levels.reserveCapacity(64)
    steps.times.reserveCapacity(64)
    // A clock's day is long, and values of a single minute must not be missed.
    let (samples, nearness) = isClock ? (2880, 1e-9) : (128, nearness)
    // A clock's are whole milliseconds, so that the time itself is written and not one found near it.
    func moment(_ time: Double) -> Double {
      isClock ? (time * 86_400_000).rounded() / 86_400_000 : time
    }
    for (last, segment) in way.moves {
      let (begin, share) = (segment.begin, segment.end - segment.begin)
      let (first, end) = (place(last), place(segment.stop))
      let pace = SampledPace(segment.pace)
      func passed(_ time: Double) -> Level {
        level(first + (end - first) * pace.progress(at: time))
      }
      var (time, old) = (0.0, exact(last))
      for sample in 1...samples {
        let later = Double(sample) / Double(samples)
        let new = sample == samples ? exact(segment.stop) : passed(later)
        steps.add(from: (time, old), to: (later, new), within: nearness, passed) {
          moment(begin + $0 * share)
        }
        (time, old) = (later, new)
      }
    }
    return steps
  }
}

extension ReadingSteps {
  /// Finds the jumps between two moments by halving.
  fileprivate mutating func add(
    from low: (time: Double, level: Level), to high: (time: Double, level: Level),
    within nearness: Double, _ level: (Double) -> Level, _ place: (Double) -> Double
  ) {
    if low.level == high.level { return }
    guard high.time - low.time > nearness else {
      let time = place(high.time)
      guard time < 1, levels.last != high.level else { return }
      levels.append(high.level)
      times.append(time)
      return
    }
    let middle = (low.time + high.time) / 2
    let between = (middle, level(middle))
    add(from: low, to: between, within: nearness, level, place)
    add(from: between, to: high, within: nearness, level, place)
  }
}
