import SweepScene

extension Reading {
  /// The animation of a property that grows evenly with the fraction of the sweep between some
  /// bends, so that it bends when the needle is there; none if nothing moves.
  ///
  /// - Parameters:
  ///   - bends: parts of the sweep.
  ///   - exact: the value at a reading itself.
  ///   - place: the value at a part of the sweep.
  func animations<Value>(
    of key: AnimationKey<Value>, on scale: Scale, bentAt bends: [Double],
    at exact: (Double) -> Value, _ place: (Double) -> Value
  ) -> [Layer.Animation] {
    if let course {
      guard let reading = course.reading else { return [] }
      return reading.animations(of: key, on: scale, bentAt: bends, at: exact, place)
        .map(course.played)
    }
    let way = way(on: scale)
    guard isList || way.segments.contains(where: { $0.end > $0.begin }),
      way.timing.duration > .zero
    else { return [] }
    if !isList, let segment = way.only {
      return moving(segment, way, key, on: scale, bends, exact, place)
    }
    return way.animations(of: key, from: exact(way.start)) { start, segment, _ in
      // A jump has no time for bends.
      let bends = segment.end > segment.begin ? bends : []
      return segment.pace.steps(
        from: scale.part(of: start), to: scale.part(of: segment.stop), bends
      ).map { step in
        ReadingPath.Piece(
          value: step.time < 1 ? place(step.part) : exact(segment.stop), time: step.time,
          pace: step.pace)
      }
    }
  }

  /// The way to a single reading, at one pace over the bends.
  private func moving<Value>(
    _ segment: ReadingPath.Segment, _ way: ReadingPath, _ key: AnimationKey<Value>, on scale: Scale,
    _ bends: [Double], _ exact: (Double) -> Value, _ place: (Double) -> Value
  ) -> [Layer.Animation] {
    let (from, to) = (scale.part(of: way.start), scale.part(of: segment.stop))
    let passed = bends.passed(from: from, to: to)
    let keys = [exact(way.start)] + passed.map(place) + [exact(segment.stop)]
    guard Set(keys).count > 1 else { return [] }
    return [
      .keyframe(
        KeyframeAnimation(
          key, values: keys, keyTimes: [0] + passed.map { ($0 - from) / (to - from) } + [1],
          timingFunction: segment.pace, timing: way.timing))
    ]
  }
}

extension TimingFunction {

  /// A move of a list in pieces: from bend to bend at a cubic pace, many at another.
  fileprivate func steps(
    from: Double, to: Double, _ bends: [Double]
  ) -> [(part: Double, time: Double, pace: TimingFunction)] {
    let passed = bends.passed(from: from, to: to)
    guard !passed.isEmpty else { return [(to, 1, self)] }
    guard let cubic, isInUnitSquare else {
      return (1...48).map { step in
        let time = Double(step) / 48
        return (from + (to - from) * progress(at: time), time, .linear)
      }
    }
    func pace(_ start: Double, _ end: Double) -> TimingFunction {
      if isLinear { return .linear }
      let part = EasingCubic(cubic).part(from: start, to: end)
      /// A control point in parts of the way between the ends.
      func share(_ ends: SIMD4<Double>, _ index: Int) -> Double {
        min(max((ends[index] - ends[0]) / (ends[3] - ends[0]), 0), 1)
      }
      return TimingFunction(
        share(part.times, 1), share(part.progress, 1), share(part.times, 2),
        share(part.progress, 2))
    }
    let times = passed.map { time(of: ($0 - from) / (to - from)) }
    return zip(passed + [to], zip([0] + times, times + [1])).map { part, times in
      (part, times.1, pace(times.0, times.1))
    }
  }

  /// The time at which a cubic pace has gone a part of its way, found by halving.
  private func time(of share: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if progress(at: middle) < share { low = middle } else { high = middle }
    }
    return high
  }
}

extension [Double] {
  /// Those on the way from one place to another, in its order.
  fileprivate func passed(from: Double, to: Double) -> [Double] {
    let passed = filter { (from - $0) * (to - $0) < 0 }.sorted()
    return from < to ? passed : passed.reversed()
  }
}
