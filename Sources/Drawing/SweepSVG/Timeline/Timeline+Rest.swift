import SweepGeometry
import SweepScene

extension Timeline {
  /// Whether what it ends on stays, right from the end of a span.
  var hasRest: Bool {
    guard spans.count > 1, let rest = spans.last, rest.isStill, rest.end == .infinity else {
      return false
    }
    return abs(spans[spans.count - 2].end - rest.start) < 1e-9
  }

  /// The timeline with keys that end on the value that stays, and on a whole millisecond: SMIL
  /// freezes on the last of what is written.
  ///
  /// Where they do not, that value shows for up to a millisecond of its own.
  var settled: Timeline {
    guard hasRest, let rest = spans.last else { return self }
    let run = spans[spans.count - 2]
    let value = rest.keys.values[0]
    let isOnGrid = run.end.isOnGrid
    if isOnGrid, run.frozen?.isNearly(value) == true { return self }
    let whole = (run.end * 1000).rounded(isOnGrid ? .toNearestOrEven : .up)
    let end = (isOnGrid ? whole + 1 : whole) / 1000
    let parts = [run, .still(value, run.end, end)].moved(by: -run.start)
    // What has too many keys gets an element for what stays.
    guard run.start > -.infinity, let keys = try? parts.joined(length: end - run.start) else {
      return self
    }
    let ends = [keys.moved(by: run.start), Span.still(value, end, .infinity)]
    return Timeline(spans.dropLast(2) + ends, like: self)
  }

  /// The spans in whole milliseconds, and whether the last of them freezes.
  var written: (spans: [Span], freezes: Bool) {
    let begun = spans.filter { $0.start > -.infinity }
    guard hasRest, let rest = begun.last else { return (begun.flatMap(\.onGrid), false) }
    let runs = begun.dropLast().flatMap(\.onGrid)
    if runs.last?.frozen?.isNearly(rest.keys.values[0]) == true { return (runs, true) }
    return (runs + rest.onGrid, false)
  }

  /// Whether something of it begins a while after the event, and so after each of two.
  var waits: Bool {
    let begun = written.freezes ? spans.dropLast() : spans
    return begun.contains { $0.start.onGrid > 0 }
  }
}

extension Span {
  /// The value on which SMIL freezes: at the end of a pass the last one, even past a jump.
  fileprivate var frozen: AnimationValue? {
    if isStill { return keys.values[0] }
    let isWhole = passes == passes.rounded()
    guard isWhole, let last = keys.values.last else { return value(at: Instant(end)) }
    return isCumulative ? last.accumulating(last, passes - 1) : last
  }
}
