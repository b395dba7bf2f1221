/// Progress and how fast it changes.
package struct EasingSample: Hashable, Sendable {
  /// The progress; most paces go from 0 to 1.
  package var progress: Double
  /// The progress per second, or per unit of the pace's time.
  package var slope: Double

  package init(_ progress: Double, slope: Double) {
    self.progress = progress
    self.slope = slope
  }
}

/// A number that changes over time, as the fitting of curves reads it.
///
/// It is smooth between its breaks. At a break itself `sample` gives the value after the jump.
package struct EasingCurve {
  /// The time at which it ends; it begins at 0.
  package var duration: Double
  /// The times inside the duration at which value or slope jump, and of turning points, if they
  /// are known: those that are left out are found by looking at the slope.
  package var breaks: [Double]
  /// The value at a time of 0…duration.
  package var sample: (Double) -> EasingSample

  package init(
    duration: Double, breaks: [Double] = [], sample: @escaping (Double) -> EasingSample
  ) {
    self.duration = duration
    self.breaks = breaks
    self.sample = sample
  }
}

extension SpringCurve {
  /// The spring from 0 to a time, at which it is put to its target, as Core Animation does.
  ///
  /// - Parameter duration: in seconds; use `settlingDuration(epsilon:)` with a quarter of the fit's
  ///   tolerance for no jump at the end.
  package func pace(duration: Double) -> EasingCurve {
    EasingCurve(duration: duration, breaks: extrema(until: duration)) { time in
      if time >= duration { return EasingSample(1, slope: 0) }
      let state = state(at: time)
      return EasingSample(state.position, slope: state.velocity)
    }
  }
}

extension TimingFunction {
  /// The progress per unit of time at a time of 0…1; zero for steps, 1 for an invalid function.
  package func slope(at time: Double) -> Double {
    guard isValid else { return 1 }
    return switch curve {
    case .cubic(let cubic): cubic.slope(at: time)
    case .steps: 0
    default: easing?.slope(at: time) ?? 1
    }
  }

  package var pace: EasingCurve {
    if let easing = isValid ? easing : nil {
      return EasingCurve(duration: 1, breaks: easing.breaks) { easing.sample(at: $0) }
    }
    return EasingCurve(duration: 1, breaks: breaks) { time in
      EasingSample(progress(at: time), slope: slope(at: time))
    }
  }

  /// The times inside 0…1 at which the function jumps, kinks or turns.
  package var breaks: [Double] {
    guard isValid else { return [] }
    return switch curve {
    case .cubic(let cubic):
      EasingCubic(cubic).extrema.map { CubicTiming.bezier(cubic.x1, cubic.x2, $0) }
    case .steps(let count, _): (1..<max(count, 2)).map { Double($0) / Double(count) }
    default: easing?.breaks ?? []
    }
  }
}

/// A stretch of time with a cubic change of progress.
package struct EasingPiece: Hashable, Sendable {
  /// The begin.
  package var start: Double
  /// The end; the same as `start` for a value only at the very end.
  package var end: Double
  /// The progress at its start.
  package var from: Double
  /// The progress at its end.
  package var to: Double
  /// The way between them, over time and progress of 0…1 each.
  package var timing: CubicTiming
  /// The largest measured difference from the original, in units of progress; 0 for an exact piece.
  package var error: Double

  package init(
    start: Double, end: Double, from: Double, to: Double,
    timing: CubicTiming = CubicTiming(0, 0, 1, 1), error: Double = 0
  ) {
    self.start = start
    self.end = end
    self.from = from
    self.to = to
    self.timing = timing
    self.error = error
  }

  /// The progress at a time, which is taken to be inside the piece.
  package func progress(at time: Double) -> Double {
    if time >= end { return to }
    if time <= start || from == to { return from }
    return from + (to - from) * timing.progress(at: (time - start) / (end - start))
  }
}

extension [EasingPiece] {
  /// The progress at a time: where two pieces meet, that of the later one.
  package func progress(at time: Double) -> Double {
    guard let first, let last else { return .nan }
    if time.isNaN { return time }
    if time < first.start { return first.from }
    if time >= last.end { return last.to }
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle].start <= time { low = middle } else { high = middle }
    }
    return self[low].progress(at: time)
  }

  /// The pieces as key times, progress at them, and the ways between: one fewer than times. A jump
  /// is two keys at one time.
  package var keys: (times: [Double], progress: [Double], timings: [TimingFunction]) {
    guard let first else { return ([], [], []) }
    var times = [first.start]
    var progress = [first.from]
    var timings: [TimingFunction] = []
    func add(_ time: Double, _ value: Double, _ timing: TimingFunction) {
      times.append(time)
      progress.append(value)
      timings.append(timing)
    }
    for piece in self {
      if piece.from != progress[progress.count - 1] { add(piece.start, piece.from, .linear) }
      if piece.end > piece.start { add(piece.end, piece.to, TimingFunction(.cubic(piece.timing))) }
    }
    return (times, progress, timings)
  }
}
