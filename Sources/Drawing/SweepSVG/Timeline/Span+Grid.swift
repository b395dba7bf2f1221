import SweepGeometry
import SweepScene

extension Span {
  /// The span in whole milliseconds, the grid of every moment that is written: it begins and ends
  /// there, and so many passes are written as one that this fits the grid too. What is shorter than
  /// half a millisecond may come to nothing.
  var onGrid: [Span] {
    let (low, high) = (start.onGrid, end.onGrid)
    if low == high { return [] }
    if isStill { return [.still(keys.values[0], low, high)] }
    if passes == 1 { return [fitted] }
    guard !pass.isOnGrid, let several = passesOnGrid else { return inStep }
    let step = isCumulative ? keys.values.last : nil
    var span = self
    span.keys = keys.repeated(several, adding: step)
    span.pass = pass * several
    if several == passes {
      span.isCumulative = false
      return [span.fitted]
    }
    return span.inStep
  }

  /// Passes of whole milliseconds that begin and end on the grid, each value at its own moment.
  ///
  /// What is short becomes one pass. Of the rest the passes begin with the part of them that has
  /// come by then, and the value that lacks for a millisecond before or after them stands.
  private var inStep: [Span] {
    let (low, high) = (start.onGrid, end.onGrid)
    var run = self
    if start.isOnGrid && end.isOnGrid || drifts || isCumulative && !canUnroll {
      (run.start, run.end) = (low, low + pass * passes)
      return [run]
    }
    if isCumulative || passes * Double(keys.values.count) <= 32, let whole = try? unrolled() {
      return [whole.fitted]
    }
    let slack = 1e-9
    run.start = low < start - slack ? low + 0.001 : low
    run.end = high > end + slack ? high - 0.001 : high
    run = run.rotated(by: Instant(run.start - start).wrapped(pass).instant.time / pass)
    var spans = [run]
    if low < run.start { spans.insert(.still(value(at: Instant(start)), low, run.start), at: 0) }
    if run.end < high {
      spans.append(.still(value(at: Instant(end, isBefore: true)), run.end, high))
    }
    return spans
  }

  /// The span of one pass with moments of the grid, at which it has the values of its own moments:
  /// what lies outside is cut off, and what lacks is filled with the outermost values.
  private var fitted: Span {
    var span = self
    (span.start, span.end) = (start.onGrid, end.onGrid)
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

  /// Whether it gets out of step, since no number of passes that can be written as one takes whole
  /// milliseconds.
  var drifts: Bool { !isStill && passes > 1 && !pass.isOnGrid && passesOnGrid == nil }

  /// Whether its passes can be written out.
  var canUnroll: Bool {
    passes * Double(keys.values.count) <= Double(SceneLimits.values)
  }

  /// The least number of passes that together take whole milliseconds, or all of them; nil where
  /// these are too many.
  private var passesOnGrid: Double? {
    let most = min(1000, SceneLimits.values / keys.values.count)
    let few = (2...max(most, 2)).first { Double($0) <= passes && (pass * Double($0)).isOnGrid }
    if let few { return Double(few) }
    return passes <= Double(most) ? passes : nil
  }
}

extension KeySegment {
  /// A value that stands for a while.
  fileprivate static func still(
    _ value: AnimationValue, from start: Double, to end: Double
  ) -> KeySegment {
    KeySegment(start: start, end: end, from: value, to: value, pace: .linear)
  }
}

extension Double {
  /// The nearest whole millisecond.
  var onGrid: Double { (self * 1000).rounded() / 1000 }
  /// Whether it is so many whole milliseconds, or has no end.
  var isOnGrid: Bool { isInfinite || abs(self * 1000 - (self * 1000).rounded()) < 1e-6 }
}
