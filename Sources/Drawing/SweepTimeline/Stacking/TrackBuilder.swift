import SweepGeometry
import SweepScene

/// The timelines of the animations of one property, groups taken apart.
struct TrackBuilder {
  private(set) var timelines: [AnimationSpans] = []
  private(set) var outcomes: [CompilationOutcome] = []
  let property: AnimatedProperty
  private let model: AnimationValue?
  /// Whether a picture at rest shows the layer's own value.
  private(set) var keepsModel = false
  let rules: TimelineRules

  /// Makes a builder without timelines.
  init(_ property: AnimatedProperty, model: AnimationValue?, _ rules: TimelineRules) {
    (self.property, self.model, self.rules) = (property, model, rules)
  }

  mutating func add(_ animation: Layer.Animation, inside groups: [AnimationGroup] = [])
    throws(SceneError)
  {
    if case .group(let group) = animation {
      for member in group.animations { try add(member, inside: groups + [group]) }
    } else if animation.property == property {
      try addLeaf(animation, inside: groups)
    }
  }

  private mutating func addLeaf(
    _ animation: Layer.Animation, inside groups: [AnimationGroup]
  ) throws(SceneError) {
    let keyframes = try keyframes(of: animation)
    var outcome = CompilationOutcome(animation, keyframes, rules)
    do throws(Unsupported) {
      var timeline = try timeline(of: animation, keyframes, inside: groups)
      timeline.place = outcomes.count
      if animation.timing.restsOnModel { keepsModel = true }
      let error = animation.allowedError(rules.tolerance)
      for reason in doubts(about: timeline, error: error) { outcome.refuse(reason) }
      if case .motion(let motion) = animation, rules.hasFlatWays,
        motion.strays(beyond: rules.tolerance)
      {
        outcome.refuse("goes along a curve, which browsers take to be made of lines")
      }
      if !groups.isEmpty || !timeline.matches(keyframes, in: animation.timing) { outcome.expand() }
      timelines.append(timeline)
    } catch {
      outcome.refuse(error.reason)
    }
    outcomes.append(outcome)
  }

  private func keyframes(of animation: Layer.Animation) throws(SceneError) -> Keyframes {
    let keyframes = animation.keyframes(model: own)
    guard let fault = animation.fault(model: model, keyframes: keyframes) else { return keyframes }
    let field = fault.field.isEmpty ? property.rawValue : "\(property.rawValue).\(fault.field)"
    throw SceneError(layer: "", field: field, message: fault.message)
  }

  /// The spans of an animation, in the time around its groups.
  private func timeline(
    of animation: Layer.Animation, _ keyframes: Keyframes, inside groups: [AnimationGroup]
  ) throws(Unsupported) -> AnimationSpans {
    let gap = animation.isAdditive ? own.accumulating(own, -1) : own
    let error = animation.allowedError(rules.tolerance)
    let keys = keyframes.writable(error: error, rules)
    var timeline = try AnimationSpans(keys, of: animation, gap: gap, rules)
    for group in groups.reversed() {
      if !group.timingFunction.isLinear { try timeline.run(at: group, error: error, rules) }
      try timeline.run(in: group.timing, gap: gap)
    }
    if !rules.accumulated.contains(property) { try timeline.unrollSums() }
    if rules.trimsByDash, property.isTrim, timeline.addsForever {
      throw Unsupported("adds up for ever, which a dash cannot")
    }
    if property == .position, timeline.fillsGaps {
      throw Unsupported("comes back for ever with gaps, in which it is at no place of its path")
    }
    return timeline
  }

  /// The differences between a timeline, above those that are there, and the model.
  private func doubts(about timeline: AnimationSpans, error: Double) -> [String] {
    var doubts: [String] = []
    if timeline.spans.contains(where: { $0.drifts(rules) }) {
      doubts.append("has passes that never end on a whole millisecond, and gets out of step")
    }
    if !rules.accumulated.contains(property), timeline.addsForever {
      doubts.append("adds up for ever, which Firefox does wrongly from the third pass on")
    }
    if timeline.spans.contains(where: { $0.lag(rules) > error }) {
      doubts.append("adds up for ever from between two milliseconds on, too fast not to show it")
    }
    if rules.hasCoarsePasses, timeline.spans.contains(where: { $0.coarseness > error }) {
      doubts.append("changes too fast in too long a pass, of which browsers know no finer parts")
    }
    if timeline.fillsGaps, !timeline.isAdditive, timelines.contains(where: timeline.liesOver) {
      doubts.append("shows its own value, and not what lies beneath, between its passes")
    }
    return doubts
  }

  mutating func refuse(_ timeline: AnimationSpans, _ reason: String) {
    outcomes[timeline.place].refuse(reason)
  }

  mutating func expand(_ timeline: AnimationSpans) { outcomes[timeline.place].expand() }

  /// The layer's own value, or its substitute.
  private var own: AnimationValue { model ?? .number(0) }
}

extension TrackBuilder {
  /// The only run, if nothing is beneath it, above it or beside it: then nothing has to be stacked.
  var onlyRun: TimelineSpan? {
    guard timelines.count == 1, timelines[0].trigger == nil, !timelines[0].isAdditive,
      timelines[0].spans.count == 1
    else { return nil }
    let span = timelines[0].spans[0]
    return span.start >= 0 && span.end > 0 && !span.isStill ? span : nil
  }
}

extension TrackBuilder {
  /// The timelines that begin by themselves, laid above each other: on the grid already, since what
  /// is put off to the next moment must not come to lie above what begins with it.
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

  /// The timelines that begin with events, as a target plays them.
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
  /// The timeline with the moments that a target can represent.
  fileprivate func onGrid(_ rules: TimelineRules) -> AnimationSpans {
    AnimationSpans(spans.flatMap { $0.onGrid(rules) }, like: self)
  }

  /// Whether it shows a value before it begins, and then no more.
  fileprivate var fillsBackwardsAlone: Bool {
    spans.contains { $0.start == -.infinity && $0.end < .infinity }
  }
}
