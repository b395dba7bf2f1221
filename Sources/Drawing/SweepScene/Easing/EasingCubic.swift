/// A cubic Bézier curve over time and progress, from anywhere to anywhere, for exact operations.
package struct EasingCubic: Hashable, Sendable {
  /// The times of the four control points, not decreasing.
  package var times: SIMD4<Double>
  /// Their progress.
  package var progress: SIMD4<Double>

  package init(times: SIMD4<Double>, progress: SIMD4<Double>) {
    self.times = times
    self.progress = progress
  }

  /// A timing curve, from (0, 0) to (1, 1).
  package init(_ timing: CubicTiming) {
    self.init(times: [0, timing.x1, timing.x2, 1], progress: [0, timing.y1, timing.y2, 1])
  }

  /// The cubic polynomial in time with given values and slopes at its ends.
  ///
  /// Its control points lie at a third and two thirds of the time, a third of the slope away.
  package init(
    start: Double, end: Double, from: Double, to: Double, startSlope: Double, endSlope: Double
  ) {
    let third = (end - start) / 3
    self.init(
      times: [start, start + third, end - third, end],
      progress: [from, from + third * startSlope, to - third * endSlope, to])
  }

  /// The progress at a time between the first and the last.
  package func progress(at time: Double) -> Double {
    Self.value(progress, parameter(at: time))
  }

  /// The parts before and after a parameter of 0…1 (de Casteljau).
  package func split(atParameter t: Double) -> (EasingCubic, EasingCubic) {
    let (timesBefore, timesAfter) = Self.split(times, t)
    let (progressBefore, progressAfter) = Self.split(progress, t)
    return (
      EasingCubic(times: timesBefore, progress: progressBefore),
      EasingCubic(times: timesAfter, progress: progressAfter)
    )
  }

  /// The parts before and after a time.
  package func split(at time: Double) -> (EasingCubic, EasingCubic) {
    split(atParameter: parameter(at: time))
  }

  /// The part between two times, which are moved into the curve's own.
  package func part(from start: Double, to end: Double) -> EasingCubic {
    let last = parameter(at: max(start, end))
    let first = parameter(at: start)
    guard last > 0 else { return split(atParameter: 0).0 }
    return split(atParameter: last).0.split(atParameter: first / last).1
  }

  /// The parameter at a time: the curve's two ends outside of it.
  private func parameter(at time: Double) -> Double {
    let duration = times[3] - times[0]
    if !(time > times[0]) || !(duration > 0) { return 0 }
    if time >= times[3] { return 1 }
    let unit = (time - times[0]) / duration
    let (x1, x2) = ((times[1] - times[0]) / duration, (times[2] - times[0]) / duration)
    let inner = CubicTiming(x1, 0, x2, 1)
    return inner.parameter(at: unit, guess: unit)
  }

  /// The number at a parameter of 0…1.
  package static func value(_ p: SIMD4<Double>, _ t: Double) -> Double {
    split(p, t).0[3]
  }

  private static func split(
    _ p: SIMD4<Double>, _ t: Double
  ) -> (SIMD4<Double>, SIMD4<Double>) {
    func mix(_ a: Double, _ b: Double) -> Double { a * (1 - t) + b * t }
    let (a, b, c) = (mix(p[0], p[1]), mix(p[1], p[2]), mix(p[2], p[3]))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    return ([p[0], a, d, middle], [middle, e, c, p[3]])
  }
}
