@testable import SweepScene

/// A small generator whose whole state is its seed, so that a failure can be run again.
struct PaceRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  /// A spring of any damping whose movement is not endless.
  mutating func spring() -> SpringCurve {
    let mass = number(0.2...4)
    let stiffness = number(10...400)
    let ratio = number(0.08...1.6)
    return SpringCurve(
      mass: mass, stiffness: stiffness, damping: ratio * 2 * (mass * stiffness).squareRoot(),
      initialVelocity: number(-8...8))
  }

  /// A pace of any kind.
  mutating func easing() -> TimingFunction {
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
