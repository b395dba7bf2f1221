import SweepScene

extension Reading {
  /// The animation of a property that grows evenly with the part of the sweep on each side of a
  /// bend, so that it bends when the needle is there.
  func animations(
    of key: AnimationKey<Double>, on scale: Scale, bentAt bend: Double,
    _ place: (Double) -> Double
  ) -> [Animation] {
    if let course {
      guard let reading = course.reading else { return [] }
      return reading.animations(of: key, on: scale, bentAt: bend, place).map(course.played)
    }
    guard duration > .zero else { return [] }
    let parts = values.map(scale.part(of:))
    guard parts.count > 1 else {
      let from = scale.part(of: previous ?? scale.domain.lowerBound)
      return moving(key, from, parts[0], bend, place)
    }
    let share = duration.value / interval.value
    let count = Double(parts.count)
    var last = parts[parts.count - 1]
    var (keys, times, paces) = ([place(last)], [0.0], [TimingFunction]())
    for (index, next) in parts.enumerated() {
      for step in steps(from: last, to: next, bend) {
        keys.append(place(step.part))
        times.append((Double(index) + step.time * share) / count)
        paces.append(step.pace)
      }
      keys.append(place(next))
      times.append(Double(index + 1) / count)
      paces.append(.linear)
      last = next
    }
    guard Set(keys).count > 1 else { return [] }
    let timing = MediaTiming(duration: interval * count, repeatCount: .infinity)
    return [
      .keyframe(
        KeyframeAnimation(
          key, values: keys, keyTimes: times, timingFunctions: paces, timing: timing))
    ]
  }

  /// The way to a single reading, at one pace over the bend.
  private func moving(
    _ key: AnimationKey<Double>, _ from: Double, _ to: Double, _ bend: Double,
    _ place: (Double) -> Double
  ) -> [Animation] {
    let parts = (from - bend) * (to - bend) < 0 ? [from, bend, to] : [from, to]
    guard Set(parts.map(place)).count > 1 else { return [] }
    return [
      .keyframe(
        KeyframeAnimation(
          key, values: parts.map(place), keyTimes: parts.map { ($0 - from) / (to - from) },
          timingFunction: timingFunction, timing: MediaTiming(duration: duration)))
    ]
  }

  /// A move of a list in pieces: two where a cubic pace crosses the bend, many where another does.
  private func steps(
    from: Double, to: Double, _ bend: Double
  ) -> [(part: Double, time: Double, pace: TimingFunction)] {
    guard (from - bend) * (to - bend) < 0 else { return [(to, 1, timingFunction)] }
    guard let cubic = timingFunction.cubic, timingFunction.isInUnitSquare else {
      return (1...48).map { step in
        let time = Double(step) / 48
        return (from + (to - from) * timingFunction.progress(at: time), time, .linear)
      }
    }
    let share = (bend - from) / (to - from)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if timingFunction.progress(at: middle) < share { low = middle } else { high = middle }
    }
    func pace(_ start: Double, _ end: Double) -> TimingFunction {
      if timingFunction.isLinear { return .linear }
      let part = PaceCubic(cubic).part(from: start, to: end)
      /// A control point in parts of the way between the ends.
      func share(_ ends: SIMD4<Double>, _ index: Int) -> Double {
        min(max((ends[index] - ends[0]) / (ends[3] - ends[0]), 0), 1)
      }
      return TimingFunction(
        share(part.times, 1), share(part.progress, 1), share(part.times, 2),
        share(part.progress, 2))
    }
    return [(bend, high, pace(0, high)), (to, 1, pace(high, 1))]
  }
}
