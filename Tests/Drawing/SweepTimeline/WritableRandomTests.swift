import SweepGeometry
import SweepScene
import Testing

@testable import SweepTimeline

/// Random keys, against their written form.
@Suite struct WritableRandomTests {
  /// Six lists of keys for each of thirty seeds.
  @Test(arguments: 1...30) func `any keys stay within`(seed: UInt64) {
    var random = KeyRandom(seed: seed)
    for round in 0..<6 {
      let animation = random.animation()
      let keys = animation.keyframes
      let error = animation.property.allowedError([0.01, 0.05, 0.5][round % 3])
      #expect(
        Layer.Animation.keyframe(animation).fault(on: Layer(content: .shape(Layer.Shape(Path()))))
          == nil)
      let written = keys.writable(error: error, WritableTests.rules)
      #expect(written.isDiscrete || written.timingFunctions.allSatisfy(\.isInUnitSquare))
      #expect(
        zip(written.keyTimes, written.keyTimes.dropFirst()).allSatisfy { $0 <= $1 }
          && written.keyTimes.count == written.values.count)
      let gap = WritableTests.gap(keys, written, steps: 500)
      // Sums of many numbers lose a few digits.
      #expect(gap <= error + 1e-9, "seed \(seed), round \(round): \(gap) > \(error): \(animation)")
      let last = WritableTests.shown(keys.value(at: 1))
      #expect(WritableTests.shown(written.value(at: 1)).gap(to: last) < 1e-9)
    }
  }
}

/// A small generator whose whole state is its seed.
private struct KeyRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  mutating func one<Value>(of values: Value...) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  mutating func pace() -> TimingFunction {
    one(
      of: .linear, .easeIn, .easeInEaseOut, .default, .back(), .back(.inOut), .bounce(.in),
      .elastic(), .steps(3), .spring(), .spring(SpringCurve(damping: number(4...30))),
      TimingFunction(number(0...1), number(-0.5...1.5), number(0...1), number(-0.5...1.5)))
  }

  mutating func animation() -> KeyframeAnimation {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: keys(.rotation) { .degrees($0.number(-400...400)) }
    case 1: keys(.translation) { Vector(dx: $0.number(-90...90), dy: $0.number(-90...90)) }
    case 2: keys(.opacity) { $0.number(0...1) }
    default: keys(.fillColor) { Color(UInt32.random(in: 0...0xffffff, using: &$0)) }
    }
  }

  private mutating func keys<Value>(
    _ key: AnimationKey<Value>, _ value: (inout KeyRandom) -> Value
  ) -> KeyframeAnimation {
    let count = Int.random(in: 2...6, using: &self)
    let values = (0..<count).map { _ in value(&self) }
    var times = (0..<count).map { _ in number(0...1) }.sorted()
    (times[0], times[count - 1]) = (0, 1)
    if count > 3, one(of: true, false) { times[2] = times[1] }
    var animation = KeyframeAnimation(
      key, values: values, keyTimes: one(of: times, nil),
      timingFunctions: one(of: [], (1..<count).map { _ in pace() }),
      timingFunction: one(of: .linear, pace()),
      calculationMode: one(of: .linear, .cubic, .cubicPaced, .paced, .discrete),
      timing: MediaTiming(duration: 1))
    animation.tensionValues = one(of: [], values.map { _ in number(-1...1) })
    animation.biasValues = one(of: [], values.map { _ in number(-1...1) })
    return animation
  }
}
