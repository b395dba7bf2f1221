import SweepGeometry
import SweepScene
import Testing

@testable import SweepTimeline

/// Keys that browsers play, against the original ones.
@Suite struct WritableTests {
  /// The rules of a target with only key splines and displayable colours.
  static let rules = {
    var rules = TimelineRules()
    (rules.keepsTimingInUnitSquare, rules.keepsColorsInGamut) = (true, true)
    rules.keyTimeStep = 1e-5
    return rules
  }()

  static let timing = MediaTiming(duration: 1)
  static let moves = [
    Vector(dx: 0, dy: 0), Vector(dx: 60, dy: 10), Vector(dx: 50, dy: -40), Vector(dx: -20, dy: 5),
  ]
  static let angles: [Angle] = [
    .zero, .degrees(100), .degrees(-60), .degrees(-50), .degrees(237.4),
  ]
  static let colors = [Color(0x102030), Color(0xf0c020, alpha: 0.5), Color(0x0080ff), .white]

  /// A list of keys with its name, and the maximum number of resulting keys.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let property: AnimatedProperty
    let keys: Keyframes
    let most: Int
  }

  static func keys<Value>(
    _ name: String, _ key: AnimationKey<Value>, _ values: [Value], most: Int,
    _ mode: KeyframeAnimation.CalculationMode = .linear, at times: [Double]? = nil,
    paces: [TimingFunction] = [], pace: TimingFunction = .linear
  ) -> Case {
    let keys = KeyframeAnimation(
      key, values: values, keyTimes: times, timingFunctions: paces, timingFunction: pace,
      calculationMode: mode, timing: timing)
    return Case(testDescription: name, property: key.property, keys: keys.keyframes, most: most)
  }

  static func basic<Value>(
    _ name: String, _ key: AnimationKey<Value>, _ from: Value, _ to: Value, most: Int,
    _ pace: TimingFunction
  ) -> Case {
    let change = BasicAnimation(
      key, from: from, to: to, timing: timing, timingFunction: pace)
    return Case(
      testDescription: name, property: key.property,
      keys: change.keyframes(model: AnimationValue(from)), most: most)
  }

  static let exact: [Case] = [
    basic("an even turn", .rotation, .zero, .degrees(237.4), most: 2, .linear),
    basic("a slow start", .rotation, .zero, .degrees(237.4), most: 2, .easeIn),
    keys("keys", .translation, moves, most: 4, paces: [.easeIn, .linear, .default]),
    keys("discrete keys", .rotation, angles, most: 5, .discrete),
    keys("one speed", .fillColor, colors, most: 4, .paced),
  ]

  static let expanded: [Case] = [
    basic(
      "beyond the ends", .rotation, .zero, .degrees(200), most: 5,
      TimingFunction(0.5, -0.6, 0.5, 1.6)),
    basic("jumps", .rotation, .zero, .degrees(200), most: 11, .steps(5)),
    basic("jumps at the ends", .rotation, .zero, .degrees(200), most: 10, .steps(4, .jumpBoth)),
    keys("cubic turns", .rotation, angles, most: 9, .cubic),
    keys("cubic turns at times", .rotation, angles, most: 12, .cubic, at: [0, 0.1, 0.5, 0.5, 1]),
    keys("one speed along turns", .rotation, angles, most: 9, .cubicPaced),
    keys(
      "along a line", .translation, [.zero, Vector(dx: 30, dy: 60), Vector(dx: 10, dy: 20)],
      most: 4, .cubic),
    keys("a pace of the whole", .translation, moves, most: 4, pace: .easeInEaseOut),
    keys(
      "a pace of the whole, beyond", .translation, moves, most: 10,
      pace: TimingFunction(0.5, -0.6, 0.5, 1.6)),
    keys("a pace over jumps", .rotation, angles, most: 5, at: [0, 0, 0.5, 0.5, 1], pace: .default),
    keys("a pace over steps", .rotation, angles, most: 5, .discrete, pace: .easeInEaseOut),
    keys(
      "a pace of the whole over one speed", .rotation, angles, most: 30, .cubicPaced,
      pace: .easeInEaseOut),
    keys("there and back over steps", .rotation, angles, most: 12, .discrete, pace: .bounce()),
    keys("steps over keys", .rotation, angles, most: 12, pace: .steps(4)),
    keys(
      "steps within a curve", .rotation, angles, most: 40, .cubic,
      paces: [.steps(2), .linear, .steps(3), .linear]),
  ]

  static let sampled: [Case] = [
    basic("a spring", .rotation, .degrees(-118.4), .degrees(119), most: 10, .spring()),
    basic("a bounce of places", .translation, .zero, moves[1], most: 9, .bounce()),
    basic("a spring to a colour", .fillColor, Color(0x404040), Color(0x80a0c0), most: 8, .spring()),
    basic("a spring beyond white", .fillColor, .black, .white, most: 40, .spring()),
    basic(
      "a spring of outlines", .path, .circle(radius: 5), .circle(radius: 40), most: 9, .spring()),
    keys("steps over a curve", .translation, moves, most: 9, .cubic, pace: .steps(4, .jumpBoth)),
    keys("a curve", .translation, moves, most: 45, .cubic),
    keys("a curve at one speed", .translation, moves, most: 45, .cubicPaced),
    keys("colours along a curve", .fillColor, colors, most: 60, .cubic),
    keys(
      "a curve at paces", .translation, moves, most: 60, .cubic,
      paces: [.easeIn, .linear, .back()]),
    keys(
      "turns at paces", .rotation, angles, most: 15, .cubic,
      paces: [.easeIn, .linear, .back(), .default]),
    keys(
      "a pace of the whole over paces", .translation, moves, most: 8,
      paces: [.easeIn, .easeIn, .easeOut], pace: .easeInEaseOut),
    keys("a bounce over keys", .rotation, angles, most: 14, pace: .bounce()),
    keys("a spring over keys", .rotation, angles, most: 15, pace: .spring()),
    keys("a swing over a curve", .rotation, angles, most: 14, .cubic, pace: .back(.inOut)),
    keys("a swing over places", .translation, moves, most: 66, .cubic, pace: .back()),
    keys(
      "a swing over outlines", .path,
      [.circle(radius: 5), .circle(radius: 40), .circle(radius: 10)], most: 20, pace: .elastic()),
  ]

  /// The largest gap at times other than jumps, with displayable colours.
  static func gap(_ keys: Keyframes, _ written: Keyframes, steps: Int = 3000) -> Double {
    let jumps = zip(written.keyTimes, written.keyTimes.dropFirst()).filter { $0 == $1 }.map(\.0)
    let discrete = written.isDiscrete ? written.keyTimes : []
    return (0...steps).reduce(0) { largest, step in
      let time = Double(step) / Double(steps)
      if (jumps + discrete).contains(where: { abs($0 - time) < 2e-5 }) { return largest }
      return max(largest, shown(keys.value(at: time)).gap(to: shown(written.value(at: time))))
    }
  }

  static func shown(_ value: AnimationValue) -> AnimationValue {
    guard case .color = value, let numbers = value.components else { return value }
    return value.with(components: numbers.map { min(max($0, 0), 1) })
  }

  private func check(_ oracle: Case, error: Double, bound: Double) {
    let written = oracle.keys.writable(error: error, Self.rules)
    #expect(written.curve == nil && written.pace.isLinear)
    #expect(written.isDiscrete || written.timingFunctions.allSatisfy(\.isInUnitSquare))
    #expect(
      written.keyTimes.first == 0
        && zip(written.keyTimes, written.keyTimes.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(written.keyTimes.count == written.values.count)
    #expect(written.isDiscrete || written.keyTimes.last == 1)
    #expect(Self.shown(written.value(at: 0)).gap(to: Self.shown(oracle.keys.value(at: 0))) <= bound)
    #expect(Self.shown(written.value(at: 1)).gap(to: Self.shown(oracle.keys.value(at: 1))) < 1e-9)
    let gap = Self.gap(oracle.keys, written)
    #expect(gap <= bound)
    #expect(written.values.count <= oracle.most)
  }

  @Test(arguments: exact) func `nothing is to be done`(oracle: Case) {
    #expect(oracle.keys.compilation(error: 1, Self.rules) == .exact)
    #expect(oracle.keys.writable(error: 1, Self.rules) == oracle.keys)
  }

  @Test(arguments: expanded) func `algebra is exact`(oracle: Case) {
    #expect(oracle.keys.compilation(error: 0.05, Self.rules) == .expanded)
    check(oracle, error: 0.05, bound: 1e-9)
  }

  @Test(arguments: sampled, [0.02, 0.05, 1]) func `samples keep to the error`(
    oracle: Case, tolerance: Double
  ) {
    let error = oracle.property.allowedError(tolerance)
    #expect(oracle.keys.compilation(error: error, Self.rules) == .sampled(error: error))
    check(
      Case(
        testDescription: oracle.testDescription, property: oracle.property, keys: oracle.keys,
        most: tolerance < 0.05 ? 2 * oracle.most : oracle.most), error: error, bound: error)
  }
}
