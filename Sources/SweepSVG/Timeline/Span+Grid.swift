import SweepGeometry
import SweepScene

extension Span {
  /// The span in whole milliseconds, the grid of every moment that is written: it begins and ends
  /// there, and so many passes are written as one that this fits the grid too.
  var onGrid: Span {
    var span = self
    let count = passes
    span.start = start.onGrid
    if isStill || count == 1 {
      span.end = end.onGrid
      return isStill ? span : span.fitted(to: self)
    }
    guard !pass.isOnGrid, let several = passesOnGrid else {
      span.end = span.start + pass * count
      return span
    }
    span.keys = keys.repeated(several, adding: isCumulative ? keys.values.last : nil)
    if several == count {
      (span.end, span.isCumulative) = (end.onGrid, false)
      return span.fitted(to: self)
    } else {
      span.pass = pass * several
      span.end = span.start + pass * count
    }
    return span
  }

  /// The span as one pass between its own moments, in which the keys have those of an exact span:
  /// what lies outside is cut off, and what lacks is filled with the outermost values.
  private func fitted(to exact: Span) -> Span {
    var span = self
    span.pass = length
    let (low, high) = ((start - exact.start) / exact.length, (end - exact.start) / exact.length)
    if max(abs(low), abs(high - 1)) * exact.length < 1e-9 { return span }
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
  fileprivate var onGrid: Double { (self * 1000).rounded() / 1000 }
  /// Whether it is a whole number of milliseconds, to a billionth of a second.
  var isOnGrid: Bool { abs(self * 1000 - (self * 1000).rounded()) < 1e-6 }
}
