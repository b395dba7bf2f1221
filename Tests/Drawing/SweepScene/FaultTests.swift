import SweepGeometry
import Testing

@testable import SweepScene

/// Animations that cannot be, each by the field at fault.
@Suite struct FaultTests {
  private static func timed(_ change: (inout MediaTiming) -> Void) -> Layer.Animation {
    var timing = MediaTiming(duration: 1)
    change(&timing)
    return .basic(BasicAnimation(.opacity, to: 1, timing: timing))
  }

  private static func paced(_ pace: TimingFunction) -> Layer.Animation {
    .basic(
      BasicAnimation(.opacity, to: 1, timing: MediaTiming(duration: 1), timingFunction: pace))
  }

  private static func keys(
    _ values: [Double], at keyTimes: [Double]? = nil, paces: [TimingFunction] = [],
    mode: KeyframeAnimation.CalculationMode = .linear
  ) -> Layer.Animation {
    .keyframe(
      KeyframeAnimation(
        .opacity, values: values, keyTimes: keyTimes, timingFunctions: paces, calculationMode: mode,
        timing: MediaTiming(duration: 1)))
  }

  private static func to<Value>(_ key: AnimationKey<Value>, _ value: Value) -> Layer.Animation {
    .basic(BasicAnimation(key, to: value, timing: MediaTiming(duration: 1)))
  }

  private static let gradient = Layer(content: .gradient(.vertical(.black, .white)))
  private static let shape = Layer(
    content: .shape(Layer.Shape(.circle(radius: 1), strokeColor: .color(.black))))

  private static let bad: [(String, Layer, Layer.Animation)] = [
    ("duration", shape, timed { $0.duration = 0 }), ("duration", shape, timed { $0.duration = -1 }),
    ("duration", shape, timed { $0.duration = 0.000_999 }),
    ("duration", shape, timed { $0.duration = Seconds(.nan) }),
    ("duration", shape, timed { $0.duration = Seconds(.infinity) }),
    ("duration", shape, timed { $0.duration = 1_000_001 }),
    ("beginTime", shape, timed { $0.beginTime = Seconds(.nan) }),
    ("beginTime", shape, timed { $0.beginTime = 1_000_001 }),
    ("beginTime", shape, timed { $0.beginTime = Seconds(-.infinity) }),
    ("repeatCount", shape, timed { $0.repeatCount = 0 }),
    ("repeatCount", shape, timed { $0.repeatCount = -1 }),
    ("repeatCount", shape, timed { $0.repeatCount = .nan }),
    ("repeatCount", shape, timed { $0.repeatCount = 0.000_9 }),
    ("repeatCount", shape, timed { $0.repeatCount = 1_000_001 }),
    ("fillMode", shape, timed { ($0.repeatCount, $0.fillMode) = (.infinity, .forwards) }),
    ("timingFunction", shape, paced(TimingFunction(-0.1, 0, 1, 1))),
    ("timingFunction", shape, paced(TimingFunction(0, 0, 1.1, 1))),
    ("timingFunction", shape, paced(TimingFunction(0, .nan, 1, 1))),
    ("timingFunction", shape, paced(TimingFunction(0, 0, .nan, 1))),
    ("timingFunction", shape, paced(TimingFunction(0, 0, 1, 101))),
    ("values", shape, keys([])), ("values", shape, keys(Array(repeating: 0, count: 10_001))),
    ("values", shape, keys([0, .nan])), ("values", shape, keys([0, 1e9])),
    ("keyTimes", shape, keys([0, 1], at: [0])),
    ("keyTimes", shape, keys([0, 1], at: [0, 0.5, 1])),
    ("keyTimes", shape, keys([0, 1, 2], at: [0, 1.5, 1])),
    ("keyTimes", shape, keys([0, 1, 2], at: [0, -0.5, 1])),
    ("keyTimes", shape, keys([0, 1, 2], at: [0, .nan, 1])),
    ("keyTimes", shape, keys([0, 1, 2, 3], at: [0, 0.6, 0.5, 1])),
    ("keyTimes", shape, keys([0, 1], at: [0.1, 1])),
    ("keyTimes", shape, keys([0, 1], at: [0, 0.9])),
    ("keyTimes", shape, keys([0, 1], at: [0.1, 1], mode: .discrete)),
    ("timingFunctions", shape, keys([0, 1], paces: [.linear, .linear])),
    ("timingFunctions", shape, keys([0, 1, 2], paces: [.linear])),
    ("values", shape, to(.rotation, .degrees(.infinity))),
    ("values", shape, to(.translation, Vector(dx: 0, dy: .nan))),
    ("values", shape, to(.scale, ScaleFactors(x: 1, y: -1e9))),
    ("values", shape, to(.lineWidth, -0.1)),
    ("values", shape, to(.fillColor, Color(red: .nan, green: 0, blue: 0))),
    ("values", shape, to(.path, .line(from: .zero, to: Point(.nan, 0)))),
    ("values", gradient, to(.colors, [.black])), ("values", gradient, to(.locations, [0, 0.5, 1])),
    ("values", gradient, to(.locations, [0, .nan])),
    // The property itself, which the animation's own name gives.
    ("", shape, to(.colors, [.black])), ("", shape, to(.locations, [0])),
    ("", gradient, to(.path, .circle(radius: 1))), ("", Layer(), to(.fillColor, .black)),
    ("", Layer(content: .text(Layer.Text("a"))), to(.lineWidth, 1)),
    ("", Layer(content: .shape(Layer.Shape(Path()))), to(.strokeColor, .black)),
  ]

  @Test(arguments: bad.indices) func `names the field`(index: Int) {
    let (field, layer, animation) = Self.bad[index]
    #expect(animation.fault(on: layer)?.field == field)
  }

  private static let good: [(Layer, Layer.Animation)] = [
    (shape, timed { $0.duration = 0.001 }), (shape, timed { $0.duration = 1_000_000 }),
    (shape, timed { $0.beginTime = -1_000_000 }), (shape, timed { $0.repeatCount = 0.001 }),
    (shape, timed { $0.repeatCount = 1e6 }), (shape, timed { $0.repeatCount = .infinity }),
    (shape, timed { ($0.repeatCount, $0.fillMode) = (.infinity, .both) }),
    (shape, paced(TimingFunction(0, -100, 1, 100))), (shape, keys([1])),
    (shape, keys([1], at: [0])),
    (shape, keys(Array(repeating: 0, count: 10_000))),
    (shape, keys([0, 1], at: [0, 0.9], mode: .discrete)),
    (shape, keys([0, 1, 2], at: [0, 1, 1])), (shape, keys([0, 1, 2], at: [0, 0, 1])),
    (shape, keys([0, 1], at: [5], mode: .paced)), (shape, keys([0, 1], paces: [.easeIn])),
    (shape, keys([0, 1], paces: [.easeIn, .easeIn, .easeIn], mode: .discrete)),
    (shape, to(.lineWidth, 0)), (shape, to(.rotation, .degrees(999_999_999))),
    (gradient, to(.colors, [.black, .white])), (gradient, to(.locations, [0, 0.5])),
    (Layer(), to(.opacity, 1)), (Layer(), to(.isHidden, true)), (Layer(), to(.rotation, .zero)),
  ]

  @Test(arguments: good.indices) func `finds no fault`(index: Int) {
    let (layer, animation) = Self.good[index]
    #expect(animation.fault(on: layer) == nil)
  }
}
