public import SweepGeometry

/// A map from readings to directions on a dial, from a start angle over a span.
///
/// By default it is linear, and readings outside the domain lie 4° beyond its ends.
///
/// ```swift
/// let scale = Scale(0...280)
/// scale.angle(of: 140)  // 0°: the top
/// scale.angle(of: 300)  // 122.4°: 4° beyond the end
/// Scale(20...20_000, mapping: .log())
/// Scale(0...360, start: .zero, span: .degrees(360), outside: .wrap)  // a compass
/// ```
public struct Scale: Hashable, Sendable {
  /// The readings that the scale covers.
  public var domain: ClosedRange<Double>
  /// The direction of the lower end, 0° being 12 o'clock; -118.4° by default.
  public var start: Angle
  /// The turn between the ends, at most 360°, counterclockwise below zero; 236.8° by default.
  public var span: Angle
  /// Whether the upper end of the domain is at the start; false by default.
  public var isReversed: Bool
  /// The distribution of readings over the turn; even by default.
  public var mapping: Mapping
  /// The treatment of readings outside the domain; by default, nil, a needle goes 4° beyond an end
  /// where there is room for that, and is at the end elsewhere.
  public var outside: Outside?
  /// The readings of marks and labels; chosen to fit by default.
  public var ticks: TickRule

  /// Makes a scale; by default 0 … 100 over the sweep of a speedometer.
  public init(
    _ domain: ClosedRange<Double> = 0...100, start: Angle = .degrees(-118.4),
    span: Angle = .degrees(236.8), isReversed: Bool = false, mapping: Mapping = .linear,
    outside: Outside? = nil, ticks: TickRule = .automatic
  ) {
    self.domain = domain
    self.start = start
    self.span = span
    self.isReversed = isReversed
    self.mapping = mapping
    self.outside = outside
    self.ticks = ticks
  }

  /// A scale without readings and marks, on which every reading has the same direction.
  public static func still(at direction: Angle) -> Scale {
    Scale(0...0, start: direction, span: .zero, ticks: TickRule(.values([])))
  }

  /// Whether every reading has the same direction.
  var isStill: Bool { extent == 0 && span == .zero }

  /// The extent of the domain.
  public var extent: Double { domain.upperBound - domain.lowerBound }

  /// The direction of the upper end of the sweep.
  public var end: Angle { start + span }

  /// Whether the sweep is a full turn, so that its ends meet.
  public var isFullCircle: Bool { abs(span.degrees) >= 360 }

  /// The reading, or the end of the domain that is nearest to it.
  public func clamped(_ value: Double) -> Double {
    min(max(value, domain.lowerBound), domain.upperBound)
  }

  /// The part of the sweep below a reading, 0 … 1.
  public func part(of value: Double) -> Double {
    guard !isStill else { return 0 }
    let inside = comesRound ? wrapped(value) : clamped(value)
    if case .linear = mapping { return (inside - domain.lowerBound) / extent }
    return openPart(of: inside)
  }

  /// The direction of a reading.
  public func angle(of value: Double) -> Angle {
    if outside == .revolve { return angle(at: openPart(of: value)) }
    guard !domain.contains(value) else { return angle(at: part(of: value)) }
    let room = overshoot
    return angle(at: room == 0 ? part(of: value) : min(max(openPart(of: value), -room), 1 + room))
  }

  /// Whether the sweep passes a direction, or ends within an angle of it.
  func passes(_ direction: Angle, within room: Angle) -> Bool {
    let low = min(start.degrees, end.degrees) - room.degrees
    let turns = ((direction.degrees - low) / 360).rounded(.down)
    return direction.degrees - turns * 360 <= max(start.degrees, end.degrees) + room.degrees
  }

  /// The direction in which a part of the sweep ends.
  func angle(at part: Double) -> Angle { start + span * (isReversed ? 1 - part : part) }

  /// The reading below which a part of the sweep lies, found by halving.
  func value(at part: Double) -> Double {
    if part <= 0 { return domain.lowerBound }
    if part >= 1 { return domain.upperBound }
    var (low, high) = (domain.lowerBound, domain.upperBound)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.part(of: middle) < part { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The fraction of the sweep below a reading, which continues beyond 0 … 1 outside the domain.
  func openPart(of value: Double) -> Double {
    guard !isStill else { return 0 }
    let rule = mapping.rule
    let low = rule.height(of: domain.lowerBound, in: domain)
    let high = rule.height(of: domain.upperBound, in: domain)
    return (rule.height(of: value, in: domain) - low) / (high - low)
  }
}

extension Scale {
  /// Throws for an invalid scale.
  public func check() throws(DialError) {
    let limit = 1e12
    guard abs(domain.lowerBound) < limit, abs(domain.upperBound) < limit else {
      throw DialError("domain", "must lie within 1e12 of zero")
    }
    if isStill { return }
    guard extent > 0 else {
      throw DialError("domain", "must have an upper end above the lower one")
    }
    guard abs(start.degrees) <= 360 else { throw DialError("start", "must lie in -360 … 360°") }
    guard span != .zero, abs(span.degrees) <= 360 else {
      throw DialError("span", "must lie in -360 … 360° and not be zero")
    }
    try mapping.rule.check(domain)
    try checkOutside()
    try ticks.check(on: self)
  }
}

extension Scale {
  /// A reading in words on a scale of times, dates or categories; nil on others.
  ///
  /// Times are written as `m:ss` or `h:mm`, depending on the greatest reading of the scale, with
  /// seconds only if the labels need them; below a minute they are plain seconds, and whole days
  /// are written as `2 d`.
  ///
  /// - Parameter step: the time between one reading that is told and the next, in seconds.
  func words(for value: Double, every step: Double) -> String? {
    switch mapping {
    case .category(let names):
      return CategoryMapping(names: names).name(
        of: comesRound ? wrapped(value) : value)
    case .time:
      let most = max(abs(domain.lowerBound), abs(domain.upperBound))
      guard most >= 60 else { return nil }
      let sign = value <= -0.5 ? "\u{2212}" : ""
      let seconds = Int(min(abs(value), 1e12).rounded())
      if most >= 86_400, step.isWhole(86_400) { return "\(sign)\(seconds / 86_400)\u{a0}d" }
      let rest = [seconds / 3600, seconds / 60 % 60, seconds % 60]
      // Beyond its end, a scale of minutes has more than sixty.
      if most < 3600 { return sign + "\(seconds / 60):" + rest[2].twoDigits }
      let minutes = sign + "\(rest[0]):" + rest[1].twoDigits
      return step.isWhole(60) ? minutes : minutes + ":" + rest[2].twoDigits
    case .date: return DateMapping.words(for: value, every: step)
    default: return nil
    }
  }

  /// A reading that stands alone in words: a date with its year and time.
  ///
  /// - Parameter step: the least part of a time that is told, in seconds.
  func wordsAlone(for value: Double, every step: Double) -> String? {
    if case .date = mapping { return words(for: value, every: .infinity) }
    return words(for: value, every: step)
  }

  /// A reading that stands alone, in words or in figures. On an endless scale it is one of the first turn,
  /// and one that is rounded to the upper end is spelled as the lower end.
  func spelled(_ value: Double, _ style: NumberStyle) -> String {
    let value = outside == .wrap && !mapping.hasNames ? wrapped(value) : value
    func text(_ value: Double) -> String {
      wordsAlone(for: value, every: 1) ?? style.string(value)
    }
    let own = text(value)
    guard isEndless, !mapping.hasNames, own == text(domain.upperBound) else { return own }
    return text(domain.lowerBound)
  }
}
