import SweepGeometry
package import SweepScene

extension Keyframes {
  /// The same course of values in keys that a target plays: straight from one to the next at paces
  /// that it allows, or discrete.
  ///
  /// Keys are exact where they can be; see ``Compilation``. Two values that cannot be mixed change
  /// by a jump half-way.
  ///
  /// - Parameter error: how far sampled values may be away, in the unit of the values.
  package func writable(error: Double, _ rules: TimelineRules) -> Keyframes {
    var keys = resolved(error: error, rules)
    if rules.keepsColorsInGamut, !keys.isWithinGamut {
      // Each of two samplings gets a half of the error.
      keys = resolved(error: error / 2, rules).withinGamut(error: error / 2)
    }
    keys.dropUnseen()
    return keys
  }

  /// Drops the keys before a jump at the very beginning, which is over before anything shows.
  mutating func dropUnseen() {
    let count = keyTimes.dropFirst().prefix { $0 <= 0 }.count
    guard count > 0 else { return }
    values.removeFirst(count)
    keyTimes.removeFirst(count)
    timingFunctions.removeFirst(min(count, timingFunctions.count))
  }

  /// The keys with colours that may lie beyond those that can be written.
  private func resolved(error: Double, _ rules: TimelineRules) -> Keyframes {
    if curve == nil, pace.isLinear, isDiscrete || segments.allSatisfy({ isWritable($0, rules) }) {
      return self
    }
    if isDiscrete { return discreteKeys(at: pace) }
    guard !pace.isLinear, !segments.isEmpty else { return plain(error: error, rules) }
    var share = error
    if case .sampled = segmentsCompilation(error: error, rules) { share /= 2 }
    return plain(error: share, rules).extended(as: self, by: pace.range)
      .composed(with: pace, error: share)
  }

  /// The keys without the pace of the whole.
  private func plain(error: Double, _ rules: TimelineRules) -> Keyframes {
    var keys = Keyframes(values[0], at: keyTimes[0])
    for index in segments {
      let (start, end) = (keyTimes[index], keyTimes[index + 1])
      if curve != nil {
        keys.add(bend(index, error: error), from: start, to: end)
      } else if !values[index].mixes(with: values[index + 1]) {
        keys.addJump(from: self, index)
      } else if rules.allows(timingFunctions[index]) {
        keys.add(values[index + 1], at: end, timingFunctions[index])
      } else {
        keys.addPieces(from: self, index, error: error, rules)
      }
    }
    return keys
  }

  package var segments: Range<Int> { 0..<timingFunctions.count }

  private func isWritable(_ index: Int, _ rules: TimelineRules) -> Bool {
    rules.allows(timingFunctions[index]) && values[index].mixes(with: values[index + 1])
  }

  private mutating func addJump(from keys: Keyframes, _ index: Int) {
    let (start, end) = (keys.keyTimes[index], keys.keyTimes[index + 1])
    let time = start + (end - start) * keys.timingFunctions[index].halfTime
    add(keys.values[index], at: time)
    add(keys.values[index + 1], at: time)
    add(keys.values[index + 1], at: end)
  }

  private mutating func addPieces(
    from keys: Keyframes, _ index: Int, error: Double, _ rules: TimelineRules
  ) {
    let (start, end) = (keys.keyTimes[index], keys.keyTimes[index + 1])
    let (from, to) = (keys.values[index], keys.values[index + 1])
    let pace = keys.timingFunctions[index]
    let pieces =
      pace.cubic.map { EasingCubic($0).pieces }
      // If this is the whole pass, the step of key times is that of the segment.
      ?? EasingFitCache.shared.pieces(
        of: pace,
        EasingFit(
          tolerance: error / max(from.gap(to: to), error),
          timeStep: end - start == 1 ? rules.keyTimeStep : 0))
    let (times, progress, timings) = pieces.keys
    // A pace may begin with a jump.
    if let first = progress.first, first != 0 {
      add(from.interpolated(to: to, first), at: start)
    }
    for next in timings.indices {
      let value = from.interpolated(to: to, progress[next + 1])
      add(value, at: start + (end - start) * times[next + 1], timings[next])
    }
  }
}

extension Keyframes {
  /// Makes the beginning of a list of keys.
  init(_ value: AnimationValue, at time: Double) {
    self.init(values: [value], keyTimes: [time], timingFunctions: [], isDiscrete: false)
  }

  mutating func add(_ value: AnimationValue, at time: Double, _ pace: TimingFunction = .linear) {
    values.append(value)
    // A sum of times may be a last bit off.
    keyTimes.append(max(time, keyTimes[keyTimes.count - 1]))
    timingFunctions.append(pace)
  }

  /// Adds keys of the time 0 … 1, whose first is the last of these, in a span of the pass.
  mutating func add(_ keys: Keyframes, from start: Double, to end: Double) {
    for index in keys.segments {
      let time = start + (end - start) * keys.keyTimes[index + 1]
      add(keys.values[index + 1], at: time, keys.timingFunctions[index])
    }
  }
}
