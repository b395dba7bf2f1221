import SweepGeometry
import Testing

@testable import SweepScene

/// Smooth curves through keys, one speed along them, and paces of the whole.
@Suite struct CubicKeyframesTests {
  private static let timing = MediaTiming(duration: 1)

  private func number(_ keys: Keyframes, _ part: Double) -> Double {
    if case .number(let number) = keys.value(at: part) { number } else { .nan }
  }

  private func cubic(
    _ values: [Double], _ mode: KeyframeAnimation.CalculationMode = .cubic, at: [Double]? = nil,
    _ change: (inout KeyframeAnimation) -> Void = { _ in }
  ) -> Keyframes {
    var keys = KeyframeAnimation(
      .lineDashPhase, values: values, keyTimes: at, calculationMode: mode, timing: Self.timing)
    change(&keys)
    return keys.keyframes
  }

  /// Catmull and Rom: the slope at a key is that between its neighbours.
  @Test func `goes along Catmull and Rom's curve`() {
    let keys = cubic([0, 1, 4, 9, 16])
    // On a parabola the slopes are those of the parabola, but for the ends.
    for part in [0.25, 0.3, 0.5, 0.61, 0.74] {
      #expect(abs(number(keys, part) - 16 * part * part) < 1e-12)
    }
    // At the ends the slope is that of the chord: hermite(0, 1, 1, 2) at a half.
    #expect(abs(number(keys, 0.125) - (0.5 + (1 - 2) / 8.0)) < 1e-12)
  }

  @Test func `tension, continuity and bias bend it`() {
    let values = [0, 10, 0, 5.0]
    func at(_ change: (inout KeyframeAnimation) -> Void) -> Double {
      number(cubic(values, .cubic, at: nil, change), 0.5)
    }
    // Half-way between 10 and 0, with slopes 0 and -2.5 by segment: 5 + (0 + 2.5) / 8.
    #expect(abs(at { _ in } - 5.312_5) < 1e-12)
    #expect(abs(at { $0.tensionValues = [1, 1, 1, 1] } - 5) < 1e-12)
    #expect(abs(at { $0.tensionValues = [0, 0, -1, 0] } - 5.625) < 1e-12)
    // Leaving key 1: ((1 + c)a + (1 - c)b) / 2 = (10 (1 + c) - 10 (1 - c)) / 2 = 10 c.
    #expect(abs(at { $0.continuityValues = [0, 0.5, 0, 0] } - (5.312_5 + 5 / 8.0)) < 1e-12)
    // ((1 + b) 10 - (1 - b) 10) / 2 = 10 b.
    #expect(abs(at { $0.biasValues = [0, -1, 0, 0] } - (5.312_5 - 10 / 8.0)) < 1e-12)
  }

  @Test func `every number of a value goes its own curve`() {
    let points = [Vector(dx: 0, dy: 5), Vector(dx: 10, dy: 5), Vector(dx: 0, dy: 9)]
    let keys = KeyframeAnimation(
      .translation, values: points, calculationMode: .cubic, timing: Self.timing
    ).keyframes
    let x = cubic(points.map(\.dx))
    let y = cubic(points.map(\.dy))
    for part in [0, 0.1, 0.4, 0.77, 1] {
      let expected = Vector(dx: number(x, part), dy: number(y, part))
      #expect(keys.value(at: part) == .vector(expected))
    }
    let colors = [Color(0x102030, alpha: 0.5), Color(0x405060), Color(0x000080)]
    let changing = KeyframeAnimation(
      .fillColor, values: colors, calculationMode: .cubic, timing: Self.timing)
    let red = cubic(colors.map(\.red))
    guard case .color(let color) = changing.keyframes.value(at: 0.3) else {
      Issue.record("no colour")
      return
    }
    #expect(color.red == number(red, 0.3))
  }

  @Test func `segments' paces run along the curve, and jumps stay`() {
    let keys = cubic([0, 10, 5], at: [0, 0.5, 1]) { $0.timingFunctions = [.easeIn, .linear] }
    let plain = cubic([0, 10, 5])
    let part = TimingFunction.easeIn.progress(at: 0.6)
    #expect(abs(number(keys, 0.3) - number(plain, part / 2)) < 1e-12)
    #expect(number(keys, 0.8) == number(plain, 0.8))
    let jump = cubic([0, 10, 20, 30], at: [0, 0.5, 0.5, 1])
    #expect(abs(number(jump, 0.499_999) - 10) < 1e-3 && number(jump, 0.5) == 20)
    #expect(abs(number(jump, 0.25) - 5) < 1e-12)
  }

  /// One number at constant speed moves linearly from turning point to turning point.
  @Test func `at one speed a number goes evenly`() {
    let keys = cubic([0, 10, 0, 5], .cubicPaced)
    var way = 0.0
    var last = 0.0
    let steps = 20_000
    var largest = 0.0
    for step in 1...steps {
      let next = number(keys, Double(step) / Double(steps))
      way += abs(next - last)
      largest = max(largest, abs(next - last))
      last = next
    }
    #expect(abs(largest - way / Double(steps)) < 1e-3 * largest)
  }

  @Test func `at one speed a place moves evenly`() {
    let points = [
      Vector(dx: 0, dy: 0), Vector(dx: 60, dy: 10), Vector(dx: 50, dy: -40), Vector(dx: -20, dy: 5),
    ]
    let keys = KeyframeAnimation(
      .translation, values: points, calculationMode: .cubicPaced, timing: Self.timing
    ).keyframes
    func place(_ part: Double) -> Vector {
      if case .vector(let vector) = keys.value(at: part) { vector } else { .zero }
    }
    func apart(_ a: Vector, _ b: Vector) -> Double {
      AnimationValue.vector(a).distance(to: .vector(b))
    }
    let steps = (1...2000).map { step in
      apart(place(Double(step) / 2000), place(Double(step - 1) / 2000))
    }
    let mean = steps.reduce(0, +) / 2000
    #expect(steps.allSatisfy { abs($0 - mean) < 2e-3 * mean })
    #expect(place(0) == points[0] && apart(place(1), points[3]) < 1e-9)
    for index in 1...2 {
      #expect(apart(place(keys.keyTimes[index]), points[index]) < 1e-9)
    }
  }

  @Test func `a pace of the whole runs over the keys`() {
    let keys = cubic([0, 10, 40], .linear) { $0.timingFunction = .easeInEaseOut }
    let even = cubic([0, 10, 40], .linear)
    for part in [0, 0.2, 0.5, 0.9, 1] {
      let progress = TimingFunction.easeInEaseOut.progress(at: part)
      #expect(number(keys, part) == number(even, progress))
    }
    // Beyond the ends the outer segments go on.
    let back = cubic([0, 10, 40], .linear) { $0.timingFunction = .back(.in) }
    let low = TimingFunction.back(.in).progress(at: 0.4)
    #expect(low < 0 && abs(number(back, 0.4) - 20 * low) < 1e-12)
    let over = cubic([0, 10, 40], .cubic) { $0.timingFunction = .back() }
    let high = TimingFunction.back().progress(at: 0.6)
    #expect(high > 1 && abs(number(over, 0.6) - (40 + 60 * (high - 1))) < 1e-9)
    let steps = cubic([0, 10, 40], .discrete) { $0.timingFunction = .back() }
    #expect(number(steps, 0.6) == 40)
  }

  @Test func `faults name the field`() {
    func fault(_ change: (inout KeyframeAnimation) -> Void) -> String? {
      var keys = KeyframeAnimation(
        .opacity, values: [0, 1, 0], calculationMode: .cubic, timing: Self.timing)
      change(&keys)
      return Layer.Animation.keyframe(keys).fault(model: .number(1))?.field
    }
    #expect(fault { _ in } == nil && fault { $0.tensionValues = [0, -1, 1] } == nil)
    #expect(fault { $0.tensionValues = [0] } == "tensionValues")
    #expect(fault { $0.continuityValues = [0, 1.1, 0] } == "continuityValues")
    #expect(fault { $0.biasValues = [0, .nan, 0] } == "biasValues")
    #expect(fault { $0.timingFunction = TimingFunction(2, 0, 0, 1) } == "timingFunction")
    #expect(fault { $0.timingFunctions = [.linear] } == "timingFunctions")
    #expect(fault { $0.keyTimes = [0, 1] } == "keyTimes")
    #expect(fault { $0.keyTimes = [0, .nan, 1] } == "keyTimes")
    #expect(fault { $0.turns = 1 } == "turns")
    let hidden = KeyframeAnimation(
      .isHidden, values: [true, false], calculationMode: .cubic, timing: Self.timing)
    #expect(Layer.Animation.keyframe(hidden).fault(model: .bool(true))?.field == "calculationMode")
    let path = KeyframeAnimation(
      .path, values: [Path()], calculationMode: .cubicPaced, timing: Self.timing)
    #expect(
      Layer.Animation.keyframe(path).fault(model: .path(Path()))?.message
        == "cannot be cubic for a path")
  }
}
