import SweepGeometry

/// Equal ratios take equal turns.
struct LogMapping: MappingRule {
  let base: Double

  func height(of value: Double, in domain: ClosedRange<Double>) -> Double {
    value > 0 ? logarithm(value) : -.infinity
  }

  func check(_ domain: ClosedRange<Double>) throws(DialError) {
    try KeyRange.logarithmBases.check("base", base)
    guard domain.lowerBound > 0 else {
      throw DialError("domain", "must lie above zero on a logarithmic scale")
    }
    guard domain.lowerBound >= 1e-15, domain.upperBound / domain.lowerBound >= 1 + 1e-6 else {
      throw DialError("domain", "must begin at 1e-15 or above and be a millionth wide")
    }
    guard logarithm(domain.upperBound / domain.lowerBound) / logarithm(base) <= 200 else {
      throw DialError("base", "must have at most 200 powers in the domain")
    }
  }

  /// The turn that one power of the base takes, in degrees.
  func decade(on scale: Scale) -> Double {
    let ratio = scale.domain.upperBound / scale.domain.lowerBound
    return abs(scale.span.degrees) * logarithm(base) / logarithm(ratio)
  }

  /// The powers of the base times some factors, on the scale.
  func multiples(_ factors: [Double], every step: Int = 1, on scale: Scale) -> [Double] {
    let low = Int((logarithm(scale.domain.lowerBound) / logarithm(base)).rounded(.down)) - 1
    let high = Int((logarithm(scale.domain.upperBound) / logarithm(base)).rounded(.up)) + 1
    let values = (low...high).filter { $0 % step == 0 }.flatMap { exponent in
      factors.map { factor in
        // A whole power is exact, so that its inverse is the number nearest to the decimal one.
        exponent < 0
          ? factor / power(base, Double(-exponent)) : factor * power(base, Double(exponent))
      }
    }
    let slack = 1e-9
    return values.filter {
      $0 >= scale.domain.lowerBound * (1 - slack) && $0 <= scale.domain.upperBound * (1 + slack)
    }
  }
}

extension LogMapping {
  /// All whole multiples below the base: 1 … 9 of ten.
  private var wholes: [Double] {
    base == base.rounded() && base <= 20 ? (1..<Int(base)).map(Double.init) : [1]
  }

  func marks(on scale: Scale) throws(DialError) -> ScaleMarks? {
    let choices = choices(on: scale)
    let isWide = base == 10 && decade(on: scale) >= 53
    let index = choices.firstIndex { $0.count >= 4 && scale.smallestGap($0) >= 16 }
    // Less than a decade has too few powers.
    if choices[1].count < 4 {
      let even = try scale.marks(step: scale.evenStep(apart: 14))
      if even.major.count >= 3 { return even }
    }
    return marks(choices, from: index ?? (isWide ? 1 : 2), on: scale)
  }

  func marks(on scale: Scale, count: Int) throws(DialError) -> ScaleMarks {
    let choices = choices(on: scale)
    let misses = choices.map { abs($0.count - count) }
    let index = misses.firstIndex(of: misses.min() ?? 0) ?? 0
    return marks(choices, from: index, on: scale)
  }

  /// The choices of major marks, from many to few: whole multiples, 1, 2 and 5, powers, every
  /// second power, …
  private func choices(on scale: Scale) -> [[Double]] {
    let few: [Double] = base == 10 ? [1, 2, 5] : [1]
    let powers = [1, 2, 3, 5, 10, 20, 50].map { multiples([1], every: $0, on: scale) }
    return [multiples(wholes, on: scale), multiples(few, on: scale)] + powers.filter { !$0.isEmpty }
  }

  /// One of the choices, with the other multiples between if they are clear of each other.
  private func marks(_ choices: [[Double]], from index: Int, on scale: Scale) -> ScaleMarks {
    let index = min(index, choices.count - 1)
    var marks = ScaleMarks(
      major: choices[index], fewer: Array(choices[(index + 1)...]))
    let finer = choices[..<index].filter { scale.smallestGap($0) >= 1.6 }
    marks.minor = finer.first?.without(marks.major) ?? []
    if base == 10, index == 2, scale.smallestGap(choices[0]) >= 1.6 {
      marks.middle = multiples([5], on: scale)
      marks.minor = marks.minor.without(marks.middle)
    }
    return marks
  }
}

extension LogMapping {
  static func check(_ factors: [Double], on mapping: Scale.Mapping) throws(DialError) {
    guard let base = base(of: mapping) else {
      throw DialError("perDecade", "needs a logarithmic scale")
    }
    guard (1...50).contains(factors.count), zip(factors, factors.dropFirst()).allSatisfy(<),
      factors.allSatisfy({ $0 >= 1 && $0 < base })
    else {
      throw DialError("perDecade", "must be rising multiples from 1 up to below the base")
    }
  }

  /// The powers of the base times factors as major marks, the other whole multiples as minor ones.
  static func marks(_ factors: [Double], on scale: Scale) -> ScaleMarks {
    guard let base = base(of: scale.mapping) else { return ScaleMarks() }
    let log = LogMapping(base: base)
    if case .symmetricLog(let threshold) = scale.mapping {
      let symmetric = SymmetricLogMapping(threshold: threshold)
      return ScaleMarks(major: symmetric.multiples(factors, on: scale))
    }
    var marks = ScaleMarks(
      major: log.multiples(factors, on: scale), fewer: [log.multiples([1], on: scale)])
    let wholes = log.multiples(log.wholes, on: scale)
    if scale.smallestGap(wholes) >= 1.6 { marks.minor = wholes.without(marks.major) }
    return marks
  }

  private static func base(of mapping: Scale.Mapping) -> Double? {
    switch mapping {
    case .log(let base): base
    case .symmetricLog: 10
    default: nil
    }
  }
}
