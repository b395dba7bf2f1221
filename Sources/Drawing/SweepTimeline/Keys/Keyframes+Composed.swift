import SweepGeometry
import SweepScene

extension Keyframes {
  /// Plain keys with a pace put on top of them, as plain keys.
  ///
  /// The pace is cut where it turns or jumps and where it reaches a key; between, one number gives
  /// the position between two keys. It is exact for a cubic pace over even segments, and fitted
  /// otherwise.
  func composed(with pace: TimingFunction, error: Double) -> Keyframes {
    let cuts = [0] + pace.breaks + [1]
    var keys = Keyframes(value(atProgress: pace.progress(at: 0)), at: 0)
    for (start, end) in zip(cuts, cuts.dropFirst()) where start < end {
      let inset = (end - start) * 1e-9
      let span = (start + inset)...max(start + inset, end - inset)
      let first = pace.progress(at: span.lowerBound)
      let last = pace.progress(at: span.upperBound)
      keys.addJump(to: value(atProgress: first), at: start, error: error)
      let crossings = crossings(of: pace, from: start, to: end, (first, last))
      for (stretch, next) in zip(crossings, crossings.dropFirst()) {
        let found = SegmentSpan(
          pace: pace, span: span, start: stretch.time, end: next.time, index: stretch.index)
        keys.add(found, of: self, error: error)
      }
    }
    // At its end a pace may jump; otherwise the last value is exact.
    let last = value(atProgress: pace.progress(at: 1))
    keys.addJump(to: last, at: 1, error: error)
    keys.values[keys.values.count - 1] = last
    return keys
  }

  /// A span of time in which a pace stays within one segment.
  private struct SegmentSpan {
    let pace: TimingFunction
    /// The times within which the pace is read.
    let span: ClosedRange<Double>
    let start: Double
    let end: Double
    let index: Int

    func sample(_ time: Double) -> EasingSample {
      let time = min(max(start + time, span.lowerBound), span.upperBound)
      return EasingSample(pace.progress(at: time), slope: pace.slope(at: time))
    }
  }

  /// The times at which a monotone stretch of a pace enters a segment, with the segments; the last
  /// is the time of its end.
  private func crossings(
    of pace: TimingFunction, from start: Double, to end: Double, _ ends: (Double, Double)
  ) -> [(time: Double, index: Int)] {
    let (low, high) = (min(ends.0, ends.1), max(ends.0, ends.1))
    var inside = segments.filter { index in
      let (from, to) = (keyTimes[index], keyTimes[index + 1])
      return from < to && from < high && to > low
    }
    if inside.isEmpty {
      // The pace is constant; the segment that begins there is the one that shows.
      inside = [segments.last { keyTimes[$0] <= low && keyTimes[$0] < keyTimes[$0 + 1] } ?? 0]
    }
    let isFalling = ends.1 < ends.0
    if isFalling { inside.reverse() }
    var found: [(time: Double, index: Int)] = []
    for index in inside {
      let border = isFalling ? keyTimes[index + 1] : keyTimes[index]
      let isOutside = isFalling ? border >= ends.0 : border <= ends.0
      let time = isOutside ? start : pace.time(of: border, from: start, to: end, isFalling)
      found.append((max(time, found.last?.time ?? start), index))
    }
    return found + [(end, 0)]
  }

  private mutating func addJump(to value: AnimationValue, at time: Double, error: Double) {
    if values[values.count - 1].gap(to: value) > error / 4 { add(value, at: time) }
  }

  private mutating func add(_ stretch: SegmentSpan, of keys: Keyframes, error: Double) {
    guard stretch.end > stretch.start else { return }
    let index = stretch.index
    let (from, to) = (keys.values[index], keys.values[index + 1])
    let (origin, span) = (keys.keyTimes[index], keys.keyTimes[index + 1] - keys.keyTimes[index])
    let inner = keys.timingFunctions[index]
    let height = from.gap(to: to)
    func part(_ progress: Double) -> Double {
      let part = (progress - origin) / span
      return part < 1e-9 ? max(part, 0) : min(part, 1)
    }
    var pieces: [EasingPiece]
    if let cubic = stretch.pace.cubic, inner.isLinear {
      pieces = EasingCubic(cubic).part(from: stretch.start, to: stretch.end).pieces
      for place in pieces.indices {
        pieces[place].from = part(pieces[place].from)
        pieces[place].to = part(pieces[place].to)
      }
    } else {
      let whole = EasingCurve(duration: stretch.end - stretch.start) { time in
        let outer = stretch.sample(time)
        let time = part(outer.progress)
        let slope = inner.slope(at: time) * outer.slope / span
        return EasingSample(inner.progress(at: time), slope: slope)
      }
      let fit = EasingFit(tolerance: error / max(height, error))
      pieces = fit.pieces(of: whole)
      for place in pieces.indices {
        pieces[place].start += stretch.start
        pieces[place].end += stretch.start
      }
    }
    for piece in pieces where piece.end > piece.start {
      addJump(to: from.interpolated(to: to, piece.from), at: piece.start, error: error)
      let value = from.interpolated(to: to, piece.to)
      add(value, at: piece.end, TimingFunction(.cubic(piece.timing)))
    }
  }
}

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
