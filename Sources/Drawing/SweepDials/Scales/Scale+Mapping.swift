public import SweepGeometry

extension Scale {
  /// The distribution of readings over the turn of a scale.
  ///
  /// A position is a part of the sweep, 0 at the lower end of the domain and 1 at the upper one.
  public enum Mapping: Hashable, Sendable {
    /// Equal differences take equal turns.
    case linear
    /// Equal ratios take equal turns, on a domain above zero; the base sets the marks.
    case log(base: Double = 10)
    /// The position grows with a power of the reading: below 1 the lower end is spread, above 1 it
    /// is crowded. Readings below zero mirror those above.
    case power(exponent: Double)
    /// Linear between stops, so that one stretch of readings may take more room than another.
    case piecewise([Stop])
    /// Logarithmic on both sides of zero, and nearly linear within the threshold about it.
    case symmetricLog(threshold: Double = 1)
    /// Linear in seconds, with marks at seconds, minutes, hours and days.
    case time
    /// Linear in seconds since 1970-01-01 00:00, with marks at hours, days, months and years.
    case date
    /// One equal sector for each name; the first has the reading 0 in its middle.
    case category([String])
  }

  /// A reading with the position that it has on a piecewise scale.
  public struct Stop: Hashable, Sendable {
    /// The reading, inside the domain.
    public var value: Double
    /// The part of the sweep below it, between 0 and 1.
    public var part: Double

    /// Makes a stop.
    public init(_ value: Double, at part: Double) {
      self.value = value
      self.part = part
    }
  }

  /// Makes a scale of equal sectors with names; the readings 0, 1, 2 … are in their middles.
  public init(
    categories: [String], start: Angle = .degrees(-118.4), span: Angle = .degrees(237.4),
    isReversed: Bool = false, outside: Outside = .clamp
  ) {
    self.init(
      CategoryMapping(names: categories).domain, start: start, span: span, isReversed: isReversed,
      mapping: .category(categories), outside: outside)
  }
}

/// The operations of a kind of mapping.
protocol MappingRule {
  /// A unitless number that grows with the reading as its position does.
  func height(of value: Double, in domain: ClosedRange<Double>) -> Double
  /// Throws for a mapping that is invalid on a domain.
  func check(_ domain: ClosedRange<Double>) throws(DialError)
  /// The marks that fit a scale by default; nil for the plain steps of a linear scale.
  func marks(on scale: Scale) throws(DialError) -> ScaleMarks?
  /// About the requested number of marks.
  func marks(on scale: Scale, count: Int) throws(DialError) -> ScaleMarks
}

extension MappingRule {
  func check(_ domain: ClosedRange<Double>) throws(DialError) {
    try checkWidth(of: domain)
  }

  /// Throws for a domain whose readings doubles do not tell apart.
  func checkWidth(of domain: ClosedRange<Double>) throws(DialError) {
    let width = domain.upperBound - domain.lowerBound
    let greatest = max(abs(domain.lowerBound), abs(domain.upperBound))
    guard width >= 1e-15, width >= 1e-12 * greatest else {
      throw DialError("domain", "must be at least 1e-15 wide, and 1e-12 of the greater end")
    }
  }

  func marks(on scale: Scale, count: Int) throws(DialError) -> ScaleMarks {
    try scale.marks(step: scale.niceStep(count: count))
  }
}

extension Scale.Mapping {
  /// The operations of the kind.
  var rule: any MappingRule {
    switch self {
    case .linear: LinearMapping()
    case .log(let base): LogMapping(base: base)
    case .power(let exponent): PowerMapping(exponent: exponent)
    case .piecewise(let stops): PiecewiseMapping(stops: stops)
    case .symmetricLog(let threshold): SymmetricLogMapping(threshold: threshold)
    case .time: TimeMapping()
    case .date: DateMapping()
    case .category(let names): CategoryMapping(names: names)
    }
  }

  /// Whether equal differences take equal turns.
  var isEven: Bool {
    switch self {
    case .linear, .time, .date, .category: true
    case .log, .power, .piecewise, .symmetricLog: false
    }
  }
}

/// Equal differences take equal turns.
struct LinearMapping: MappingRule {
  func height(of value: Double, in domain: ClosedRange<Double>) -> Double { value }

  func marks(on scale: Scale) throws(DialError) -> ScaleMarks? { nil }
}
