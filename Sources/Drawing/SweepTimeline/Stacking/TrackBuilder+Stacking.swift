import SweepGeometry
import SweepScene

extension TrackBuilder {
  /// What begins by itself, laid above each other: on the grid already, since what is put off to
  /// the next moment must not come to lie above what begins with it.
  mutating func stacked(over own: AnimationValue) -> SpanStack {
    var stack = SpanStack(property, model: own, rules)
    stack.keepsModel = keepsModel
    for timeline in timelines where timeline.trigger == nil {
      do throws(Unsupported) {
        try stack.add(timeline.onGrid(rules), order: timeline.place)
      } catch {
        refuse(timeline, error.reason)
      }
    }
    return stack
  }

  /// What begins with events, as a target plays it.
  mutating func triggered(over own: AnimationValue) -> [AnimationSpans] {
    let triggered = timelines.filter { $0.trigger != nil }
    guard let first = triggered.first else { return [] }
    for timeline in triggered where timeline.fillsBackwardsAlone {
      refuse(timeline, "fills backwards from an event, of which no one knows before")
    }
    if rules.laterBeginWins,
      timelines.contains(where: { $0.trigger == nil && $0.place > first.place })
    {
      refuse(first, "begins with an event beneath another animation, but shows above it")
    }
    for timeline in triggered where timeline.isAdditive && !rules.summed.contains(property) {
      refuse(timeline, "is added after an event, to what may move")
    }
    do throws(Unsupported) {
      var shown = try triggered.uncovered(rules)
      guard rules.eventsRestart else { return shown }
      // A way along a path is at no place of it while it waits.
      if property != .position, triggered.count == timelines.count {
        shown = try shown.joinedAtEvent(over: own)
      }
      shown = shown.map { $0.settled(rules) }
      for timeline in shown where timeline.waits(rules) {
        refuse(timeline, "waits after an event, and begins twice if that happens again meanwhile")
      }
      return shown
    } catch {
      refuse(first, error.reason)
      return []
    }
  }

  /// Notes which animations are written in other terms than their own.
  mutating func noteChanges(in pieces: [StackedSpan], _ triggered: [AnimationSpans]) {
    let places = Dictionary(grouping: pieces.indices) { pieces[$0].order }
    let triggered = Dictionary(grouping: triggered, by: \.place)
    for timeline in timelines {
      let own =
        timeline.trigger == nil
        ? places[timeline.place]?.map { pieces[$0].span }
        : triggered[timeline.place]?.flatMap(\.spans)
      let spans = timeline.trigger == nil ? timeline.onGrid(rules).spans : timeline.spans
      if own ?? [] != spans { expand(timeline) }
    }
  }
}

extension AnimationSpans {
  /// The timeline with the moments that a target knows.
  fileprivate func onGrid(_ rules: TimelineRules) -> AnimationSpans {
    AnimationSpans(spans.flatMap { $0.onGrid(rules) }, like: self)
  }

  /// Whether it shows a value before it begins, and then no more.
  fileprivate var fillsBackwardsAlone: Bool {
    spans.contains { $0.start == -.infinity && $0.end < .infinity }
  }
}
