import SweepGeometry
import SweepScene

extension Keyframes {
  /// A segment of the curve as plain keys of the time 0 … 1, at the segment's pace.
  func bend(_ index: Int, error: Double) -> Keyframes {
    guard let curve else { return Keyframes(values[index], at: 0) }
    let pace = timingFunctions[index]
    if pace.isLinear { return curve.keys(of: index, error: error) }
    let isSampled = !curve.isStraight(index)
    let keys = curve.keys(of: index, error: isSampled ? error / 2 : error)
    let outside = Keyframes.along(curve, index)
    return keys.extended(as: outside, by: pace.range)
      .composed(with: pace, error: isSampled ? error / 2 : error)
  }

  /// A segment of a curve as keys of their own.
  private static func along(_ curve: ValueCurve, _ index: Int) -> Keyframes {
    var keys = Keyframes(
      values: [curve.value(in: index, at: 0), curve.value(in: index, at: 1)], keyTimes: [0, 1],
      timingFunctions: [.linear], isDiscrete: false)
    keys.curve = curve.segment(index)
    return keys
  }
}

extension ValueCurve {
  /// A segment as plain keys of the time 0 … 1.
  fileprivate func keys(of index: Int, error: Double) -> Keyframes {
    var keys = Keyframes(value(in: index, at: 0), at: 0)
    guard let lead = leadingNumber(index) else {
      keys.add(value(in: index, at: 1), at: 1)
      return keys
    }
    if isStraight(index) {
      let cubic = EasingCubic(times: [0, 1 / 3.0, 2 / 3.0, 1], progress: lead)
      if isPaced { return turns(of: cubic, in: index) }
      for piece in cubic.pieces {
        keys.add(
          value(in: index, at: piece.end), at: piece.end, TimingFunction(.cubic(piece.timing)))
      }
      return keys
    }
    let times = adaptiveTimes(from: 0, to: 1, tolerance: error * 0.95, maxCount: 1000) {
      chord(in: index, from: $0, to: $1).error
    }
    for (start, end) in zip(times, times.dropFirst()) {
      keys.add(value(in: index, at: end), at: end, chord(in: index, from: start, to: end).pace)
    }
    return keys
  }

  /// At constant speed, a straight path is linear from each turning point to the next.
  private func turns(of cubic: EasingCubic, in index: Int) -> Keyframes {
    let places = ([0] + cubic.extrema + [1]).map { EasingCubic.value(cubic.progress, $0) }
    var gone = [0.0]
    for (a, b) in zip(places, places.dropFirst()) { gone.append(gone[gone.count - 1] + abs(b - a)) }
    var keys = Keyframes(value(in: index, at: 0), at: 0)
    for distance in gone.dropFirst() {
      let time = distance / gone[gone.count - 1]
      keys.add(value(in: index, at: time), at: time)
    }
    return keys
  }

  /// The straight way between two times of a segment: the pace at which it keeps closest to the
  /// curve, and how far it is away. The pace is the curve seen from the side, exact along the way.
  private func chord(
    in index: Int, from start: Double, to end: Double
  ) -> (pace: TimingFunction, error: Double) {
    let (from, to) = (value(in: index, at: start), value(in: index, at: end))
    var pace = TimingFunction.linear
    if !isPaced, let a = from.components, let b = to.components {
      var side = SIMD4<Double>.zero
      for (number, controls) in segments[index].enumerated() {
        side += controls * (b[number] - a[number])
      }
      let cubic = EasingCubic(times: [0, 1 / 3.0, 2 / 3.0, 1], progress: side)
      if let piece = cubic.part(from: start, to: end).piece(slack: 1e-9) {
        pace = TimingFunction(.cubic(piece.timing))
      }
    }
    let error = (1...15).reduce(0) { largest, step in
      let part = Double(step) / 16
      let place = from.interpolated(to: to, pace.progress(at: part))
      return max(largest, place.gap(to: value(in: index, at: start + (end - start) * part)))
    }
    return (pace, error)
  }
}
