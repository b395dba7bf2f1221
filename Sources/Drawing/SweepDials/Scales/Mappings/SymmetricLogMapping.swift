import SweepGeometry

/// Logarithmic on both sides of zero: the sign of the reading times ln(1 + |reading| / threshold).
///
/// J. Beau W. Webber, "A bi-symmetric log transformation for wide-range data", 2013.
struct SymmetricLogMapping: MappingRule {
  let threshold: Double

  func height(of value: Double, in domain: ClosedRange<Double>) -> Double {
    let height = logarithm(1 + abs(value) / threshold)
    return value < 0 ? -height : height
  }

  func check(_ domain: ClosedRange<Double>) throws(DialError) {
    try KeyRange.thresholds.check("threshold", threshold)
    try checkWidth(of: domain)
  }

  /// Zero and, from the threshold on, powers of ten with the factors, on both sides.
  func multiples(_ factors: [Double], on scale: Scale) -> [Double] {
    let reach = max(abs(scale.domain.lowerBound), abs(scale.domain.upperBound))
    guard reach > threshold else { return scale.inside([0]) }
    let half = Scale(threshold...reach, mapping: .log())
    let values = LogMapping(base: 10).multiples(factors, on: half)
    return scale.inside(values.map { -$0 } + [0] + values)
  }

  func marks(on scale: Scale) throws(DialError) -> ScaleMarks? {
    let powers = multiples([1], on: scale)
    let major = spread(powers, apart: 12, on: scale)
    // Near zero, where steps are even, a logarithm has no marks to offer.
    guard major.count >= 3 else { return try scale.marks(step: scale.evenStep(apart: 8)) }
    let all = multiples((1...9).map(Double.init), on: scale)
    let minor = spread(scale.inside(all + major), apart: 1.6, on: scale)
    return ScaleMarks(major: major, minor: minor.without(major))
  }

  func marks(on scale: Scale, count: Int) throws(DialError) -> ScaleMarks {
    let all = [[1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 5], [1]].map { multiples($0, on: scale) }
    let misses = all.map { abs($0.count - count) }
    let index = misses.firstIndex(of: misses.min() ?? 0) ?? 0
    return ScaleMarks(major: all[index], fewer: Array(all[(index + 1)...]))
  }

  /// The readings that are clear of each other, chosen from zero outwards.
  private func spread(_ values: [Double], apart degrees: Double, on scale: Scale) -> [Double] {
    func outwards(_ values: [Double]) -> [Double] {
      var kept: [Double] = []
      for value in values {
        let before = scale.angle(of: kept.last ?? 0)
        if abs((scale.angle(of: value) - before).degrees) >= degrees { kept.append(value) }
      }
      return kept
    }
    let below = outwards(values.filter { $0 < 0 }.reversed())
    return below.reversed() + values.filter { $0 == 0 } + outwards(values.filter { $0 > 0 })
  }
}
