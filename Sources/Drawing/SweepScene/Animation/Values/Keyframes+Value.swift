extension Keyframes {
  /// The value at a part of the pass, 0 … 1.
  ///
  /// - Parameter isBefore: whether to return the value before a jump, if there is one.
  package func value(at fraction: Double, isBefore: Bool = false) -> AnimationValue {
    if pace.isLinear {
      // A fraction that differs from a key by rounding is at that key.
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
    // Values that cannot be mixed jump half-way.
    let slack = isBefore && !values[index].mixes(with: next) ? 1e-9 : 0
    return values[index].interpolated(to: next, progress - slack)
  }
}

extension TimingFunction {
  /// The progress at a time: after a jump at that moment, or before it on request.
  fileprivate func shownProgress(at time: Double, isBefore: Bool) -> Double {
    // A time within a billionth of a jump is at the jump; a spring jumps only at its ends.
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
