/// The major marks and labels of a scale, and the number of minor marks between them.
///
/// ```swift
/// Scale(0...240, ticks: TickRule(.step(40), minor: 3))
/// Scale(20...20_000, mapping: .log(), ticks: TickRule(.perDecade([1, 2, 5])))
/// Scale(0...100, ticks: .edges(of: Bands([60, 85])))  // 0, 60, 85, 100
/// ```
public struct TickRule: Hashable, Sendable {
  /// The readings with major marks.
  public enum Majors: Hashable, Sendable {
    /// At readings that fit: round ones at least 16° apart on a linear scale.
    case automatic
    /// At about as many round readings: 1, 2, 2.5 or 5 times a power of ten, or units of time.
    case count(Int)
    /// At the multiples of a step, in units of the scale.
    case step(Double)
    /// At whole readings that fit: for counts, which have no minor marks.
    case whole
    /// At both ends of the scale and between them in so many equal steps, round or not.
    case divisions(Int)
    /// At given readings; those outside the domain are ignored.
    case values([Double])
    /// At the limits of bands, and at the ends of the scale.
    case bandEdges([Double])
    /// At multiples of the powers of the base: 1; 1, 2, 5; or 1 … 9.
    case perDecade([Double])
  }

  /// The readings with major marks.
  public var majors: Majors
  /// The number of minor marks between major ones, evenly spread; by default as many as fit.
  public var minor: Int?

  /// Makes a rule.
  public init(_ majors: Majors = .automatic, minor: Int? = nil) {
    self.majors = majors
    self.minor = minor
  }

  /// Makes the rule of a step in units of the scale, or, for none, of marks that fit.
  init(step: Double?, minor: Int? = nil) {
    self.init(step.map { .step($0) } ?? .automatic, minor: minor)
  }

  /// Marks that fit.
  public static let automatic = TickRule()

  /// Marks where bands begin and end, and at the ends of the scale.
  public static func edges(of bands: Bands) -> TickRule { TickRule(.bandEdges(bands.limits)) }

  /// How many major marks there may be about.
  package static let counts = KeyRange.in(2...200)
  /// How many steps of equal length there may be.
  package static let divisionCounts = KeyRange.in(1...200)
  /// How many minor marks there may be between two major ones.
  package static let minorCounts = KeyRange.in(0...50)

  func check(on scale: Scale) throws(DialError) {
    if let minor { try Self.minorCounts.check("minor", Double(minor)) }
    switch majors {
    case .automatic, .whole: break
    case .count(let count):
      try Self.counts.check("count", Double(count))
      if case .category = scale.mapping {
        throw DialError("count", "has no meaning where the sectors are given")
      }
    case .divisions(let count):
      try Self.divisionCounts.check("divisions", Double(count))
      if case .category = scale.mapping {
        throw DialError("divisions", "has no meaning where the sectors are given")
      }
    case .step(let step):
      guard step > 0, scale.extent / step <= 2000 else {
        let least = NumberStyle().string(Scale.niceStep(atLeast: scale.extent / 2000))
        let limit = step > 0 ? "\(least) or more" : "more than zero"
        throw DialError("step", "must be \(limit) and make at most 2000 marks")
      }
      guard scale.extent / step * Double((minor ?? 0) + 1) <= 2000 else {
        throw DialError("minor", "must make at most 2000 marks")
      }
    case .values(let values): try Self.check(values, "values")
    case .bandEdges(let limits): try Self.check(limits, "bands")
    case .perDecade(let factors):
      try LogMapping.check(factors, on: scale.mapping)
    }
  }

  private static func check(_ values: [Double], _ field: String) throws(DialError) {
    guard values.count <= 2000, values.allSatisfy({ abs($0) < 1e12 }) else {
      throw DialError(field, "must be at most 2000 readings within 1e12 of zero")
    }
  }
}
