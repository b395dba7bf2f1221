public import SweepGeometry

/// A linear map from readings to directions on a dial, from a start angle over a span.
///
/// Readings outside the domain are clamped to its ends, so that a needle stays on the dial.
///
/// ```swift
/// let scale = Scale(0...280)
/// scale.angle(of: 140)  // 0.3°: just past the top
/// ```
public struct Scale: Hashable, Sendable {
  /// The readings that the scale covers.
  public var domain: ClosedRange<Double>
  /// The direction of the lower end, 0° being 12 o'clock; -118.4° by default.
  public var start: Angle
  /// The turn from the lower end to the upper one, at most 360°; 237.4° by default. A negative
  /// span runs counterclockwise.
  public var span: Angle
  /// Whether the upper end of the domain stands at the start; false by default.
  public var isReversed: Bool

  /// Makes a scale; by default 0 … 100 over the sweep of a speedometer.
  public init(
    _ domain: ClosedRange<Double> = 0...100, start: Angle = .degrees(-118.4),
    span: Angle = .degrees(237.4), isReversed: Bool = false
  ) {
    self.domain = domain
    self.start = start
    self.span = span
    self.isReversed = isReversed
  }

  /// The extent of the domain.
  public var extent: Double { domain.upperBound - domain.lowerBound }

  /// The direction of the upper end of the sweep.
  public var end: Angle { start + span }

  /// Whether the sweep goes all the way round, so that its ends meet.
  public var isFullCircle: Bool { abs(span.degrees) >= 360 }

  /// The reading, or the end of the domain that is nearest to it.
  public func clamped(_ value: Double) -> Double {
    min(max(value, domain.lowerBound), domain.upperBound)
  }

  /// The part of the domain below a reading, 0 … 1.
  public func part(of value: Double) -> Double { (clamped(value) - domain.lowerBound) / extent }

  /// The direction in which a reading stands.
  public func angle(of value: Double) -> Angle {
    start + span * (isReversed ? 1 - part(of: value) : part(of: value))
  }

  /// Throws what makes the scale impossible.
  public func check() throws(DialError) {
    let limit = 1e9
    guard abs(domain.lowerBound) < limit, abs(domain.upperBound) < limit else {
      throw DialError("domain", "must lie within 1e9 of zero")
    }
    guard extent > 0 else {
      throw DialError("domain", "must have an upper end above the lower one")
    }
    guard extent >= 1e-6 else { throw DialError("domain", "must be at least 1e-6 wide") }
    guard abs(start.degrees) <= 360 else { throw DialError("start", "must lie in -360 … 360°") }
    guard span != .zero, abs(span.degrees) <= 360 else {
      throw DialError("span", "must lie in -360 … 360° and not be zero")
    }
  }
}
