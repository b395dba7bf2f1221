import SweepGeometry
public import SweepScene

/// The hour, minute and second hand of a clock, which turn for ever from a given time.
///
/// Every hand is between the marks in proportion: at 10:30 the hour hand is half-way to 11. Only
/// the minute hand of a railway clock stays at its minute until the next. The picture without
/// animation shows the given time.
public struct Hands: Part {
  /// The motion of the second hand.
  public enum SecondHand: String, Hashable, Sendable, CaseIterable {
    /// Evenly.
    case sweep
    /// From second to second, with a small recoil.
    case tick
    /// Round in 58.5 s, then waiting for the minute, when the minute hand jumps: the railway clock.
    case stopToGo = "stop-to-go"
    /// There is none.
    case none
  }

  /// The time at the beginning; 10:08:42 by default.
  public var time = TimeOfDay(hour: 10, minute: 8, second: 42)
  /// Which of the hands there are.
  public enum Selection: String, Hashable, Sendable, CaseIterable {
    /// The hour, the minute and, unless there is none, the second hand.
    case all
    /// The hour hand alone, as on a subdial for hours.
    case hour
    /// The minute hand alone.
    case minute
    /// The second hand alone, as on a subdial for seconds.
    case second
  }

  /// Which of the hands there are; all by default.
  public var which = Selection.all
  /// The look of the hands; as the theme has it by default.
  public var style: Style?
  /// The motion of the second hand; even by default.
  public var secondHand = SecondHand.sweep
  /// The hours in one turn of the hour hand, 12 or 24; 12 by default.
  public var hours = 12
  /// Whether the hands run; true by default. If not, they show the time.
  public var isRunning = true
  /// The colour of the hour and minute hand; the theme's `hand` by default.
  public var color = ThemeColor.token(.hand)
  /// The colour of the second hand; the theme's `secondHand` by default.
  public var secondColor = ThemeColor.token(.secondHand)
  /// The factor of their width; 1 by default.
  public var weight = 1.0

  /// Makes hands that show a time.
  public init(_ time: TimeOfDay = TimeOfDay(hour: 10, minute: 8, second: 42)) { self.time = time }

  /// Draws the hands at the given time. Throws for a time that no clock shows, and a weight of zero or
  /// less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    try time.check()
    let now = time.secondsSinceMidnight
    let color = context.theme[self.color]
    let style = style ?? context.theme.construction.hands
    var group = Layer("hands")
    func shows(_ hand: Selection) -> Bool { which == .all || which == hand }
    if shows(.hour) {
      group.sublayers.append(
        hand("hour", style.hour, color, turning(now, Double(hours) * 3600), context))
    }
    if shows(.minute) {
      group.sublayers.append(hand("minute", style.minute, color, minute(now), context))
    }
    if shows(.second), secondHand != .none {
      group.sublayers.append(
        hand("second", style.second, context.theme[secondColor], second(now), context))
    }
    return group
  }

  /// Adds the time.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    builder.addTime(time.shown)
  }

  /// Broader hands.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.weight *= CompactForm.growth(leastType) }
  }

  /// A hand and, below it, its shadow, which falls the same way wherever the hand points.
  private func hand(
    _ name: String, _ outline: HandOutline, _ color: Color, _ motion: HandMotion,
    _ context: DialContext
  ) -> Layer {
    let outline = outline.broader(by: weight)
    var motion = motion
    if !isRunning { motion.animation = nil }
    let hand = motion.turn(drawn(name, outline, color, motion, context.theme))
    return context.theme.casting(outline.path, under: hand, height: 1.7, color: color) {
      motion.turn($0)
    }
  }

  /// A hand in one colour, with its inlay, or with the facet in the light that faces up, wherever it
  /// points.
  private func drawn(
    _ name: String, _ outline: HandOutline, _ color: Color, _ motion: HandMotion, _ theme: Theme
  ) -> Layer {
    if theme.hasOutlines {
      var hand = theme.outlined(outline.path, color)
      hand.name = name
      return hand
    }
    func shape(_ path: Path, _ color: Color) -> Layer {
      Layer(content: .shape(Layer.Shape(path, fillColor: .color(color))))
    }
    let isBright = color.contrast(with: .black) > 6
    if let inlay = outline.inlay {
      let metal = isBright ? color.interpolated(to: .black, 0.3) : color
      let glowing = isBright ? color : color.interpolated(to: .white, 0.75)
      return Layer(name, sublayers: [shape(outline.path, metal), shape(inlay, glowing)])
    }
    guard outline.hasFacets else {
      return Layer(name, content: .shape(Layer.Shape(outline.path, fillColor: .color(color))))
    }
    let shaded = isBright ? color.interpolated(to: .black, 0.34) : color
    let lit = isBright ? color : color.interpolated(to: .white, 0.3)
    var hand = Layer(name, sublayers: [shape(outline.path, shaded)])
    for side in [-1.0, 1] {
      var facet = shape(outline.facet(side), lit)
      motion.hide(&facet, onTheRight: side > 0)
      hand.sublayers.append(facet)
    }
    return hand
  }

  private func turning(_ now: Double, _ period: Double) -> HandMotion {
    let start = Angle.turns(now.truncatingRemainder(dividingBy: period) / period)
    let turn = BasicAnimation(
      .rotation, from: start, to: start + .turns(1),
      timing: MediaTiming(duration: Seconds(period), repeatCount: .infinity))
    return HandMotion(
      start: .zero, angle: start, animation: .basic(turn), period: Seconds(period))
  }

  private func minute(_ now: Double) -> HandMotion {
    if secondHand != .stopToGo { return turning(now, 3600) }
    return .ticking((now / 60).truncatingRemainder(dividingBy: 60), unit: 60)
  }

  private func second(_ now: Double) -> HandMotion {
    switch secondHand {
    case .sweep, .none: turning(now, 60)
    case .tick: HandMotion.ticking(time.second, unit: 1)
    case .stopToGo: HandMotion.waiting(second: time.second)
    }
  }
}

extension Hands: KeyedPart {
  package static let summary = "The hour, minute and second hand of a clock, which turn for ever."

  package static let keys: KeyTable<Hands> = KeyTable([
    Key("time", \.time, .time, "The time at the start."),
    Key("style", \.style, optional: .choice, "The outlines; by default the theme's."),
    Key("which", \.which, .choice, "Which of the hands there are."),
    Key(
      "weight", \.weight, .number(above: 0), "How much broader they are than their style has them."),
    Key("secondHand", \.secondHand, .choice, "How the second hand goes round."),
    Key(
      "hours", \.hours, .integer(.only([12, 24])),
      "The hours in one turn of the hour hand, 12 or 24."),
    Key("running", \.isRunning, .boolean, "Whether the hands go, or stand at the time."),
    Key("color", \.color, .themeColor, "The colour of the hour and minute hand."),
    Key("secondColor", \.secondColor, .themeColor, "The colour of the second hand."),
  ])
}
