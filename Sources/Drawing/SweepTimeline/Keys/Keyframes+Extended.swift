import SweepGeometry
import SweepScene

extension Keyframes {
  /// Plain keys with one more on each side for an overshooting pace: the values of the keys that
  /// they replace.
  func extended(as other: Keyframes, by range: ClosedRange<Double>) -> Keyframes {
    var keys = self
    if range.lowerBound < 0 {
      keys.dropUnseen()
      keys.values.insert(other.value(atProgress: range.lowerBound), at: 0)
      keys.keyTimes.insert(range.lowerBound, at: 0)
      keys.timingFunctions.insert(.linear, at: 0)
    }
    if range.upperBound > 1 {
      keys.add(other.value(atProgress: range.upperBound), at: range.upperBound)
    }
    return keys
  }

  /// Discrete keys at the moments at which a pace comes to their times.
  func discreteKeys(at pace: TimingFunction) -> Keyframes {
    var keys = Keyframes(
      values: [value(atProgress: pace.progress(at: 0))], keyTimes: [0], timingFunctions: [],
      isDiscrete: true)
    func add(_ value: AnimationValue, at time: Double) {
      if keys.values[keys.values.count - 1] != value { keys.add(value, at: time) }
    }
    let cuts = [0] + pace.breaks + [1]
    for (start, end) in zip(cuts, cuts.dropFirst()) where start < end {
      let inset = (end - start) * 1e-9
      let (first, last) = (pace.progress(at: start + inset), pace.progress(at: end - inset))
      add(value(atProgress: first), at: start)
      let crossed = keyTimes.indices.filter {
        keyTimes[$0] > min(first, last) && keyTimes[$0] <= max(first, last)
      }
      for index in last < first ? crossed.reversed() : crossed {
        let time = pace.time(of: keyTimes[index], from: start, to: end, last < first)
        // On the way back, the value before the key shows.
        add(values[last < first ? max(index - 1, 0) : index], at: time)
      }
    }
    add(value(atProgress: pace.progress(at: 1)), at: 1)
    return keys
  }
}

extension TimingFunction {
  /// The least and the largest progress, found at the ends and turning points.
  var range: ClosedRange<Double> {
    var (low, high) = (0.0, 1.0)
    for cut in breaks {
      for time in [cut - 1e-9, cut, cut + 1e-9] {
        let progress = progress(at: time)
        (low, high) = (min(low, progress), max(high, progress))
      }
    }
    return low...high
  }

  /// The time at which a monotone stretch comes to a progress.
  func time(
    of progress: Double, from start: Double, to end: Double, _ isFalling: Bool
  ) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let found = self.progress(at: middle)
      if isFalling ? found > progress : found < progress { low = middle } else { high = middle }
    }
    return high
  }
}
