import SweepGeometry
import SweepScene

/// The readings through which a script moves the parts that follow a reading.
///
/// Parts that follow a course have animations that run through it once, in a second that no clock
/// counts. A script looks up the state for each position in them.
enum Course: Hashable, Sendable {
  /// From one end of a scale to the other, as evenly as the scale.
  case sweep(ClosedRange<Double>)
  /// Through the sectors of a wheel, and back to the first.
  case turn(SectorLayout)

  /// The animation of a property; none if nothing moves.
  @_semantics("optimize.sil.specialize.generic.never")
  func animations<Value>(
    of key: AnimationKey<Value>, _ place: (Double) -> Value,
    _ beside: (_ other: Value, _ place: Value) -> Value
  ) -> [Layer.Animation] {
    var (keys, times): ([Value], [Double]?)
    switch self {
    case .sweep(let domain):
      (keys, times) = ([place(domain.lowerBound), place(domain.upperBound)], nil)
    case .turn(let layout):
      keys = [place(0)]
      for index in 1...layout.count {
        keys.append(beside(keys[index - 1], place(Double(index % layout.count))))
      }
      times = layout.isEven ? nil : (0...layout.count).map(layout.center)
    }
    if keys.allSatisfy({ $0 == keys[0] }) { return [] }
    return [.keyframe(KeyframeAnimation(key, values: keys, keyTimes: times, timing: timing))]
  }

  /// The animation that shows a layer only while a sector is the nearest to the mark.
  func hiding(_ index: Int) -> Layer.Animation? { jumps(of: .isHidden) { $0 != Double(index) } }

  /// The animation of a property by the sector nearest to the mark; nil if nothing changes, and
  /// without sectors.
  @_semantics("optimize.sil.specialize.generic.never")
  func jumps<Value>(of key: AnimationKey<Value>, _ value: (Double) -> Value) -> Layer.Animation? {
    guard case .turn(let layout) = self else { return nil }
    var (keys, times) = ([value(0)], [0.0])
    for index in 1...layout.count {
      let next = value(Double(index % layout.count))
      if next == keys[keys.count - 1] { continue }
      keys.append(next)
      times.append(layout.edge(index))
    }
    if keys.count == 1 { return nil }
    return .keyframe(
      KeyframeAnimation(
        key, values: keys, keyTimes: times, calculationMode: .discrete, timing: timing))
  }

  /// An animation of the reading, as a script plays it.
  func played(_ animation: Layer.Animation) -> Layer.Animation {
    guard case .keyframe(var keyframe) = animation else { return animation }
    keyframe.timing = timing
    return .keyframe(keyframe)
  }

  /// The reading whose way is the course.
  var reading: Reading? {
    guard case .sweep(let domain) = self else { return nil }
    return Reading(
      domain.upperBound, from: domain.lowerBound, duration: 1, timingFunction: .linear)
  }

  var timing: MediaTiming { MediaTiming(trigger: .manual, duration: 1) }
}

extension Reading {
  /// The reading in a dial whose own is another one: if a script moves that, it is the same, or
  /// constant.
  func beside(_ dial: Reading) -> Reading {
    guard dial.course != nil, course == nil else { return self }
    var still = self
    if isPlayed(as: dial) { return dial }
    (still.values, still.course, still.isClock) = ([value], nil, false)
    (still.previous, still.via, still.delay) = (value, [], .zero)
    still.duration = .zero
    return still
  }

  /// Whether it is the reading that a script moves.
  func isPlayed(as dial: Reading) -> Bool {
    var played = self
    (played.values, played.course) = ([value], dial.course)
    return played == dial
  }
}

extension ReadingSteps {
  /// Moves the jumps of a course away from their readings, each to the side where the reading keeps
  /// its own level, by more than the rounding of key times.
  ///
  /// - Parameters:
  ///   - level: the level at a reading.
  ///   - reading: the reading at a time.
  mutating func partTimes(_ level: (Double) -> Level, at reading: (Double) -> Double) {
    if levels[levels.count - 1] != last {
      levels.append(last)
      times.append(1)
    }
    for index in times.indices.dropFirst() {
      let jump = roundest(
        above: reading(times[index] - 1e-6), upTo: reading(times[index]))
      let shift = level(jump) == levels[index] ? -1e-5 : 1e-5
      times[index] = min(max(times[index] + shift, times[index - 1]), 1)
    }
  }
}

/// Of the numbers between two that lie close together, the one with the fewest decimals.
private func roundest(above low: Double, upTo high: Double) -> Double {
  var unit = 1.0
  while unit < 1e12 {
    let number = (high * unit).rounded(.down) / unit
    if number > low { return number }
    unit *= 10
  }
  return high
}
