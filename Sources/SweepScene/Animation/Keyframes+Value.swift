extension Keyframes {
  /// The value at a part of the pass, 0 … 1.
  ///
  /// - Parameter isBefore: whether the value before a jump is wanted, where there is one. At the
  ///   end of the pass that is the last value too.
  package func value(at fraction: Double, isBefore: Bool = false) -> AnimationValue {
    let isBefore = isBefore && fraction < 1
    if pace.isLinear {
      // What the last bits of a sum of decimal fractions keep from a key is at that key.
      let key = keyTimes.first { abs($0 - fraction) <= 1e-12 }
      return value(atProgress: key ?? fraction, isBefore: isBefore)
    }
    return value(atProgress: pace.progress(at: isBefore ? fraction - 1e-12 : fraction))
  }

  /// The value at a progress of the pass, before its own pace; outside 0 … 1 the first or the last
  /// segment goes on straight.
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
    return value(in: index, at: span > 0 ? (progress - start) / span : 1)
  }

  /// The value in a segment at a part of its time, which lies outside of 0 … 1 beyond the ends.
  private func value(in index: Int, at part: Double) -> AnimationValue {
    let progress = timingFunctions[index].extendedProgress(at: part)
    if let curve { return curve.value(in: index, at: progress) }
    return values[index].interpolated(to: values[index + 1], progress)
  }
}

extension TimingFunction {
  /// The progress at a time; outside of 0…1 it goes on as it begins and ends, where that is not
  /// too steep.
  func extendedProgress(at time: Double) -> Double {
    if isLinear { return time }
    if time >= 0, time <= 1 { return progress(at: time) }
    let end = time < 0 ? 0.0 : 1.0
    let slope = slope(at: end)
    return progress(at: end) + (abs(slope) <= 100 ? slope : 0) * (time - end)
  }
}
