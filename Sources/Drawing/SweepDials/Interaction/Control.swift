public import SweepGeometry
public import SweepScene

/// The reader's control of an interactive dial.
public struct Control: Hashable, Sendable {
  /// The kind of control.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Displays the given values.
    case display
    /// Turned by hand within its scale, as a knob.
    case slider
    /// A wheel of sectors, one of which is chosen.
    case choice
    /// Shows the time of day.
    case clock
  }

  /// The rest positions of a slider.
  public enum Stops: Hashable, Sendable {
    /// Anywhere.
    case none
    /// At the lower end of the scale, and at every step from there.
    case step(Double)
    /// At these readings.
    case values([Double])
  }

  /// The kind of control; a display by default.
  public var kind: Kind
  /// The rest positions of a slider; anywhere by default.
  public var stops = Stops.none
  /// The time in which a released dial comes to rest; 0.15 s by default, 0.2 s for a choice.
  public var snapDuration: Seconds?
  /// The distance from the centre, in dial units, within which drags have no effect; 10 by default.
  public var deadRadius = 10.0
  /// The distance from the centre, in dial units, beyond which drags have no effect; 110 by
  /// default.
  public var rim = 110.0
  /// The direction of the mark of a choice; the top by default.
  public var mark = Angle.zero
  /// The yield of a slider beyond its ends; 15° by default.
  public var give = Angle.degrees(15)
  /// The time for which a released dial keeps its speed; 0 by default.
  public var inertia = Seconds.zero
  /// The time that a clock shows without a script; midnight by default.
  public var time = TimeOfDay(hour: 0, minute: 0)
  /// The time zone of a clock as the IANA names it, such as `Asia/Tokyo`; the viewer's by default.
  public var zone = ""

  /// Makes a control of a kind.
  public init(_ kind: Kind = .display) { self.kind = kind }

  /// Makes a knob.
  public static func slider(_ stops: Stops = .none) -> Control {
    var control = Control(.slider)
    control.stops = stops
    return control
  }

  /// Makes a wheel with a mark in a direction.
  public static func choice(at mark: Angle = .zero) -> Control {
    var control = Control(.choice)
    control.mark = mark
    return control
  }

  /// Makes a clock that shows a time while no script sets it.
  public static func clock(at time: TimeOfDay) -> Control {
    var control = Control(.clock)
    control.time = time
    return control
  }

  /// The time in which a released dial comes to rest.
  var snap: Seconds { snapDuration ?? (kind == .choice ? 0.2 : 0.15) }

  /// The readings at which a slider on a scale comes to rest; none for anywhere.
  func stops(on scale: Scale) throws(DialError) -> [Double] {
    switch stops {
    case .none: return []
    case .values(let values):
      guard values.count >= 2, values.count <= 1000, values.allSatisfy(scale.domain.contains) else {
        throw DialError("stops", "must be 2 … 1000 readings on the scale")
      }
      return Set(values).sorted()
    case .step(let step):
      let count = scale.extent / step
      guard step > 0, count < 1000 else {
        throw DialError("step", "must be more than zero, and make at most 1000 stops")
      }
      let stops = (0...Int(count + 1e-9)).map { scale.domain.lowerBound + Double($0) * step }
      // On a scale that closes a circle, the end looks like the beginning.
      let isDouble = scale.isEndless && abs(count - count.rounded()) < 1e-9
      return isDouble ? stops.dropLast() : stops
    }
  }

  /// Throws for the control of a dial that is invalid, or unavailable with a mechanism.
  public func check(
    in context: DialContext, for interactivity: Dial.Interactivity = .none
  ) throws(DialError) {
    _ = try stops(on: context.scale)
    let isCategorical = if case .category = context.scale.mapping { true } else { false }
    if kind == .choice, !isCategorical {
      throw DialError("kind", "can be a choice only on a scale of categories")
    }
    if kind == .slider, isCategorical {
      throw DialError("kind", "cannot be a slider on a scale of categories, but a choice")
    }
    if interactivity == .click { _ = try positions(in: context) }
    guard deadRadius >= 0, rim > deadRadius, rim < 1e6 else {
      throw DialError("rim", "must be more than the dead radius, and at most 1000000")
    }
    guard (0...90).contains(give.degrees) else { throw DialError("give", "must lie in 0 … 90°") }
    for (name, time) in [("snap", snap), ("inertia", inertia)] {
      guard (0...10).contains(time.value) else { throw DialError(name, "must lie in 0 … 10 s") }
    }
    try time.check()
  }

  /// Throws where a choice has not the sectors of its scale.
  func check(in context: DialContext, choices: Int) throws(DialError) {
    guard kind == .choice, case .category(let names) = context.scale.mapping else { return }
    guard choices == names.count else {
      throw DialError("kind", "can be a choice only with as many sectors as its scale has")
    }
  }
}

extension Layer {
  /// Whether it is a button.
  var isButton: Bool { semantics?.annotations.contains { $0.name == "press" } == true }

  /// Whether something moves in it.
  var isMoving: Bool { !animations.isEmpty || sublayers.contains(where: \.isMoving) }

  /// Whether a script moves something in it, or writes a number.
  var isPlayed: Bool {
    semantics?.annotations.isEmpty == false || animations.contains { $0.timing.trigger == .manual }
      || sublayers.contains(where: \.isPlayed)
  }
}

extension [Layer] {
  /// Whether there are buttons among those.
  var haveButtons: Bool { contains { $0.isButton || $0.sublayers.haveButtons } }

  /// The number of those that can be chosen.
  var choices: Int {
    reduce(0) { count, layer in
      let isChoice = if case .radio? = layer.semantics?.role { true } else { false }
      return count + (isChoice ? 1 : layer.sublayers.choices)
    }
  }
}

extension Control {
  /// The data of a dial for a script, under the runtime's names.
  func data(of context: DialContext) throws(DialError) -> [Semantics.Annotation] {
    try check(in: context)
    let (scale, reading) = (context.scale, context.reading)
    var data = [Semantics.Annotation("control", kind.rawValue)]
    func add(_ name: String, _ numbers: [Double]) {
      data.append(Semantics.Annotation(name, numbers.map(\.short).joined(separator: " ")))
    }
    if kind == .clock {
      add("time", [time.secondsSinceMidnight])
      if !zone.isEmpty { data.append(Semantics.Annotation("zone", zone)) }
      return data
    }
    if !reading.isMissing {
      add("value", [kind == .choice ? reading.value.rounded() : reading.value])
    }
    if kind == .choice {
      if case .turn(let layout) = reading.course, !layout.isEven { add("scale", layout.table) }
      add("turn", [0, -360])
      if mark != .zero { add("mark", [mark.degrees]) }
    } else {
      add("scale", scale.table)
      let ends = scale.isReversed ? (scale.end, -scale.span) : (scale.start, scale.span)
      add("turn", [ends.0.degrees, ends.1.degrees])
      data += outside(scale)
      let stops = try stops(on: scale)
      if !stops.isEmpty { add("stops", stops) }
    }
    add("duration", [scale.isStill ? 0 : reading.duration.value])
    if !reading.timingFunction.isLinear {
      add("pace", (0...32).map { reading.timingFunction.progress(at: Double($0) / 32) })
    }
    if kind == .display { return data }
    add("snap", [snap.value])
    add("grip", [deadRadius, rim])
    if kind == .slider { add("give", [give.degrees]) }
    if inertia > .zero { add("inertia", [inertia.value]) }
    return data
  }

  /// The places of readings outside a scale.
  private func outside(_ scale: Scale) -> [Semantics.Annotation] {
    if scale.isEndless { return [Semantics.Annotation("outside", "wrap")] }
    if scale.outside == .revolve { return [Semantics.Annotation("outside", "revolve")] }
    if kind != .display || scale.overshoot == 0 { return [] }
    return [Semantics.Annotation("overshoot", scale.overshoot.short)]
  }
}

extension Semantics.Annotation {
  /// The declaration of the colour in which a script sets a mark or a figure of a reading beyond the scale.
  static func danger(_ color: Color) -> Semantics.Annotation {
    let (light, dark) = (color.hexDigits, color.darkVariant.hexDigits)
    return Semantics.Annotation(
      "danger", "fill:" + (light == dark ? light : "light-dark(\(light),\(dark))"))
  }
}

extension Scale {
  /// Readings and their parts of the sweep in turn; in between, the scale is even to 1/5000.
  fileprivate var table: [Double] {
    let parts =
      mapping.isEven
      ? [0, 1]
      : adaptiveTimes(from: 0, to: 1, tolerance: 0.0002, maxCount: 200) { low, high in
        // In the middle alone, a scale that is symmetric about zero would seem even.
        let (first, last) = (value(at: low), value(at: high))
        let errors = [0.25, 0.5, 0.75].map { place in
          abs(part(of: first + (last - first) * place) - (low + (high - low) * place))
        }
        return errors.max() ?? 0
      }
    return parts.flatMap { [value(at: $0), $0] }
  }
}

extension Double {
  /// The number with up to six decimals.
  fileprivate var short: String { NumberFormat(precision: 6).string(self) }
}

extension Control {
  /// The readings that can be clicked, 2 … 12 of them.
  func positions(in context: DialContext) throws(DialError) -> [Double] {
    try check(in: context)
    var positions: [Double] = []
    if kind == .choice, case .category(let names) = context.scale.mapping {
      positions = names.indices.map(Double.init)
    }
    if kind == .slider { positions = try stops(on: context.scale) }
    guard (2...12).contains(positions.count) else {
      throw DialError("kind", "must be a choice or a slider with 2 … 12 positions to be clicked")
    }
    return positions
  }

  /// The fraction of a course at a reading.
  func part(of position: Double, in context: DialContext) -> Double {
    if case .turn(let layout) = context.reading.course { return layout.center(Int(position)) }
    return context.scale.part(of: position)
  }

  /// The area to click for one position while another is set, between the dead radius and the rim.
  func area(
    of target: Int, from origin: Int, among positions: [Double], in context: DialContext
  ) -> Path {
    if case .turn(let layout) = context.reading.course {
      let start = mark + .turns(layout.edge(target) - layout.center(origin))
      return wedge(from: start, to: start + .turns(layout.half(target) * 2))
    }
    let angles = positions.map(context.scale.angle(of:))
    let gaps = zip(angles, angles.dropFirst()).map { ($1 - $0) / 2 }
    // The areas at the ends share the free space between them.
    let around = angles[angles.count - 1] - angles[0]
    let free = max(0, 360 - abs(around.degrees)) / 2
    func outer(_ gap: Angle) -> Angle {
      let most = context.scale.isEndless ? free : min(free, abs(gap.degrees))
      return .degrees(gap.degrees < 0 ? -most : most)
    }
    let before = target > 0 ? gaps[target - 1] : outer(gaps[0])
    let after = target < gaps.count ? gaps[target] : outer(gaps[gaps.count - 1])
    let ends = [angles[target] - before, angles[target] + after].sorted()
    return wedge(from: ends[0], to: ends[1])
  }

  private func wedge(from start: Angle, to end: Angle) -> Path {
    var path = Path.arc(center: .zero, radius: rim, from: start, to: end)
    path.addLine(to: Point(at: end, radius: deadRadius))
    path.addLine(to: Point(at: start, radius: deadRadius))
    path.close()
    return path
  }
}
