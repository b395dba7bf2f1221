import SweepScene

/// The moments at which what follows a reading jumps, such as lit segments or a counted number.
struct ReadingSteps {
  /// The levels in turn, the first one at the beginning.
  var levels: [Double]
  /// The part of a pass at which each level begins.
  var times: [Double]
  /// The level on which it ends.
  var last: Double
  /// A pass: the way to a single reading, or all readings of a list.
  var timing: MediaTiming

  /// The animation of a property by levels; none where nothing changes.
  func animations<Value>(
    of key: AnimationKey<Value>, _ value: (Double) -> Value
  ) -> [Animation] where Value: Equatable {
    var (keys, starts): ([Value], [Double]) = ([], [])
    for (level, time) in zip(levels, times) where value(level) != keys.last {
      keys.append(value(level))
      starts.append(time)
    }
    guard keys != [value(last)] else { return [] }
    return [
      .keyframe(
        KeyframeAnimation(
          key, values: keys, keyTimes: starts, calculationMode: .discrete, timing: timing))
    ]
  }
}

extension Reading {
  /// The steps in which a level follows the part of the sweep below the needle.
  func steps(on scale: Scale, _ level: (Double) -> Double) -> ReadingSteps {
    steps(through: scale.part(of:), from: previous ?? scale.domain.lowerBound, level)
  }

  /// The steps in which a level follows the number that runs from reading to reading.
  func steps(
    through place: (Double) -> Double, from start: Double, _ level: (Double) -> Double
  ) -> ReadingSteps {
    if let course, let reading = course.reading {
      var steps = reading.steps(through: place, from: reading.previous ?? start, level)
      steps.timing = course.timing
      return steps
    }
    let places = values.map(place)
    let isList = values.count > 1
    let length = isList ? interval.value * Double(values.count) : duration.value
    let share = length > 0 ? duration.value / length : 0
    var last = isList ? places[places.count - 1] : place(start)
    var steps = ReadingSteps(
      levels: [level(last)], times: [0], last: level(places[places.count - 1]),
      timing: MediaTiming(
        duration: Seconds(length), repeatCount: isList ? .infinity : 1))
    for (index, next) in places.enumerated() {
      let begin = Double(index) / Double(values.count)
      let first = last
      func way(_ time: Double) -> Double {
        level(first + (next - first) * timingFunction.progress(at: time))
      }
      var (time, old) = (0.0, level(first))
      for sample in 1...128 {
        let later = Double(sample) / 128
        let new = sample == 128 ? level(next) : way(later)
        steps.add(from: (time, old), to: (later, new), way) { begin + $0 * share }
        (time, old) = (later, new)
      }
      last = next
    }
    return steps
  }
}

extension ReadingSteps {
  /// Finds the jumps between two moments by halving.
  fileprivate mutating func add(
    from low: (time: Double, level: Double), to high: (time: Double, level: Double),
    _ level: (Double) -> Double, _ place: (Double) -> Double
  ) {
    if low.level == high.level { return }
    guard high.time - low.time > 1e-6 else {
      let time = place(high.time)
      guard time < 1, levels.last != high.level else { return }
      levels.append(high.level)
      times.append(time)
      return
    }
    let middle = (low.time + high.time) / 2
    let between = (middle, level(middle))
    add(from: low, to: between, level, place)
    add(from: between, to: high, level, place)
  }
}
