import SweepGeometry

/// Linear in seconds, with marks where clocks and calendars have them.
struct TimeMapping: MappingRule {
  func height(of value: Double, in domain: ClosedRange<Double>) -> Double { value }

  /// The steps that people count time in, in seconds: of seconds, minutes, hours, days, weeks.
  private static let units: [Double] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400,
    172_800, 604_800, 1_209_600, 2_419_200,
  ]

  /// All steps that may suit a scale, the shortest first: below seconds and beyond weeks in tens.
  private func steps(on scale: Scale) -> [Double] {
    let fine = Self.tens(scale.extent / 1000, below: 1)
    let coarse = Self.tens(10 * 86_400, below: scale.extent * 2)
    return fine + Self.units + coarse.filter { $0 > 2_419_200 }
  }

  private static func tens(_ least: Double, below limit: Double) -> [Double] {
    var steps: [Double] = []
    var step = Scale.niceStep(atLeast: least)
    while step < limit * (1 - 1e-9) {
      steps.append(step)
      step = Scale.niceStep(atLeast: step * 1.5)
    }
    return steps
  }

  func marks(on scale: Scale) throws(DialError) -> ScaleMarks? {
    let steps = steps(on: scale)
    let turn = abs(scale.span.degrees) / scale.extent
    // Beyond some days hours of the day are no places to read a scale by.
    let least: Double = scale.extent >= 3 * 86_400 ? 86_400 : 0
    let fitting = steps.indices.filter { steps[$0] * turn >= 16 && steps[$0] >= least }
    // At the joint of a circle, a step that does not close it would leave two marks together.
    let closing = fitting.prefix(4).first { scale.isFullCircle && scale.extent.isWhole(steps[$0]) }
    let major = closing ?? fitting.first ?? steps.count - 1
    return try marks(on: scale, steps, major: major)
  }

  func marks(on scale: Scale, count: Int) throws(DialError) -> ScaleMarks {
    let steps = steps(on: scale).filter { scale.extent / $0 <= 1000 }
    var best = (index: steps.count - 1, miss: Int.max)
    for (index, step) in steps.enumerated() {
      let miss = abs(try scale.readings(every: step).count - count)
      if miss <= best.miss { best = (index, miss) }
    }
    return try marks(on: scale, steps, major: best.index)
  }

  private func marks(
    on scale: Scale, _ steps: [Double], major index: Int
  ) throws(DialError) -> ScaleMarks {
    let major = steps[index]
    let turn = abs(scale.span.degrees) / scale.extent
    // Five seconds or minutes have marks at single ones, and none at parts of them.
    let least: Double = major >= 300 ? 60 : major >= 5 ? 1 : 0
    let finer = steps[..<index].filter {
      $0 >= least && major.isWhole($0) && $0 * turn >= 1.6
    }
    var marks = ScaleMarks(major: try scale.readings(every: major))
    for step in steps[(index + 1)...] where step.isWhole(major) {
      marks.fewer.append(try scale.readings(every: step))
    }
    guard let minor = finer.first else { return marks }
    let middle = finer.last { $0 > minor && $0.isWhole(minor) }
    if let middle { marks.middle = try scale.readings(every: middle).without(marks.major) }
    marks.minor = try scale.readings(every: minor).without(marks.major).without(marks.middle)
    return marks
  }
}
