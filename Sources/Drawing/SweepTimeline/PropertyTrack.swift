package import SweepScene

/// The motion of one property of a layer: the value that it ends on, and the spans of time in which
/// it has others.
package struct PropertyTrack: Hashable, Sendable {
  /// A span with the player's data beside its keys.
  package struct Run: Hashable, Sendable {
    /// The passes of keys, with their moments.
    package var span: TimelineSpan
    /// Whether the values are added to the value beneath.
    package var isAdditive = false
    /// The event from which the moments count; nil for the scene's begin.
    package var trigger: Trigger?
    /// Whether the last value stays.
    package var isFrozen = false
  }

  package let property: AnimatedProperty
  /// The value that the property keeps when every animation is over.
  package let base: AnimationValue
  /// The spans as a target plays them: those with an automatic begin, then those of events.
  package let runs: [Run]
  /// The outcome of each animation, in their order.
  package internal(set) var outcomes: [CompilationOutcome]

  /// The findings, without the layer's path.
  package var findings: [Finding] {
    outcomes.flatMap { outcome in outcome.refusals.map { Finding($0, of: property) } }
  }

  init(property: AnimatedProperty, base: AnimationValue, runs: [Run]) {
    (self.property, self.base, self.runs, outcomes) = (property, base, runs, [])
  }

  /// Makes the track of all animations that change a property.
  ///
  /// - Parameter model: the layer's own value, or nil if it has none.
  /// - Throws: ``SceneError`` for an animation that is impossible on the layer.
  package init(
    _ animations: [Layer.Animation], of property: AnimatedProperty, model: AnimationValue?,
    _ rules: TimelineRules
  ) throws(SceneError) {
    self.property = property
    var builder = TrackBuilder(property, model: model, rules)
    for animation in animations { try builder.add(animation) }
    let own = model ?? .number(0)
    if let run = builder.onlyRun {
      base = own
      runs = run.shown(rules, stays: false).map { Run(span: $0) }
      outcomes = builder.outcomes
      return
    }
    let stack = builder.stacked(over: own)
    let pieces = stack.written
    let triggered = builder.triggered(over: own)
    builder.noteChanges(in: pieces, triggered)
    base = stack.base
    let stays = pieces.contains(where: \.span.isHeld)
    runs =
      pieces.flatMap { piece in
        piece.span.shown(rules, stays: stays).map { Run(span: $0, isAdditive: piece.isSum) }
      } + triggered.flatMap { $0.runs(rules) }
    outcomes = builder.outcomes
  }
}

extension TimelineSpan {
  /// Whether it is a value that stays for ever.
  fileprivate var isHeld: Bool { isStill && end == .infinity }

  /// The visible part of a span that begins by itself, on the grid.
  ///
  /// - Parameter stays: whether a value stays when the property's animations are over.
  fileprivate func shown(_ rules: TimelineRules, stays: Bool) -> [TimelineSpan] {
    onGrid(rules).compactMap { $0.end > 0 ? $0.stopped(at: rules.stop, stays: stays) : nil }
  }

  /// The part of the span before everything stops: whole passes, if there is one, or up to a
  /// value that stays. Such a value begins at the stop at the latest.
  private func stopped(at stop: Double?, stays: Bool) -> TimelineSpan? {
    guard let stop, end > stop else { return self }
    var span = self
    if isHeld {
      span.start = min(start, stop)
      return span
    }
    guard start < stop else { return nil }
    let passes = ((stop - start) / pass + 1e-9).rounded(.down)
    span.end = isStill || stays || passes < 1 ? stop : start + passes * pass
    return span
  }
}
