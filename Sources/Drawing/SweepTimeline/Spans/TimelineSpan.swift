import SweepGeometry
package import SweepScene

/// A stretch of time in which an animation is in effect: passes of keys, or one value.
package struct TimelineSpan: Hashable, Sendable {
  /// The begin, in seconds; minus infinity for a value that has always held.
  package var start: Double
  /// The end, which need not be the end of a pass.
  package var end: Double
  /// The keys of a pass, as a target plays them; a single value is constant.
  package var keys: Keyframes
  /// The time of a pass, in seconds.
  package var pass: Double
  /// Whether each pass continues from the final value of the one before it.
  package var isCumulative = false
  /// The values past jumps at the end of a pass, in the order of their times.
  var peaks: [Peak] = []

  package var isStill: Bool { keys.isStill && !isCumulative }
  package var length: Double { end - start }
  /// The number of passes; a number within a billionth of a whole one is that.
  package var passes: Double {
    let exact = length / pass
    return abs(exact - exact.rounded()) < 1e-9 * exact ? exact.rounded() : exact
  }

  /// A constant value.
  static func still(_ value: AnimationValue, _ start: Double, _ end: Double) -> TimelineSpan {
    let keys = Keyframes(values: [value], keyTimes: [0], timingFunctions: [], isDiscrete: true)
    return TimelineSpan(start: start, end: end, keys: keys, pass: 1)
  }

  func value(at instant: Instant) -> AnimationValue {
    if isStill { return keys.values[0] }
    let (place, turns) = instant.moved(to: instant.time - start).wrapped(pass)
    let peak = place.isEnd ? peaks.first { abs($0.time - place.time / pass) < 1e-9 } : nil
    let value = peak?.value ?? keys.value(at: place.time / pass, isBefore: place.isBefore)
    guard isCumulative, let step = keys.values.last else { return value }
    return value.accumulating(step, turns)
  }

  /// The span as one pass, with accumulated values written out.
  func unrolled() throws(Unsupported) -> TimelineSpan {
    if isStill || passes == 1 { return self }
    let passes = passes
    guard passes * Double(keys.values.count) <= Double(SceneLimits.values) else {
      throw Unsupported("would need more than \(SceneLimits.values) keys")
    }
    let step = isCumulative ? keys.values.last : nil
    return TimelineSpan(
      start: start, end: end, keys: keys.repeated(passes, adding: step), pass: length,
      peaks: peaks.repeated(passes, adding: step))
  }

  /// The part of the span between two moments, if they leave any.
  func clipped(_ low: Double, _ high: Double) throws(Unsupported) -> TimelineSpan? {
    var part = self
    part.end = min(end, high)
    guard max(start, low) < part.end else { return nil }
    guard start < low else { return part }
    part.start = low
    if isStill { return part }
    if isCumulative { return try unrolled().cut(low, part.end) }
    return part.rotated(by: Instant(low - start).wrapped(pass).instant.time / pass)
  }

  /// The part between two moments of a span of one pass, as a separate span.
  private func cut(_ low: Double, _ high: Double) -> TimelineSpan {
    let (first, last) = ((low - start) / pass, min((high - start) / pass, 1))
    let parts = keys.keySegments.flatMap { $0.parts(from: first, to: last, movedBy: -first) }
      .map { $0.stretched(by: 1 / (last - first)) }
    return TimelineSpan(
      start: low, end: high, keys: Keyframes(parts, isDiscrete: keys.isDiscrete), pass: high - low,
      peaks: peaks.map { $0.at(($0.time - first) / (last - first)) })
  }

  /// The span as it is played backwards, its end `zero` seconds after the moment that was zero.
  func reversed(from zero: Double) throws(Unsupported) -> TimelineSpan {
    let whole = isCumulative ? try unrolled() : self
    var back = whole
    (back.start, back.end) = (zero - end, zero - start)
    if isStill { return back }
    let part = Instant(whole.length, isBefore: true).wrapped(whole.pass).instant.time / whole.pass
    return back.backwards(from: part)
  }

  /// The span with its passes starting at a fraction.
  func rotated(by part: Double) -> TimelineSpan {
    var span = self
    span.keys = keys.rotated(by: part)
    span.peaks = peaks.map { $0.at($0.time - part + ($0.time > part + 1e-9 ? 0 : 1)) }
    return span
  }

  /// The span with its passes running backwards from a fraction; then a peak never shows.
  func backwards(from part: Double) -> TimelineSpan {
    var span = self
    span.keys = keys.reversed.rotated(by: 1 - part)
    span.peaks = []
    return span
  }

  /// The span with its moments made so much later and then so much longer.
  func moved(by distance: Double, times factor: Double = 1) -> TimelineSpan {
    var span = self
    span.start = (start + distance) * factor
    span.end = (end + distance) * factor
    span.pass *= factor
    return span
  }
}

extension TimelineSpan {
  /// The error of its values in players with 24-bit fractions of a pass, such as Chromium and
  /// WebKit. A change within a millisecond counts as a jump.
  var coarseness: Double {
    if keys.isDiscrete || isStill { return 0 }
    return keys.segments.reduce(0) { most, index in
      let (start, end) = (keys.keyTimes[index], keys.keyTimes[index + 1])
      let error = Double(Float(end).ulp) / 2
      // Few gaps take long to measure, but most are far from being so short.
      guard end - start >= 0.001 / pass, end - start < 0.001 else { return most }
      let gap = keys.values[index].gap(to: keys.values[index + 1])
      // At its steepest a curve is up to three times as steep as on the whole.
      let steepness = keys.timingFunctions[index].isLinear ? 1.0 : 3
      return gap < .infinity ? max(most, steepness * gap / (end - start) * error) : most
    }
  }
}

extension TimelineSpan {
  /// The error of an endless sum that begins off the grid, in its own unit: players begin to
  /// accumulate at a pass.
  func lag(_ rules: TimelineRules) -> Double {
    guard isCumulative, !canUnroll, !drifts(rules) else { return 0 }
    return abs(rules.onGrid(start) - start) * greatestRate
  }

  /// The maximum change of the values in a second, in their own unit.
  private var greatestRate: Double {
    let rates = keys.keySegments.map { segment in
      let count = segment.pace.isLinear ? 1 : 64
      let progress = (0...count).map { segment.pace.progress(at: Double($0) / Double(count)) }
      let steepest = zip(progress, progress.dropFirst()).map { abs($1 - $0) }.max() ?? 1
      let time = (segment.end - segment.start) * pass
      return segment.from.gap(to: segment.to) * steepest * Double(count) / time
    }
    return rates.max() ?? 0
  }
}
