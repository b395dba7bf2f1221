import SweepGeometry
import SweepScene
import Testing

/// A layer's shadow and blur, and their extent.
@Suite struct EffectTests {
  @Test func `the defaults are Core Layer.Animation's and show nothing`() {
    var layer = Layer("a")
    #expect(layer.shadowColor == .black)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == Vector(dx: 0, dy: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.blurRadius == 0)
    #expect(layer.shownEffects == nil)
    layer.shadowRadius = 5
    #expect(layer != Layer("a"))
    #expect(layer.shownEffects == nil)
    layer.shadowRadius = 3
    #expect(layer == Layer("a"))
  }

  @Test func `a presentation has them`() {
    var layer = Layer("a", content: .shape(Layer.Shape(.circle(radius: 1))))
    layer.animations = [
      .basic(BasicAnimation(.opacity, from: 0, to: 1, timing: MediaTiming(duration: 1)))
    ]
    layer.shadowOpacity = 0.5
    layer.blurRadius = 2
    let still = layer.presentation(at: 0.5)
    #expect(still.shadowOpacity == 0.5)
    #expect(still.blurRadius == 2)
    #expect(still.effects == layer.effects)
  }

  @Test func `the painted box holds the shadow`() {
    var layer = Layer(content: .shape(Layer.Shape(.rect(Rect(x: 0, y: 0, width: 4, height: 4)))))
    layer.shadowOpacity = 1
    layer.shadowOffset = Vector(dx: 10, dy: 0)
    layer.shadowRadius = 1
    #expect(layer.paintedBox == Rect(x: -3, y: -3, width: 20, height: 10))
  }

  private static func change<Value>(
    _ key: AnimationKey<Value>, _ from: Value, _ to: Value, times: Double = 1,
    adding: Bool = false, growing: Bool = false, pace: TimingFunction = .linear
  ) -> Layer.Animation {
    .basic(
      BasicAnimation(
        key, from: from, to: to, timing: MediaTiming(duration: 1, repeatCount: times),
        timingFunction: pace, isAdditive: adding, isCumulative: growing))
  }

  private static let movements: [[Layer.Animation]] = [
    [change(.rotation, .zero, .degrees(170))],
    [change(.translation, .zero, Vector(dx: 30, dy: -20))],
    [change(.translation, .zero, Vector(dx: 30, dy: -20), pace: .back(.out))],
    [change(.scale, ScaleFactors(-1), ScaleFactors(x: 3, y: 2))],
    [change(.lineWidth, 1, 20)],
    [change(.path, .circle(radius: 1), .circle(center: Point(9, 9), radius: 9))],
    [change(.translation, .zero, Vector(dx: 3, dy: 1), times: 3, growing: true)],
    [
      change(.translation, .zero, Vector(dx: 9, dy: 1)),
      change(.translation, .zero, Vector(dx: 9, dy: 1), adding: true),
      change(.rotation, .zero, .degrees(90)), change(.scale, ScaleFactors(1), ScaleFactors(2)),
    ],
    [
      .motion(
        MotionAnimation(
          along: .circle(center: Point(20, 0), radius: 30), rotationMode: .auto,
          timing: MediaTiming(duration: 1)))
    ],
  ]

  @Test(arguments: movements.indices)
  func `the swept box holds every moment`(index: Int) throws {
    var part = Layer(
      content: .shape(Layer.Shape(.circle(radius: 5), strokeColor: .color(.black), lineWidth: 1)))
    part.position = Point(3, 4)
    part.transform = [.translate(Vector(dx: 5, dy: 0)), .rotate(.degrees(20))]
    part.animations = Self.movements[index]
    part.blurRadius = 1
    let group = Layer(sublayers: [part])
    let swept = try #require(group.sweptBox).expanded(by: 0.01)
    for step in 0...300 {
      let box = try #require(group.presentation(at: Seconds(Double(step) / 100)).paintedBox)
      #expect(
        swept.contains(box.origin) && swept.contains(Point(box.maxX, box.maxY)),
        "\(box) at \(step) is outside \(swept)")
    }
    #expect(max(swept.size.width, swept.size.height) < 300)
  }
}
