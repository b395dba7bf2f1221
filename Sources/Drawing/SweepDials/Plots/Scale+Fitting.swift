import SweepGeometry

extension Scale {
  /// A scale that just contains some readings; a linear one with round ends begins at zero if the
  /// least reading is at most half of the greatest.
  ///
  ///
  /// - Parameter values: the readings; without any the scale is from 0 to 100.
  /// - Parameter low: the lower end, if it is fixed.
  /// - Parameter high: the upper end, if it is fixed.
  /// - Parameter isRounded: whether ends that are not given are moved outwards to round readings, as
  ///   far as linear and logarithmic scales have any.
  public static func fitting(
    _ values: [Double], from low: Double? = nil, to high: Double? = nil,
    mapping: Mapping = .linear, isRounded: Bool = true
  ) -> Scale {
    let fit = values.filter { mapping.canStand($0) }
    var lower = low ?? fit.min() ?? min(0, high ?? 0)
    var upper = high ?? fit.max() ?? max(100, lower + 100)
    if lower == upper {
      let room = max(abs(lower) * 0.1, 1)
      if low == nil { lower -= mapping.isLog ? lower / 2 : room }
      if high == nil { upper += room }
    }
    if isRounded, mapping == .linear {
      if low == nil, lower > 0, lower <= upper / 2 { lower = 0 }
      if high == nil, upper < 0, upper >= lower / 2 { upper = 0 }
    }
    guard lower < upper else { return Scale(min(lower, upper)...max(lower, upper)) }
    var scale = Scale(lower...upper, mapping: mapping)
    guard isRounded, (1e-15..<1e12).contains(upper - lower), mapping.canStand(lower) else {
      return scale
    }
    let ends = mapping.roundEnds(of: scale)
    let (start, end) = (low ?? ends.low, high ?? ends.high)
    if start < end { scale.domain = start...end }
    return scale
  }

  /// The scale laid along a straight line, so that marks can be chosen for it.
  ///
  /// - Parameter length: the length of the line.
  /// - Parameter spacing: the least distance of major marks.
  func straight(_ length: Double, spacing: Double) -> Scale {
    var scale = self
    scale.start = .zero
    // Major marks are at least 16° apart; a full circle would leave one out where its ends meet.
    scale.span = .degrees(min(max(16 * length / spacing, 17), 359))
    return scale
  }

  /// The readings of marks of a level that no heavier one has.
  func readings(_ level: Ticks.Level) throws(DialError) -> [Double] {
    if let marks = try marks() { return marks[level] }
    let major = try readings(every: steps.major)
    if level == .major { return major }
    let middle = try readings(every: steps.middle).without(major)
    if level == .middle { return middle }
    return try readings(every: steps.minor).without(major).without(middle)
  }
}

extension Scale.Mapping {
  fileprivate var isLog: Bool { if case .log = self { true } else { false } }

  /// Whether a reading has a place on a scale of the kind.
  fileprivate func canStand(_ value: Double) -> Bool { value.isFinite && (!isLog || value > 0) }

  fileprivate func roundEnds(of scale: Scale) -> (low: Double, high: Double) {
    let (low, high) = (scale.domain.lowerBound, scale.domain.upperBound)
    let slack = 1e-9
    switch self {
    case .linear, .power, .symmetricLog:
      let step = scale.niceStep(count: 5)
      return (
        (low / step + slack).rounded(.down) * step, (high / step - slack).rounded(.up) * step
      )
    case .log(let base):
      let unit = logarithm(base)
      return (
        SweepGeometry.power(base, (logarithm(low) / unit + slack).rounded(.down)),
        SweepGeometry.power(base, (logarithm(high) / unit - slack).rounded(.up))
      )
    case .time, .date, .category, .piecewise: return (low, high)
    }
  }
}
