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
