import SweepGeometry
import SweepScene

/// The timelines of the animations of one property, groups taken apart.
struct TrackBuilder {
  private(set) var timelines: [AnimationSpans] = []
  /// What becomes of each animation, in their order.
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

  /// Adds what an animation, or each in a group, does to the property.
  mutating func add(_ animation: Animation, inside groups: [MediaTiming] = []) throws(SceneError) {
    if case .group(let group) = animation {
      for member in group.animations { try add(member, inside: groups + [group.timing]) }
    } else if animation.property == property {
      try addLeaf(animation, inside: groups)
    }
  }

  private mutating func addLeaf(
    _ animation: Animation, inside groups: [MediaTiming]
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

  /// The keyframes of an animation, if nothing makes it impossible.
  private func keyframes(of animation: Animation) throws(SceneError) -> Keyframes {
    let keyframes = animation.keyframes(model: own)
    guard let fault = animation.fault(model: model, keyframes: keyframes) else { return keyframes }
    let field = fault.field.isEmpty ? property.rawValue : "\(property.rawValue).\(fault.field)"
    throw SceneError(layer: "", field: field, message: fault.message)
  }

  /// When and how an animation is in effect, in the time around its groups.
  private func timeline(
    of animation: Animation, _ keyframes: Keyframes, inside groups: [MediaTiming]
  ) throws(Unsupported) -> AnimationSpans {
    let gap = animation.isAdditive ? own.accumulating(own, -1) : own
    let keys = keyframes.writable(error: animation.allowedError(rules.tolerance), rules)
    var timeline = try AnimationSpans(keys, of: animation, gap: gap, rules)
    for group in groups.reversed() { try timeline.run(in: group, gap: gap) }
    if !rules.accumulated.contains(property) { try timeline.unrollSums() }
    if rules.trimsByDash, property.isTrim, timeline.addsForever {
      throw Unsupported("adds up for ever, which a dash cannot")
    }
    if property == .position, timeline.fillsGaps {
      throw Unsupported("comes back for ever with gaps, in which it is at no place of its path")
    }
    return timeline
  }

  /// What a timeline does not show as it should, above those that are there.
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

  /// The layer's own value, or what stands for it.
  private var own: AnimationValue { model ?? .number(0) }
}

extension TrackBuilder {
  /// The one run that there is, if nothing lies beneath it, above it or beside it: then there is
  /// nothing to be laid above each other.
  var onlyRun: TimelineSpan? {
    guard timelines.count == 1, timelines[0].trigger == nil, !timelines[0].isAdditive,
      timelines[0].spans.count == 1
    else { return nil }
    let span = timelines[0].spans[0]
    return span.start >= 0 && span.end > 0 && !span.isStill ? span : nil
  }
}
