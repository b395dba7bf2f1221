import SweepGeometry

/// The position grows with a power of the reading; on both sides of zero alike.
struct PowerMapping: MappingRule {
  let exponent: Double

  func height(of value: Double, in domain: ClosedRange<Double>) -> Double {
    let height = power(abs(value), exponent)
    return value < 0 ? -height : height
  }

  func check(_ domain: ClosedRange<Double>) throws(DialError) {
    guard (0.05...20).contains(exponent) else {
      throw DialError("exponent", "must lie in 0.05 … 20")
    }
    guard domain.upperBound - domain.lowerBound >= 1e-6 else {
      throw DialError("domain", "must be at least 1e-6 wide")
    }
  }

  /// Round readings, at least 14° apart where they are crowded most.
  func marks(on scale: Scale) throws(DialError) -> ScaleMarks? {
    try scale.marks(step: scale.evenStep(apart: 14))
  }
}
