import SweepDiagnostics
import SweepDials
import SweepGeometry

/// A scale as documents write it.
struct ScaleSettings: NamedSettings {
  var kind: Kind?
  var domain: [Double]?
  var start = Scale().start
  var span = Scale().span
  var isReversed = false
  var outside: Outside?
  var overshoot: Angle?
  var base: Double?
  var exponent: Double?
  var stops: [[Double]]?
  var angles: [[Double]]?
  var threshold: Double?
  var categories: [String]?
  var ticks = TickRule.automatic
  var empty: Angle?

  /// The mapping of readings over the turn.
  enum Kind: String, Sendable, CaseIterable {
    case linear, log, power, piecewise, symlog, time, date, category
  }

  /// The treatment of readings outside the domain.
  enum Outside: String, Sendable, CaseIterable {
    case clamp, wrap, revolve, overshoot
  }

  static let keys: KeyTable<ScaleSettings> = KeyTable([
    Key("kind", \.kind, optional: .choice, "The kind of scale; by default linear."),
    Key(
      "domain", \.domain, optional: .quantities(count: 2),
      "The readings at both ends; by default 0 and 100. With the upper one first, the scale is reversed."
    ),
    Key("start", \.start, .angle, "The direction of the lower end; 0 is 12 o'clock."),
    Key("span", \.span, .angle, "The turn from the lower end to the upper one, clockwise."),
    Key("reversed", \.isReversed, .boolean, "Whether the upper end is at the start."),
    Key(
      "outside", \.outside, optional: .choice,
      "The place of readings outside the domain: at the nearest end, round again, after whole turns, or beyond the end; by default 4° beyond it where there is room."
    ),
    Key(
      "overshoot", \.overshoot, optional: .angle,
      "How far a hand may overshoot an end; by default 4."),
    Key(
      "base", \.base, optional: .number(.logarithmBases), "The base of a log scale; by default 10."),
    Key("exponent", \.exponent, optional: .number(.exponents), "The exponent of a power scale."),
    Key(
      "stops", \.stops, optional: .list(of: .numbers(count: 2)),
      "Readings of a piecewise scale with the share of the turn below each, as in [[60, 0.5]]."),
    Key(
      "angles", \.angles, optional: .list(of: .numbers(count: 2)),
      "Readings with their directions in degrees, as in [[0, -120], [60, 20], [100, 120]], instead of 'domain', 'start' and 'span'; in between, equal differences take equal turns."
    ),
    Key(
      "threshold", \.threshold, optional: .number(.thresholds),
      "The reading up to which a symlog scale is nearly linear; by default 1."),
    Key(
      "categories", \.categories, optional: .list(of: .text),
      "The names of the sectors of a category scale; the first has the reading 0."),
    Key("ticks", \.ticks, .document(.tickRule), "At which readings marks and labels stand."),
    Key(
      "empty", \.empty, optional: .angle,
      "The direction of all readings if the upper end is not above the lower one; by default an error."
    ),
  ])

  static let (noun, code) = ("scale", DiagnosticCode.impossibleScale)

  func value(_ node: Node, _ decoding: inout Decoding) throws(DialError) -> Scale? {
    if let empty, let domain, domain[0] >= domain[1] { return .still(at: empty) }
    if let angles { return try scale(through: angles) }
    let ends = ScaleEnds(domain?[0], domain?[1])
    let scale = Scale(
      try range(ends), start: start, span: span, isReversed: isReversed != ends.areReversed,
      mapping: try mapping(),
      outside: try outsideRule(), ticks: ticks)
    try scale.check()
    return scale
  }

  private func range(_ ends: ScaleEnds) throws(DialError) -> ClosedRange<Double> {
    if kind == .category, let categories, domain == nil {
      return Scale(categories: categories).domain
    }
    let (low, high) = (ends.low ?? 0, ends.high ?? 100)
    // A range traps when its ends are the wrong way round, so that it is made only afterwards.
    guard low < high else { throw DialError("domain", "must have two different ends") }
    return low...high
  }
}

/// The ends of a scale in rising order.
struct ScaleEnds {
  let low: Double?
  let high: Double?
  /// Whether the first end is above the second, so that the scale runs backwards.
  let areReversed: Bool

  init(_ first: Double?, _ second: Double?) {
    areReversed = if let first, let second { first > second } else { false }
    (low, high) = areReversed ? (second, first) : (first, second)
  }
}
