import SweepGeometry
import Testing

@testable import SweepScene

/// Values between keys.
@Suite struct KeyframesTests {
  private static func keys(
    _ values: [Double], _ times: [Double]? = nil, _ paces: [TimingFunction] = [],
    _ mode: KeyframeAnimation.CalculationMode = .linear
  ) -> Keyframes {
    KeyframeAnimation(
      .lineWidth, values: values, keyTimes: times, timingFunctions: paces, calculationMode: mode,
      timing: MediaTiming(duration: 1)
    ).keyframes
  }

  private func number(_ keyframes: Keyframes, _ fraction: Double) -> Double? {
    if case .number(let number) = keyframes.value(at: fraction) { number } else { nil }
  }

  private static let table: [(Keyframes, [(Double, Double)])] = [
    (keys([0, 10, 40]), [(0, 0), (0.25, 5), (0.5, 10), (0.75, 25), (1, 40)]),
    (keys([0, 10, 40], [0, 0.2, 1]), [(0.1, 5), (0.2, 10), (0.6, 25), (1, 40)]),
    (keys([0, 10, 40], nil, [.linear, .easeIn]), [(0.25, 5), (0.75, 10 + 30 * 0.315_356_8)]),
    (keys([0, 10, 20, 30], [0, 0.5, 0.5, 1]), [(0.499_999, 9.999_98), (0.5, 20), (0.75, 25)]),
    (keys([0, 10, 20], [0, 0, 1]), [(0, 10), (0.5, 15)]),
    (keys([0, 10, 20], [0, 1, 1]), [(0.999_999, 9.999_99), (1, 20)]),
    (keys([7]), [(0, 7), (0.5, 7), (1, 7)]),
    (
      keys([0, 10, 40], nil, [], .discrete),
      [(0, 0), (0.333, 0), (0.334, 10), (0.667, 40), (1, 40)]
    ),
    (
      keys([0, 10, 40], [0, 0.1, 0.9], [], .discrete),
      [(0.099, 0), (0.1, 10), (0.899, 10), (0.9, 40)]
    ),
    (keys([0, 10, 40], [0, 0.9, 1], [], .paced), [(0.25, 10), (0.5, 20), (0.75, 30)]),
    (keys([5, 5, 5], nil, [], .paced), [(0, 5), (0.5, 5), (1, 5)]),
    (keys([0, 10, 40]).mirrored, [(0.25, 10), (0.5, 40), (0.75, 10), (0.875, 5), (1, 0)]),
    (keys([0, 10], nil, [.easeIn]).mirrored, [(0.25, 3.153_568), (0.5, 10), (0.75, 3.153_568)]),
    (
      keys([0, 10, 20, 30], [0, 0.5, 0.5, 1]).mirrored,
      [(0.249_99, 9.999_6), (0.25, 20), (0.5, 30), (0.749_99, 20.000_4), (0.750_01, 9.999_6)]
    ),
    (
      keys([0, 10, 40], [0, 0.25, 0.5], [], .discrete).mirrored,
      [(0.12, 0), (0.13, 10), (0.26, 40), (0.74, 40), (0.76, 10), (0.87, 10), (0.88, 0), (1, 0)]
    ),
  ]

  @Test(arguments: table.indices) func `values at parts of a pass`(row: Int) throws {
    for (fraction, expected) in Self.table[row].1 {
      let found = try #require(number(Self.table[row].0, fraction))
      #expect(abs(found - expected) < 1e-5, "at \(fraction)")
    }
  }

  @Test func `a key is reached at a sum of decimal fractions`() {
    let keys = Self.keys([0, 10], nil, [], .discrete)
    let fraction = (1 - 2 * 0.4) / 0.4
    #expect(fraction < 0.5)
    #expect(number(keys, fraction) == 10)
    #expect(keys.value(at: 1 - fraction, isBefore: true) == .number(0))
  }

  /// The way back through the mirror is the way there.
  @Test(arguments: table.indices.prefix(11)) func `mirrors`(row: Int) throws {
    let keys = Self.table[row].0
    for step in 1..<97 {
      let fraction = Double(step) / 97
      let there = try #require(number(keys, fraction))
      for mirrored in [fraction / 2, 1 - fraction / 2] {
        #expect(abs(try #require(number(keys.mirrored, mirrored)) - there) < 1e-6)
      }
    }
  }

  @Test func `hiding changes at half of the progress`() {
    let hide = BasicAnimation(
      .isHidden, from: false, to: true, timing: MediaTiming(duration: 1), timingFunction: .easeIn
    ).keyframes(model: .bool(false))
    #expect(hide.isDiscrete)
    #expect(hide.value(at: 0.64) == .bool(false) && hide.value(at: 0.7) == .bool(true))
  }
}
