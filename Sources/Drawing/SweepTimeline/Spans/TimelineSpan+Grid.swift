import SweepGeometry
import SweepScene

extension TimelineSpan {
  /// The span on the grid of a target's moments: it begins and ends there, and enough passes become
  /// one that this fits the grid too. A span shorter than half a step may vanish.
  func onGrid(_ rules: TimelineRules) -> [TimelineSpan] {
    guard let rate = rules.momentsPerSecond else { return [self] }
    let (low, high) = (rules.onGrid(start), rules.onGrid(end))
    if low == high { return [] }
    if isStill { return [.still(keys.values[0], low, high)] }
    if passes == 1 { return [fitted(rules)] }
    guard !rules.isOnGrid(pass), let several = passesOnGrid(rules) else {
      return inStep(rules, 1 / rate)
    }
    let step = isCumulative ? keys.values.last : nil
    var span = self
    span.keys = keys.repeated(several, adding: step)
    span.pass = pass * several
    if several == passes {
      span.isCumulative = false
      return [span.fitted(rules)]
    }
    return span.inStep(rules, 1 / rate)
  }

  /// Passes of whole steps that begin and end on the grid, each value at its own moment.
  ///
  /// A short span becomes one pass. Of the rest the passes begin with the part of them that has
  /// come by then, and the value that lacks for a step before or after them stands.
  private func inStep(_ rules: TimelineRules, _ step: Double) -> [TimelineSpan] {
    let (low, high) = (rules.onGrid(start), rules.onGrid(end))
    var run = self
    if rules.isOnGrid(start) && rules.isOnGrid(end) || drifts(rules) || isCumulative && !canUnroll {
      (run.start, run.end) = (low, low + pass * passes)
      return [run]
    }
    if isCumulative || passes * Double(keys.values.count) <= 32, let whole = try? unrolled() {
      return [whole.fitted(rules)]
    }
    let slack = 1e-9
    run.start = low < start - slack ? low + step : low
    run.end = high > end + slack ? high - step : high
    run = run.rotated(by: Instant(run.start - start).wrapped(pass).instant.time / pass)
    var spans = [run]
    if low < run.start { spans.insert(.still(value(at: Instant(start)), low, run.start), at: 0) }
    if run.end < high {
      spans.append(.still(value(at: Instant(end, isBefore: true)), run.end, high))
    }
    return spans
  }

  /// The span of one pass with moments of the grid, at which it has the values of its own moments:
  /// outside parts are cut off, and missing parts are filled with the outermost values.
  private func fitted(_ rules: TimelineRules) -> TimelineSpan {
    var span = self
    (span.start, span.end) = (rules.onGrid(start), rules.onGrid(end))
    span.pass = span.length
    let (low, high) = ((span.start - start) / length, (span.end - start) / length)
    if max(abs(low), abs(high - 1)) * length < 1e-9 { return span }
    var parts = keys.keySegments.flatMap { $0.parts(from: low, to: high, movedBy: -low) }
    guard !keys.isStill, let first = parts.first, let last = parts.last else { return span }
    if low < 0 { parts.insert(.still(first.from, from: 0, to: first.start), at: 0) }
    if high > 1 { parts.append(.still(last.to, from: last.end, to: high - low)) }
    parts = parts.map { $0.stretched(by: 1 / (high - low)) }
    span.keys = Keyframes(parts, isDiscrete: keys.isDiscrete)
    return span
  }

  /// Whether it gets out of step, since no number of passes that can become one takes whole steps.
  func drifts(_ rules: TimelineRules) -> Bool {
    !isStill && passes > 1 && !rules.isOnGrid(pass) && passesOnGrid(rules) == nil
  }

  /// Whether its passes can be written out.
  var canUnroll: Bool {
    passes * Double(keys.values.count) <= Double(SceneLimits.values)
  }

  /// The least number of passes that together take whole steps, or all of them; nil where these are
  /// too many.
  private func passesOnGrid(_ rules: TimelineRules) -> Double? {
    let most = min(1000, SceneLimits.values / keys.values.count)
    let few = (2...max(most, 2)).first {
      Double($0) <= passes && rules.isOnGrid(pass * Double($0))
    }
    if let few { return Double(few) }
    return passes <= Double(most) ? passes : nil
  }
}

extension KeySegment {
  /// A value that holds for a while.
  fileprivate static func still(
    _ value: AnimationValue, from start: Double, to end: Double
  ) -> KeySegment {
    KeySegment(start: start, end: end, from: value, to: value, pace: .linear)
  }
}
