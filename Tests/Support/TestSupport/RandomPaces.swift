package import SweepScene

extension SplitMix64 {
  /// A spring of any damping whose movement is not endless.
  package mutating func spring() -> SpringCurve {
    let mass = number(0.2...4)
    let stiffness = number(10...400)
    let ratio = number(0.08...1.6)
    return SpringCurve(
      mass: mass, stiffness: stiffness, damping: ratio * 2 * (mass * stiffness).squareRoot(),
      initialVelocity: number(-8...8))
  }

  /// A pace of any kind.
  package mutating func easing() -> TimingFunction {
    let side = EaseSide.allCases.randomElement(using: &self) ?? .out
    switch Int.random(in: 0..<6, using: &self) {
    case 0: return .back(side, overshoot: number(0...4))
    case 1: return .bounce(side)
    case 2: return .elastic(side, amplitude: number(1...2), period: number(0.15...0.9))
    case 3:
      let position = StepPosition.allCases.randomElement(using: &self) ?? .jumpEnd
      return .steps(.random(in: 2...9, using: &self), position)
    case 4: return TimingFunction(number(0...1), number(0...1), number(0...1), number(0...1))
    default: return TimingFunction(number(0...1), number(-2...3), number(0...1), number(-2...3))
    }
  }
}
