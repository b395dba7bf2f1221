import SweepScene

extension Dial {
  /// The mechanism by which a dial can be used.
  public enum Interactivity: String, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case none
    /// By a script, with its data in the picture; animated parts are at rest.
    case script
    /// By clicks on up to 12 positions, without a script.
    case click
  }

  /// The scale of the reading: that of the first part that shows it, such as a bar or a slow hand.
  private var way: Scale {
    descriptionBuilder.entries.first { $0.reading == pushedContext.reading }?.scale ?? context.scale
  }

  /// The shared context if readers move the reading along its scale.
  func playedContext() throws(DialError) -> DialContext {
    if interactivity == .script, control.kind == .clock { return context }
    let context = pushedContext
    let (way, value) = (way, context.reading.value)
    var played = context
    (played.reading.peakHold, played.reading.isClock) = (.none, false)
    played.reading.values = [value]
    played.reading.course = .sweep(way.domain)
    if control.kind == .choice, case .category(let names) = way.mapping, !names.isEmpty {
      played.reading.course = .turn(names.count)
      // Of several choices one is always taken.
      played.reading.isMissing = false
    }
    if interactivity == .click {
      var moving = played
      moving.scale = way
      let positions = try control.positions(in: moving)
      let nearest = positions.min { abs($0 - value) < abs($1 - value) }
      played.reading.values = [nearest ?? value]
    }
    return played
  }

  /// The role of the dial for assistive technology when a script moves it; nil for the usual one.
  var controlRole: Scene.Role? {
    let value = context.reading.known
    return switch control.kind {
    case .slider: .slider(value, in: way.domain)
    case .choice: .choice
    case .display: descriptionBuilder.meter.map { _ in .meter(value, in: way.domain) }
    case .clock: nil
    }
  }

  /// Adds the elements that readers use.
  func addInteraction(to scene: inout Scene, in context: DialContext) throws(DialError) {
    try control.check(in: context, choices: scene.layers.choices)
    var context = context
    context.scale = way
    if interactivity == .click { return try scene.addClicks(control, in: context) }
    guard control.kind == .clock || scene.layers.contains(where: \.isPlayed) else {
      throw DialError("kind", "must be a clock, or have a reading that a script can move")
    }
    if control.kind == .clock, !scene.layers.contains(where: \.isMoving) {
      throw DialError("kind", "cannot be a clock where no hands go")
    }
    if control.kind == .display, scene.layers.haveButtons {
      throw DialError("kind", "must be a slider or a choice, which buttons can turn")
    }
    scene.annotations += try control.data(of: context)
    if control.kind != .clock, control.kind != .choice {
      let phrases = Phrases(language: language)
      scene.annotations += [
        Annotation("unknown", phrases.noReading), Annotation("stale", phrases.outOfDate),
      ]
    }
  }
}
