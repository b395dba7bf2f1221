import SweepGeometry

/// The position grows with a power of the reading; on both sides of zero alike.
struct PowerMapping: MappingRule {
  let exponent: Double

  func height(of value: Double, in domain: ClosedRange<Double>) -> Double {
    let height = power(abs(value), exponent)
    return value < 0 ? -height : height
  }

  func check(_ domain: ClosedRange<Double>) throws(DialError) {
    try KeyRange.exponents.check("exponent", exponent)
    try checkWidth(of: domain)
  }

  /// Round readings, at least 14° apart at their densest; if these are few, as many as are clear of
  /// each other from the wide end on, as on the scale of a flow meter.
  func marks(on scale: Scale) throws(DialError) -> ScaleMarks? {
    let even = try scale.marks(step: scale.evenStep(apart: 14))
    guard even.major.count < 5 else { return even }
    let step = scale.niceStep(count: 11)
    let major = try spread(scale.readings(every: step), apart: 14, on: scale)
    guard major.count > even.major.count else { return even }
    let fine = try scale.readings(every: step / 2)
    let minor = spread(fine, apart: 3, on: scale)
    return ScaleMarks(major: major, minor: minor.without(major), fewer: [even.major])
  }

  /// The first and the last of rising readings, and those between that stand clear from the end on
  /// where they have more room.
  private func spread(_ values: [Double], apart degrees: Double, on scale: Scale) -> [Double] {
    guard let first = values.first, let last = values.last, values.count > 2 else { return values }
    func turn(_ a: Double, _ b: Double) -> Double {
      abs((scale.angle(of: a) - scale.angle(of: b)).degrees)
    }
    let isRoomyAbove = turn(last, values[values.count - 2]) > turn(values[1], first)
    let (start, end) = isRoomyAbove ? (last, first) : (first, last)
    var kept = [start]
    for value in isRoomyAbove ? values.reversed() : values
    where turn(value, kept[kept.count - 1]) >= degrees && turn(value, end) >= degrees {
      kept.append(value)
    }
    return (kept + [end]).sorted()
  }
}
