import SweepGeometry

/// Linear between stops, and beyond the ends as the outermost stretches are.
struct PiecewiseMapping: MappingRule {
  let stops: [Scale.Stop]

  /// The stops with the ends of the domain.
  private func bends(_ domain: ClosedRange<Double>) -> [Scale.Stop] {
    [Scale.Stop(domain.lowerBound, at: 0)] + stops + [Scale.Stop(domain.upperBound, at: 1)]
  }

  func height(of value: Double, in domain: ClosedRange<Double>) -> Double {
    let bends = bends(domain)
    let upper = bends.dropFirst().dropLast().firstIndex { value < $0.value } ?? bends.count - 1
    let (low, high) = (bends[upper - 1], bends[upper])
    return low.part + (high.part - low.part) * (value - low.value) / (high.value - low.value)
  }

  func check(_ domain: ClosedRange<Double>) throws(DialError) {
    guard (1...100).contains(stops.count) else {
      throw DialError("stops", "must be 1 … 100 readings with their parts of the sweep")
    }
    try checkWidth(of: domain)
    let bends = bends(domain)
    let least = 1e-12 * (domain.upperBound - domain.lowerBound)
    guard zip(bends, bends.dropFirst()).allSatisfy({ $1.value - $0.value >= least }) else {
      throw DialError(
        "stops", "must have readings that rise from one end of the domain to the other")
    }
    guard zip(bends, bends.dropFirst()).allSatisfy({ $1.part - $0.part >= 1e-3 }) else {
      throw DialError("stops", "must have parts that rise from 0 to 1 by 0.001 at least")
    }
  }

  /// Stretches have the marks of linear scales; stops are major marks and displace others nearby.
  func marks(on scale: Scale) throws(DialError) -> ScaleMarks? {
    let bends = bends(scale.domain)
    var marks = ScaleMarks(major: bends.map(\.value))
    for (low, high) in zip(bends, bends.dropFirst()) {
      let stretch = Scale(low.value...high.value, span: scale.span * (high.part - low.part))
      let steps = stretch.steps
      func readings(every step: Double) throws(DialError) -> [Double] {
        let room = { (value: Double) in
          min(abs(value - low.value), abs(high.value - value)) >= step * 0.4
        }
        return try stretch.readings(every: step).filter(room)
      }
      marks.major += try readings(every: steps.major)
      marks.middle += try readings(every: steps.middle)
      marks.minor += try readings(every: steps.minor)
    }
    marks.major = scale.inside(marks.major)
    marks.middle = scale.inside(marks.middle).without(marks.major)
    marks.minor = scale.inside(marks.minor).without(marks.major).without(marks.middle)
    return marks
  }
}
