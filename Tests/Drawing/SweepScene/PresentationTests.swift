import SweepGeometry
import SweepScene
import Testing

/// Layers at a moment.
@Suite struct PresentationTests {
  private static func change<Value>(
    _ key: AnimationKey<Value>, _ from: Value?, _ to: Value?, begin: Seconds = 0,
    times: Double = 1, fill: MediaTiming.FillMode = .removed, back: Bool = false,
    adding: Bool = false
  ) -> Layer.Animation {
    .basic(
      BasicAnimation(
        key, from: from, to: to,
        timing: MediaTiming(
          beginTime: begin, duration: 2, repeatCount: times, autoreverses: back, fillMode: fill),
        isCumulative: adding))
  }

  private func layer(_ animations: Layer.Animation...) -> Layer {
    Layer("a", content: .shape(Layer.Shape(.circle(radius: 1))), animations: animations)
  }

  private func rotation(_ layer: Layer, _ time: Seconds) -> [TransformOperation] {
    layer.presentation(at: time).transform
  }

  @Test func `a still layer has no animations, and keeps the rest`() {
    let layer = layer(Self.change(.opacity, 0, 1))
    var expected = layer
    expected.animations = []
    #expect(layer.presentation(at: 9) == expected)
    expected.opacity = 0.25
    #expect(layer.presentation(at: 0.5) == expected)
  }

  @Test func `the later animation in the list wins while it runs`() {
    let turning = layer(
      Self.change(.rotation, .zero, .degrees(10), fill: .forwards),
      Self.change(.rotation, .degrees(50), .degrees(60), begin: 1))
    #expect(rotation(turning, 0.5) == [.rotate(.degrees(2.5))])
    #expect(rotation(turning, 1) == [.rotate(.degrees(50))])
    #expect(rotation(turning, 2.5) == [.rotate(.degrees(57.5))])
    #expect(rotation(turning, 3) == [.rotate(.degrees(10))])
  }

  @Test func `a value that is not given is the layer's own, not the one before`() {
    let fading = changed(
      layer(Self.change(.opacity, 0, nil), Self.change(.opacity, nil, 0, begin: 1))
    ) { $0.opacity = 0.5 }
    #expect(fading.presentation(at: 0.5).opacity == 0.125)
    #expect(fading.presentation(at: 1).opacity == 0.5)
  }

  @Test func `steps are replaced where they stand, or added at the end`() {
    var moved = layer(
      Self.change(.scale, ScaleFactors(2), nil), Self.change(.rotation, .zero, .degrees(8)))
    moved.transform = [.skewX(.degrees(1)), .rotate(.degrees(3)), .rotate(.degrees(4))]
    #expect(
      rotation(moved, 1) == [
        .skewX(.degrees(1)), .rotate(.degrees(4)), .rotate(.degrees(4)), .scale(1.5),
      ])
  }

  @Test func `passes add up`() {
    let turning = layer(
      Self.change(.rotation, .degrees(1), .degrees(11), times: 3, fill: .both, adding: true))
    #expect(rotation(turning, 5) == [.rotate(.degrees(6 + 22))])
    #expect(rotation(turning, 6) == [.rotate(.degrees(33))])
    let back = layer(
      Self.change(.rotation, .degrees(1), .degrees(11), times: 3, back: true, adding: true))
    #expect(rotation(back, 5) == [.rotate(.degrees(6 + 1))])
  }

  @Test func `sublayers and masks stand still too`() {
    var outer = layer(Self.change(.opacity, 0, 1))
    outer.sublayers = [layer(Self.change(.opacity, 1, 0))]
    outer.mask = layer(Self.change(.opacity, 0, 0.5))
    let still = Layer.Scene(size: Size(width: 1, height: 1), layers: [outer]).presentation(at: 1)
    #expect(still.layers[0].opacity == 0.5 && still.layers[0].animations.isEmpty)
    #expect(still.layers[0].sublayers[0].opacity == 0.5)
    #expect(still.layers[0].mask?.opacity == 0.25)
    #expect(still.layers[0].mask?.animations == [])
  }

  @Test func `values are kept where they mean something`() {
    #expect(layer(Self.change(.opacity, -1, -0.5)).presentation(at: 1).opacity == 0)
    #expect(layer(Self.change(.opacity, 1, 3)).presentation(at: 1).opacity == 1)
    let trimmed = layer(Self.change(.strokeEnd, 1, 3)).presentation(at: 1)
    guard case .shape(let shape) = trimmed.content else { return #expect(Bool(false)) }
    #expect(shape.strokeEnd == 1)
  }

  @Test func `every property of a shape is set`() throws {
    let all = layer(
      Self.change(.fillColor, .black, .white), Self.change(.strokeColor, .white, .black),
      Self.change(.lineWidth, 0, 4), Self.change(.strokeStart, 0, 0.5),
      Self.change(.strokeEnd, 0.5, 1), Self.change(.lineDashPhase, 0, 2),
      Self.change(.path, .circle(radius: 1), .circle(radius: 3)),
      Self.change(.isHidden, false, true))
    var expected = Layer.Shape(
      .circle(radius: 2), fillColor: .color(Color(red: 0.5, green: 0.5, blue: 0.5)))
    expected.strokeColor = expected.fillColor
    (expected.lineWidth, expected.strokeStart, expected.strokeEnd) = (2, 0.25, 0.75)
    expected.lineDashPhase = 1
    var stroked = all
    stroked.content = .shape(Layer.Shape(.circle(radius: 1), strokeColor: .color(.black)))
    let still = stroked.presentation(at: 1)
    #expect(still.content == .shape(expected))
    #expect(still.isHidden)
  }

  @Test func `stops of a gradient are set, in a layer and in a shape`() {
    let gradient = Layer.Gradient.vertical(.black, .white)
    let animations = [
      Self.change(.colors, [.white, .white], [.black, .white]),
      Self.change(.locations, nil, [0.5, 0.5]),
    ]
    let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
    var expected = gradient
    expected.stops = [.init(0.25, gray), .init(0.75, .white)]
    let layer = Layer(content: .gradient(gradient), animations: animations)
    #expect(layer.presentation(at: 1).content == .gradient(expected))
    let shape = Layer.Shape(.circle(radius: 1), fillColor: .gradient(gradient))
    var filled = shape
    filled.fillColor = .gradient(expected)
    let shown = Layer(content: .shape(shape), animations: animations).presentation(at: 1)
    #expect(shown.content == .shape(filled))
  }

  private func changed(_ layer: Layer, _ change: (inout Layer) -> Void) -> Layer {
    var layer = layer
    change(&layer)
    return layer
  }
}
