/// The numbers that a key takes.
package struct KeyRange: Hashable, Sendable {
  /// An end of a range.
  package struct Bound: Hashable, Sendable {
    package let value: Double
    /// Whether the value itself lies outside.
    package let isExclusive: Bool
  }

  /// The lower end; nil for none.
  package let lower: Bound?
  /// The upper end; nil for none.
  package let upper: Bound?
  /// The only numbers allowed; nil for all between the ends.
  package var members: [Double]?

  /// The bound of lengths, beyond which coordinates cannot be written.
  static let greatestLength = 1e6

  /// Numbers above a limit and below an upper one.
  package static func above(_ limit: Double, below upper: Double = greatestLength) -> KeyRange {
    KeyRange(
      lower: Bound(value: limit, isExclusive: true), upper: Bound(value: upper, isExclusive: true))
  }

  /// Numbers from a limit on and below an upper one.
  package static func atLeast(_ limit: Double, below upper: Double = greatestLength) -> KeyRange {
    KeyRange(
      lower: Bound(value: limit, isExclusive: false), upper: Bound(value: upper, isExclusive: true))
  }

  /// Numbers whose magnitude is below a limit.
  package static func within(_ limit: Double) -> KeyRange {
    KeyRange(
      lower: Bound(value: -limit, isExclusive: true), upper: Bound(value: limit, isExclusive: true))
  }

  /// Numbers between two ends, both included.
  package static func `in`(_ range: ClosedRange<Double>) -> KeyRange {
    KeyRange(
      lower: Bound(value: range.lowerBound, isExclusive: false),
      upper: Bound(value: range.upperBound, isExclusive: false))
  }

  /// Parts of a whole.
  static let fraction = KeyRange.in(0...1)

  /// The readings of dials.
  package static let readings = KeyRange.within(1e12)
  /// The bases of logarithmic scales.
  package static let logarithmBases = KeyRange(
    lower: Bound(value: 1, isExclusive: true), upper: Bound(value: 1e6, isExclusive: false))
  /// The exponents of power scales.
  package static let exponents = KeyRange.in(0.05...20)
  /// The readings up to which symmetric logarithmic scales are nearly linear.
  package static let thresholds = KeyRange.in(1e-9...1e9)

  /// Some numbers and no others.
  package static func only(_ members: [Double]) -> KeyRange {
    KeyRange(lower: nil, upper: nil, members: members)
  }

  /// Whether a number may be used; never true for NaN.
  package func contains(_ value: Double) -> Bool {
    if let members { return members.contains(value) }
    guard let lower, let upper else { return value.isFinite }
    return (lower.isExclusive ? value > lower.value : value >= lower.value)
      && (upper.isExclusive ? value < upper.value : value <= upper.value)
  }

  /// Throws unless a number may be used.
  ///
  /// - Parameter field: the property that holds it, which the message names.
  package func check(_ field: String, _ value: Double) throws(DialError) {
    guard contains(value) else { throw DialError(field, requirement) }
  }

  /// The sentence of a message, behind the name of the key.
  package var requirement: String {
    if let members { return "must be \(members.map(Self.shown).joined(separator: " or "))" }
    guard let lower, let upper else { return "must be finite" }
    let (low, high) = (Self.shown(lower.value), Self.shown(upper.value))
    return switch (lower.isExclusive, upper.isExclusive) {
    case (true, true) where lower.value == -upper.value: "must lie within \(high) of zero"
    case (true, true): "must be more than \(low) and below \(high)"
    case (false, true): "must be \(low) or more and below \(high)"
    case (true, false): "must be more than \(low) and at most \(high)"
    case (false, false): "must lie in \(low == "zero" ? "0" : low) … \(high)"
    }
  }

  /// A noun with the range, as lists of keys have it: `number above 0`.
  package func words(of noun: String) -> String {
    func shown(_ value: Double) -> String { value == 0 ? "0" : Self.shown(value) }
    if let members { return members.map(shown).joined(separator: " or ") }
    guard let lower, let upper else { return noun }
    if !lower.isExclusive, !upper.isExclusive {
      return "\(noun) \(shown(lower.value)) … \(shown(upper.value))"
    }
    // The upper limits of lengths and readings are there for the writer alone.
    if lower.value == -upper.value { return noun }
    return "\(noun) \(lower.isExclusive ? "above" : "from") \(shown(lower.value))"
  }

  private static func shown(_ value: Double) -> String {
    if value == 0 { return "zero" }
    guard abs(value) < 1e15, let whole = Int(exactly: value) else {
      return "\(value)".replacing("e-0", with: "e-")
    }
    let digits = "\(whole)"
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    return zeros > 4 ? "\(digits.dropLast(zeros))e\(zeros)" : digits
  }
}
