/// A cubic Bézier curve over time and progress, from anywhere to anywhere, for exact operations.
package struct EasingCubic: Hashable, Sendable {
  /// The times of the four control points, not decreasing.
  package var times: SIMD4<Double>
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

extension EasingCubic {
  /// The parameters inside 0…1 at which progress turns, rising.
  package var extrema: [Double] {
    let (a, b) = (progress[1] - progress[0], progress[2] - progress[1])
    let c = progress[3] - progress[2]
    // The slope is a u² + 2 b u t + c t², u = 1 - t; its roots without cancellation.
    let (square, half) = (a - 2 * b + c, b - a)
    let discriminant = half * half - square * a
    guard discriminant > 0 else { return [] }
    let sum = -(half + (half < 0 ? -1 : 1) * discriminant.squareRoot())
    let roots = [sum / square, sum == 0 ? .nan : a / sum].filter { $0 > 0 && $0 < 1 }
    return roots.sorted()
  }

  /// The curve as pieces whose control numbers all lie in 0…1, exact but for the last bits.
  ///
  /// Cut at its turning points, and then halved while a control point leaves the box of its ends,
  /// as that of a steep monotone curve may.
  package var pieces: [EasingPiece] {
    var pieces: [EasingPiece] = []
    var rest = self
    var gone = 0.0
    for turn in extrema {
      let (before, after) = rest.split(atParameter: (turn - gone) / (1 - gone))
      before.appendMonotone(to: &pieces, depth: 0)
      (rest, gone) = (after, turn)
    }
    rest.appendMonotone(to: &pieces, depth: 0)
    return pieces
  }

  private func appendMonotone(to pieces: inout [EasingPiece], depth: Int) {
    if let piece = piece(slack: depth < 12 ? 1e-13 : .infinity) {
      pieces.append(piece)
      return
    }
    // Numbers that are not finite fit no box however often they are halved.
    guard depth < 12, (times + progress).sum().isFinite else {
      pieces.append(
        EasingPiece(start: times[0], end: times[3], from: progress[0], to: progress[3]))
      return
    }
    let (before, after) = split(atParameter: 0.5)
    before.appendMonotone(to: &pieces, depth: depth + 1)
    after.appendMonotone(to: &pieces, depth: depth + 1)
  }

  /// The curve as one piece; nil where a control point leaves the box of its ends by more than
  /// `slack` of its size. A curve whose ends are level is a hold.
  package func piece(slack: Double = 1e-13) -> EasingPiece? {
    let duration = times[3] - times[0]
    let height = progress[3] - progress[0]
    var piece = EasingPiece(start: times[0], end: times[3], from: progress[0], to: progress[3])
    let size = max(abs(progress[0]), abs(progress[3]))
    let bulge = max(abs(progress[1] - progress[0]), abs(progress[2] - progress[3]))
    if abs(height) <= 1e-15 * size || duration <= 0 {
      return bulge <= max(1e-13 * size, slack) ? piece : nil
    }
    var numbers = [
      (times[1] - times[0]) / duration, (progress[1] - progress[0]) / height,
      (times[2] - times[0]) / duration, (progress[2] - progress[0]) / height,
    ]
    // Rounding errors show against the whole, not against a tiny piece.
    let allowance = max(slack, 1e-15 * size / abs(height))
    for index in numbers.indices {
      let inside = min(max(numbers[index], 0), 1)
      guard abs(inside - numbers[index]) <= allowance else { return nil }
      numbers[index] = inside
    }
    piece.timing = CubicTiming(numbers[0], numbers[1], numbers[2], numbers[3])
    return piece
  }
}
