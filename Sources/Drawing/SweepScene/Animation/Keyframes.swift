/// Values, their key times, and the pace between them: the common form of all animations, for the
/// evaluator and for the writers.
package struct Keyframes: Hashable, Sendable {
  /// The values; at least one.
  package var values: [AnimationValue]
  /// The key times, one for each value, 0 … 1, not decreasing.
  package var keyTimes: [Double]
  /// One fewer than values.
  package var timingFunctions: [TimingFunction]
  /// Whether each value holds until the time of the next one.
  package var isDiscrete: Bool
  /// The curve through the values; nil for straight lines.
  package var curve: ValueCurve?
  package var pace = TimingFunction.linear

  package init(
    values: [AnimationValue], keyTimes: [Double], timingFunctions: [TimingFunction],
    isDiscrete: Bool
  ) {
    self.values = values
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    self.isDiscrete = isDiscrete
  }

  /// Evenly spaced times: from 0 to 1, or, for discrete values, each with its share of the pass.
  package static func evenTimes(_ count: Int, isDiscrete: Bool) -> [Double] {
    let parts = isDiscrete ? count : max(count - 1, 1)
    return (0..<count).map { Double($0) / Double(parts) }
  }

  /// Whether no time is 5·10⁻⁶ of the pass away from where even spacing has it.
  package var isEven: Bool {
    let parts = isDiscrete ? keyTimes.count : max(keyTimes.count - 1, 1)
    return keyTimes.indices.allSatisfy { abs(keyTimes[$0] - Double($0) / Double(parts)) < 1e-9 }
  }

  /// Times in proportion to the distance gone, so that the speed is one.
  package static func pacedTimes(_ values: [AnimationValue]) -> [Double] {
    var gone: [Double] = [0]
    for (a, b) in zip(values, values.dropFirst()) {
      gone.append(gone[gone.count - 1] + a.distance(to: b))
    }
    let total = gone[gone.count - 1]
    guard total > 0 else { return evenTimes(values.count, isDiscrete: false) }
    return gone.map { $0 / total }
  }

  /// The keys of a pass followed by the same pass backwards, in twice the time; for plain keys,
  /// without a curve or a pace of the whole.
  package var mirrored: Keyframes {
    // On the way back, a discrete value holds from the next key's time to its own.
    let turns = isDiscrete ? keyTimes.dropFirst() : keyTimes.dropLast()
    let back = turns.reversed().map { 1 - $0 / 2 }
    return Keyframes(
      values: values + values.dropLast().reversed(),
      keyTimes: keyTimes.map { $0 / 2 } + back,
      timingFunctions: timingFunctions + timingFunctions.reversed().map(\.reversed),
      isDiscrete: isDiscrete)
  }
}

extension Keyframes {
  /// The value at a part of the pass, 0 … 1.
  ///
  /// - Parameter isBefore: whether to return the value before a jump, if there is one.
  package func value(at fraction: Double, isBefore: Bool = false) -> AnimationValue {
    if pace.isLinear {
      // A sum of decimal fractions may miss a key by its last bits.
      let key = keyTimes.first { abs($0 - fraction) <= 1e-12 }
      return value(atProgress: key ?? fraction, isBefore: isBefore)
    }
    let progress = pace.shownProgress(at: fraction, isBefore: isBefore)
    // A pace that rests or reverses is past the key.
    let comesForwards = pace.progress(at: fraction - 1e-6) < progress
    return value(atProgress: progress, isBefore: isBefore && comesForwards)
  }

  /// The value at a progress of the pass, before its own pace; outside 0 … 1 the first or the last
  /// segment is extended as a straight line.
  package func value(atProgress progress: Double, isBefore: Bool = false) -> AnimationValue {
    // The last key that is reached; after equal times that is the later one: a jump. A billionth
    // before a key it is reached, since sums of decimal fractions are that far off.
    let reached = max(progress, 0) + (isBefore ? -1e-9 : 1e-9)
    var index = keyTimes.lastIndex { $0 <= reached } ?? 0
    if isDiscrete { return values[index] }
    if index == values.count - 1 {
      guard index > 0, progress > 1, keyTimes[index - 1] < keyTimes[index]
      else { return values[index] }
      index -= 1
    }
    let start = keyTimes[index]
    let span = keyTimes[index + 1] - start
    return value(in: index, at: span > 0 ? (progress - start) / span : 1, isBefore: isBefore)
  }

  /// The value in a segment at a part of its time, which lies outside of 0 … 1 beyond the ends.
  private func value(in index: Int, at part: Double, isBefore: Bool) -> AnimationValue {
    let pace = timingFunctions[index]
    let progress =
      part >= 0 && part <= 1
      ? pace.shownProgress(at: part, isBefore: isBefore) : pace.extendedProgress(at: part)
    if let curve { return curve.value(in: index, at: progress) }
    let next = values[index + 1]
    // Values that do not mix jump half-way.
    let slack = isBefore && !values[index].mixes(with: next) ? 1e-9 : 0
    return values[index].interpolated(to: next, progress - slack)
  }
}

extension TimingFunction {
  /// The progress at a time: after a jump at that moment, or before it on request.
  func shownProgress(at time: Double, isBefore: Bool) -> Double {
    // A time within a billionth of a jump is at it; a spring jumps at its ends alone.
    let slack = 1e-9
    return switch curve {
    case .steps: progress(at: isBefore ? time - slack : time + slack)
    case .spring: progress(at: isBefore ? min(time, 1 - slack) : max(time, slack))
    default: progress(at: time)
    }
  }

  /// The progress at a time; outside of 0…1 it is extended by its slopes at the ends, unless they
  /// are too steep.
  func extendedProgress(at time: Double) -> Double {
    if isLinear { return time }
    if time >= 0, time <= 1 { return progress(at: time) }
    let end = time < 0 ? 0.0 : 1.0
    let slope = slope(at: end)
    return progress(at: end) + (abs(slope) <= 100 ? slope : 0) * (time - end)
  }
}
