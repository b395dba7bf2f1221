import SweepGeometry
import SweepScene

/// One random animation on one layer.
func randomCase(seed: UInt64) -> OracleCase {
  var random = SplitMix64(seed: seed)
  return OracleCase("seed \(seed)", random.layer())
}

/// A small generator whose whole state is its seed, so that a failure can be run again.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x2545_F491_4F6C_DD1D }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SplitMix64 {
  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  mutating func one<Value>(of values: Value...) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  mutating func layer() -> Layer {
    let animation = animation()
    return changed(zigzag(animation)) {
      $0.position = Point(number(-20...20), number(-20...20))
      $0.transform = one(
        of: [], [.rotate(.degrees(number(-90...90)))],
        [.translate(Vector(dx: 3, dy: 4)), .scale(1.5), .rotate(.degrees(20)), .skewX(.degrees(5))])
      $0.bounds = one(of: .zero, Rect(x: -5, y: 2, width: 20, height: 12))
      $0.anchorPoint = Point(number(0...1), number(0...1))
    }
  }

  private mutating func animation() -> Animation {
    switch Int.random(in: 0..<9, using: &self) {
    case 0: change(.rotation) { .degrees($0.number(-720...720)) }
    case 1: change(.scale) { ScaleFactors(x: $0.number(-2...2), y: $0.number(-2...2)) }
    case 2: change(.translation) { Vector(dx: $0.number(-50...50), dy: $0.number(-50...50)) }
    case 3: change(.opacity) { $0.number(0...1) }
    case 4: change(.fillColor) { $0.color() }
    case 5: change(.strokeColor) { $0.color() }
    case 6: change(.lineWidth) { $0.number(0...9) }
    case 7: change(.strokeEnd, addsUp: false) { $0.number(0...1) }
    default: change(.path) { $0.path() }
    }
  }

  private mutating func change<Value>(
    _ key: AnimationKey<Value>, addsUp: Bool = true, _ value: (inout SplitMix64) -> Value
  ) -> Animation {
    let timing = timing()
    let adds = addsUp && one(of: true, false)
    if one(of: true, false) {
      let from = one(of: value(&self), value(&self), nil)
      return basic(key, from, value(&self), timing, pace: pace(), adding: adds)
    }
    let count = Int.random(in: 1...6, using: &self)
    let values = (0..<count).map { _ in value(&self) }
    let mode: KeyframeAnimation.CalculationMode = one(of: .linear, .linear, .discrete, .paced)
    // On the grid of the output, on which a steep change would show half a step.
    var times = (0..<count).map { _ in (number(0...1) * 1000).rounded() / 1000 }.sorted()
    times[0] = 0
    if mode != .discrete, count > 1 { times[count - 1] = 1 }
    let paces = (1..<max(count, 1)).map { _ in pace() }
    return keys(
      key, values, at: one(of: times, nil), timing, paces: mode == .linear ? paces : [], mode: mode,
      adding: adds)
  }

  private mutating func timing() -> MediaTiming {
    MediaTiming(
      beginTime: Seconds(one(of: 0, 0, 0.25, 1.5, -0.625, -3)),
      duration: Seconds(one(of: 0.25, 0.5, 1, 2.125, 3)),
      repeatCount: one(of: 0.25, 0.5, 1, 1, 2, 2.5, 3, .infinity),
      autoreverses: one(of: true, false),
      fillMode: one(of: .removed, .backwards, .both))
  }

  private mutating func pace() -> TimingFunction {
    one(
      of: .linear, .easeIn, .easeInEaseOut, .default,
      TimingFunction(number(0...1), number(0...1), number(0...1), number(0...1)),
      TimingFunction(number(0...1), number(-0.5...1.5), number(0...1), number(-0.5...1.5)))
  }

  private mutating func color() -> Color {
    Color(UInt32.random(in: 0...0xffffff, using: &self), alpha: one(of: 1, 1, number(0...1)))
  }

  private mutating func path() -> Path {
    var path = Path()
    path.move(to: Point(number(-20...20), 0))
    path.addLine(to: Point(number(-20...20), number(-20...20)))
    path.addQuadCurve(to: Point(10, 10), control: Point(number(-20...20), 20))
    path.addArc(
      radii: Size(width: number(30...50), height: number(30...50)), rotation: .degrees(20),
      largeArc: one(of: true, true, true, false), to: Point(number(-20...20), 0))
    return path
  }
}
