import SweepGeometry
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

  /// The first part that shows the reading, such as a bar or a slow hand.
  private func entry(_ builder: DescriptionBuilder) -> DescriptionBuilder.Entry? {
    builder.entries.first { $0.reading == pushedContext.reading }
  }

  /// The scale of the reading, with its second round if the part that shows it goes on.
  private func way(_ builder: DescriptionBuilder) -> Scale {
    let entry = entry(builder)
    let scale = entry?.scale ?? context.scale
    return entry?.goesOn == true ? scale.twice : scale
  }

  /// The shared context if readers move the reading along its scale.
  func playedContext(_ builder: DescriptionBuilder) throws(DialError) -> DialContext {
    if interactivity == .script, control.kind == .clock { return context }
    let context = pushedContext
    let (way, value) = (way(builder), context.reading.value)
    var played = context
    (played.reading.peakHold, played.reading.isClock) = (.none, false)
    played.reading.values = [value]
    played.reading.course = .sweep(way.domain)
    if control.kind == .choice, case .category(let names) = way.mapping, !names.isEmpty {
      let layout = entry(builder)?.layout.flatMap { $0.count == names.count ? $0 : nil }
      played.reading.course = .turn(layout ?? SectorLayout(count: names.count))
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
  func controlRole(_ builder: DescriptionBuilder) -> Layer.Scene.Role? {
    let value = context.reading.known
    return switch control.kind {
    case .slider: .slider(value, in: way(builder).domain)
    case .choice: .choice
    case .display: builder.meter.map { _ in .meter(value, in: way(builder).domain) }
    case .clock: nil
    }
  }

  /// Adds the elements that readers use.
  func addInteraction(
    to scene: inout Layer.Scene, in context: DialContext, _ builder: DescriptionBuilder
  ) throws(DialError) {
    try control.check(in: context, choices: scene.layers.choices)
    var context = context
    context.scale = way(builder)
    if interactivity == .click { return try scene.addClicks(control, in: context) }
    guard control.kind == .clock || scene.layers.contains(where: \.isPlayed) else {
      throw DialError("interactive", "needs a reading that a script can move, or a clock")
    }
    if control.kind == .clock, !scene.layers.contains(where: \.isMoving) {
      throw DialError("kind", "cannot be a clock where no hands go")
    }
    if control.kind == .display, scene.layers.haveButtons {
      throw DialError("kind", "must be a slider or a choice, which buttons can turn")
    }
    scene.groupButtons(within: control.rim)
    scene.annotations += try control.data(of: context)
    if control.kind != .clock, control.kind != .choice {
      let phrases = Phrases(language: language)
      scene.annotations += [
        Semantics.Annotation("unknown", phrases.noReading),
        Semantics.Annotation("stale", phrases.outOfDate),
      ]
      scene.annotations += meanings(builder)
      if let entry = entry(builder) {
        scene.annotations += builder.spelling(of: entry, on: way(builder))
      }
    }
  }

  /// The words for the places of readings on the scale, each behind the reading from which on they
  /// hold, as a script tells them; none where there are no words. Only a display goes beyond the ends.
  private func meanings(_ builder: DescriptionBuilder) -> [Semantics.Annotation] {
    guard let entry = builder.entry(showing: pushedContext.reading) else { return [] }
    var places = builder.placeWords(of: entry)
    if control.kind != .display, let limits = entry.scale?.limits {
      places.removeAll { !limits.contains($0.start) }
    }
    if places.allSatisfy(\.words.isEmpty) { return [] }
    let texts = places.map { start, words in
      let isWhole = abs(start) < 1e15 && start == start.rounded()
      let number = start.isInfinite ? "-Infinity" : isWhole ? "\(Int(start))" : "\(start)"
      return number + "|" + (words.isEmpty ? "" : ", " + words.replacing("|", with: "¦"))
    }
    return [Semantics.Annotation("meanings", texts.joined(separator: "|"))]
  }
}

extension Layer.Scene {
  /// Makes a slider that holds buttons with their own action a group of both: the content of a slider has
  /// no roles of its own (WAI-ARIA 1.2, 5.4: children presentational).
  fileprivate mutating func groupButtons(within rim: Double) {
    guard case .slider(let value, let range) = role, layers.haveActions else { return }
    role = .group
    let disc = Layer.Shape(.circle(radius: rim), fillColor: .color(.black.opacity(0)))
    var thumb = Layer(sublayers: [Layer(content: .shape(disc))])
    thumb.semantics = Semantics(role: .slider(value, in: range, label: title))
    layers.insert(thumb, at: 0)
  }
}

extension [Layer] {
  /// Whether there are buttons with their own action among those.
  fileprivate var haveActions: Bool {
    contains { layer in
      if case .button = layer.semantics?.role { true } else { layer.sublayers.haveActions }
    }
  }
}
