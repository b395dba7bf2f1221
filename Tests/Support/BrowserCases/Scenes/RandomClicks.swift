import SweepScene
import TestSupport

/// Animations of one event on one property at odd times, alone or above one that runs by itself.
let randomClicks: [OracleCase] = (1...72).map { seed in
  var random = SplitMix64(seed: UInt64(20_000 + seed) &* 0x2545_F491_4F6C_DD1D)
  return random.clickCase("several of one event, seed \(seed)")
}

extension SplitMix64 {
  fileprivate mutating func clickCase(_ name: String) -> OracleCase {
    let property = one(of: AnimatedProperty.rotation, .rotation, .translation, .opacity)
    let isAbove = one(of: true, false, false)
    let all = (0..<one(of: 1, 2, 2, 3)).map { _ in
      animation(of: property, clickTiming(begin: isAbove ? 0 : one(of: 0, 0.5, 1 / 3.0)))
    }
    let beneath = isAbove ? [animation(of: property, MediaTiming(duration: 20))] : []
    let clicks = one(of: [0.5], [0.5], [0.5, 0.75], [0.5, 1.625])
    let ends = all.flatMap { $0.timing.seams() }
    let seams = clicks.flatMap { click in [click] + ends.map { click + $0 } }
    // It depends on the last digit of a key time what shows right at a jump.
    let times = oddTimes(about: seams).filter { time in seams.allSatisfy { abs($0 - time) > 1e-4 } }
    var oracle = OracleCase(name, at: times + [19, 40], placed(beneath + all), button)
    oracle.restsExactly = false
    oracle.events = clicks.map { EventOccurrence(.click, on: "button", at: Seconds($0)) }
    return oracle
  }

  /// A timing that never runs backwards and does not fill the time before the event.
  private mutating func clickTiming(begin: Double) -> MediaTiming {
    MediaTiming(
      trigger: .event(.click, on: "button"), beginTime: Seconds(begin),
      speed: one(of: 1, 1, 2, 3), duration: Seconds(one(of: 0.5, 1, 1 / 3.0, number(0.3...2))),
      repeatCount: one(of: 1, 1, 1, 2, 3, 1.5), autoreverses: one(of: true, false, false),
      fillMode: one(of: .removed, .forwards, .forwards))
  }
}
