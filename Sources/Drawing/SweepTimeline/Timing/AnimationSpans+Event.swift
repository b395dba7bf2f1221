import SweepGeometry
import SweepScene

extension [AnimationSpans] {
  /// The timelines that begin with one event as one that begins with the event itself and has the
  /// delay in its keys; unchanged if that is impossible.
  ///
  /// A second event then begins all of it anew. Without that, a delayed animation would begin a
  /// while after each of two events, and browsers do not agree on the third.
  ///
  /// - Parameter own: the layer's value, which shows outside of all spans.
  func joinedAtEvent(over own: AnimationValue) throws(Unsupported) -> [AnimationSpans] {
    guard let first, allSatisfy({ $0.trigger == first.trigger && !$0.isAdditive }) else {
      return self
    }
    var spans = try stacked()
    let rest = spans.last.flatMap { $0.end == .infinity && $0.isStill ? $0 : nil }
    if rest != nil { spans.removeLast() }
    guard let end = rest?.start ?? spans.last?.end, 0 < end, end < .infinity else { return self }
    if count == 1, spans.count == 1, spans[0].start == 0, spans[0].end == end { return self }
    spans = try spans.clipped(0, .infinity).fillingGaps(with: own, to: end)
    let joined = [try spans.joined(length: end)]
    return [AnimationSpans(rest.map { joined + [$0] } ?? joined, like: first)]
  }

  /// The timelines without the parts hidden by others of the same event above them. If the later
  /// begin wins, it hides the others anyway.
  func uncovered(_ rules: TimelineRules) throws(Unsupported) -> [AnimationSpans] {
    var timelines: [AnimationSpans] = []
    for (index, timeline) in enumerated() {
      let covers = self[(index + 1)...]
        .filter { $0.trigger == timeline.trigger && !$0.isAdditive }.flatMap(\.begun)
      var spans: [TimelineSpan] = []
      for (begin, span) in timeline.begun {
        var parts = [span]
        for (moment, cover) in covers where moment < begin || !rules.laterBeginWins {
          parts = try parts.clipped(-.infinity, cover.start) + parts.clipped(cover.end, .infinity)
        }
        for part in parts where part.length > Self.crumb {
          if let shown = try part.sinceEvent() { spans.append(shown) }
        }
      }
      if !spans.isEmpty { timelines.append(AnimationSpans(spans, like: timeline)) }
    }
    return timelines
  }

  /// The spans of all timelines, each cut where another one lies above it, in their order.
  private func stacked() throws(Unsupported) -> [TimelineSpan] {
    var stack: [TimelineSpan] = []
    for cover in flatMap(\.spans) where cover.start > -.infinity {
      stack = try stack.clipped(-.infinity, cover.start) + stack.clipped(cover.end, .infinity)
      stack.append(cover)
    }
    return stack.filter { $0.length > Self.crumb }.sorted { $0.start < $1.start }
  }

  /// The most that sums of decimal fractions leave.
  private static var crumb: Double { 1e-9 }
}

extension AnimationSpans {
  /// The spans, each with the moment at which its element begins: for a final value, that of the
  /// frozen span.
  fileprivate var begun: [(begin: Double, span: TimelineSpan)] {
    var begun = spans.map { ($0.start, $0) }
    if hasRest, spans.count > 1 { begun[spans.count - 1].0 = spans[spans.count - 2].start }
    return begun
  }
}

extension TimelineSpan {
  /// The part of the span after the event: at that itself Chromium does not show what has begun
  /// before.
  fileprivate func sinceEvent() throws(Unsupported) -> TimelineSpan? {
    if start == -.infinity || start >= 0 { return self }
    guard end > 0, let part = try clipped(0, .infinity) else { return nil }
    return part.passes < 1 ? try part.unrolled() : part
  }
}

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
  /// If they do not, that value shows for up to a step of the grid of its own.
  func settled(_ rules: TimelineRules) -> AnimationSpans {
    guard let rate = rules.momentsPerSecond, hasRest, let rest = spans.last else { return self }
    let run = spans[spans.count - 2]
    let value = rest.keys.values[0]
    let isOnGrid = rules.isOnGrid(run.end)
    if isOnGrid, run.frozen?.isNearly(value) == true { return self }
    let whole = (run.end * rate).rounded(isOnGrid ? .toNearestOrEven : .up)
    let end = (isOnGrid ? whole + 1 : whole) / rate
    let parts = [run, .still(value, run.end, end)].moved(by: -run.start)
    // With too many keys, the value that stays gets an element.
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
