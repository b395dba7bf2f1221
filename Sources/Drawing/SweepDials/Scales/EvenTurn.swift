import SweepGeometry

/// What a linear scale does to readings, fetched once for many of them: the directions that
/// `angle(of:)` gives.
struct EvenTurn {
  private let domain: ClosedRange<Double>
  private let extent: Double
  private let start: Angle
  private let span: Angle
  private let isReversed: Bool

  /// Makes the turn of a scale; nil where readings are spread or end in another way.
  init?(_ scale: Scale) {
    guard case .linear = scale.mapping, case .clamp = scale.outside else { return nil }
    (domain, extent) = (scale.domain, scale.extent)
    (start, span, isReversed) = (scale.start, scale.span, scale.isReversed)
  }

  /// The direction in which a reading stands.
  @inline(__always)
  func angle(of value: Double) -> Angle {
    let inside = min(max(value, domain.lowerBound), domain.upperBound)
    let part = (inside - domain.lowerBound) / extent
    return start + span * (isReversed ? 1 - part : part)
  }

  /// The turn between two readings that are so far apart.
  func turn(by step: Double) -> Angle { span * ((isReversed ? -step : step) / extent) }
}
