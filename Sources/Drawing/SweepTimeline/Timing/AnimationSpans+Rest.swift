import SweepGeometry
import SweepScene

extension AnimationSpans {
  /// Whether its final value stays, right from the end of a span.
  var hasRest: Bool {
    guard spans.count > 1, let rest = spans.last, rest.isStill, rest.end == .infinity else {
      return false
    }
    return abs(spans[spans.count - 2].end - rest.start) < 1e-9
  }

  /// The timeline with keys that end on the final value, and on a moment of the grid, which is what
  /// players freeze.
  ///
  /// If they do not, that value shows for up to a step of its own grid.
  func settled(_ rules: TimelineRules) -> AnimationSpans {
    guard let rate = rules.momentsPerSecond, hasRest, let rest = spans.last else { return self }
    let run = spans[spans.count - 2]
    let value = rest.keys.values[0]
    let isOnGrid = rules.isOnGrid(run.end)
    if isOnGrid, run.frozen?.isNearly(value) == true { return self }
    let whole = (run.end * rate).rounded(isOnGrid ? .toNearestOrEven : .up)
    let end = (isOnGrid ? whole + 1 : whole) / rate
    let parts = [run, .still(value, run.end, end)].moved(by: -run.start)
    // A span with too many keys gets a separate element for its constant part.
    guard run.start > -.infinity, let keys = try? parts.joined(length: end - run.start) else {
      return self
    }
    let ends = [keys.moved(by: run.start), TimelineSpan.still(value, end, .infinity)]
    return AnimationSpans(spans.dropLast(2) + ends, like: self)
  }

  /// The spans on the grid; the last one stays if a value does.
  func runs(_ rules: TimelineRules) -> [PropertyTrack.Run] {
    let begun = spans.filter { $0.start > -.infinity }
    var runs = begun.flatMap { $0.onGrid(rules) }.map {
      PropertyTrack.Run(span: $0, isAdditive: isAdditive, trigger: trigger)
    }
    guard hasRest, let rest = begun.last, runs.count > 1,
      runs[runs.count - 2].span.frozen?.isNearly(rest.keys.values[0]) == true
    else { return runs }
    runs.removeLast()
    runs[runs.count - 1].isFrozen = true
    return runs
  }

  /// Whether something of it begins a while after the event, and so after each of two.
  func waits(_ rules: TimelineRules) -> Bool {
    let begun = runs(rules).last?.isFrozen == true ? spans.dropLast() : spans[...]
    return begun.contains { rules.onGrid($0.start) > 0 }
  }
}

extension TimelineSpan {
  /// The value on which it freezes: at the end of a pass the last one, even past a jump.
  fileprivate var frozen: AnimationValue? {
    if isStill { return keys.values[0] }
    let isWhole = passes == passes.rounded()
    guard isWhole, let last = keys.values.last else { return value(at: Instant(end)) }
    return isCumulative ? last.accumulating(last, passes - 1) : last
  }
}
