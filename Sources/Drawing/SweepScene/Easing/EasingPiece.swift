/// A stretch of time in which progress goes from one number to another along a cubic.
package struct EasingPiece: Hashable, Sendable {
  /// When it begins.
  package var start: Double
  /// When it ends; the same as `start` for a value that only stands at the very end.
  package var end: Double
  /// The progress at its start.
  package var from: Double
  /// The progress at its end.
  package var to: Double
  /// The way between them, over time and progress of 0…1 each.
  package var timing: CubicTiming
  /// The largest difference from what the piece stands for, in units of progress, as measured; 0
  /// where it is exact.
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
