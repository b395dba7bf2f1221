import Sweephand
import Testing

/// Layers as a program changes them.
@Suite struct LayerTests {
  private static let bar = Layer.Shape(.circle(radius: 4))

  @Test func `content of one kind is read and changed in place`() {
    var layer = Layer("bar", content: .shape(Self.bar))
    layer.shape?.fillColor = .red
    #expect(layer.shape?.fillColor == .rgb(0xff0000))
    #expect(layer.text == nil && layer.image == nil && layer.gradient == nil)
    layer.text = nil
    #expect(layer.shape != nil)
    layer.text = Layer.Text("3")
    #expect(layer.content == .text(Layer.Text("3")) && layer.shape == nil)
    layer.text = nil
    #expect(layer.content == .group)
    layer.replicator = Layer.Replicator(count: 3, transform: .rotate(.degrees(30)))
    #expect(layer.replicator?.instanceCount == 3)
  }

  @Test func `a layer is found, changed and removed by its path`() throws {
    let ticks = [Layer("tick"), Layer("tick"), Layer()]
    var scene = Layer.Scene(
      size: Layer.Size(width: 9, height: 9),
      layers: [Layer("a/b", sublayers: ticks), Layer("a", sublayers: [Layer("b")])])
    #expect(scene["a/b"]?.sublayers.count == 3)
    #expect(scene["a"]?.name == "a")
    scene["a/b/tick[2]"]?.opacity = 0.5
    #expect(scene.layers[0].sublayers.map(\.opacity) == [1, 0.5, 1])
    scene["a/b/#2"] = nil
    #expect(scene.layers[0].sublayers.count == 2)
    #expect(scene["a/c"] == nil && scene["tick[3]"] == nil && scene[""] == nil)
    // A name with a slash behind one that ends before it.
    scene.layers.swapAt(0, 1)
    #expect(scene["a/b/tick[1]"] != nil && scene["a/b"]?.sublayers.isEmpty == true)
    scene.layers.swapAt(0, 1)
    let before = scene
    scene["a/c"] = Layer("c")
    #expect(scene == before)
    // A path that messages name is the path of the layer.
    scene["a/b/tick[1]"]?.opacity = .nan
    let error = #expect(throws: SceneError.self) { try SVGWriter().write(scene) }
    #expect(try scene[#require(error).layer]?.opacity.isNaN == true)
  }

  @Test func `short animations are the long ones`() {
    let timing = MediaTiming(
      beginTime: 1, duration: 2, repeatCount: 3, autoreverses: true, fillMode: .both)
    #expect(
      Layer.Animation.animate(
        .opacity, from: 0, to: 1, duration: 2, timingFunction: .easeIn, beginTime: 1,
        repeatCount: 3, autoreverses: true, fillMode: .both)
        == .basic(
          BasicAnimation(.opacity, from: 0, to: 1, timing: timing, timingFunction: .easeIn)))
    let spring = SpringCurve(damping: 20)
    var long = SpringAnimation(.rotation, to: .degrees(9), spring: spring)
    long.timing.beginTime = 1
    #expect(
      Layer.Animation.spring(.rotation, to: .degrees(9), spring, beginTime: 1) == .spring(long))
    #expect(
      Layer.Animation.keyframes(.lineWidth, [1, 2, 4], keyTimes: [0, 0.2, 1], duration: 2)
        == .keyframe(
          KeyframeAnimation(
            .lineWidth, values: [1, 2, 4], keyTimes: [0, 0.2, 1],
            timing: MediaTiming(duration: 2))))
  }

  @Test func `one step is a transform, and the rotation one of its steps`() {
    var layer = Layer()
    layer.transform = .rotate(.degrees(30))
    #expect(layer.transform == [.rotate(.degrees(30))] && layer.rotation == .degrees(30))
    layer.transform = .translate(Layer.Vector(dx: 1, dy: 2))
    #expect(layer.rotation == .zero)
    layer.rotation = .degrees(5)
    #expect(layer.transform == [.translate(Layer.Vector(dx: 1, dy: 2)), .rotate(.degrees(5))])
    layer.rotation = .degrees(6)
    #expect(layer.transform.count == 2 && layer.rotation == .degrees(6))
  }

  @Test func `durations are seconds`() {
    #expect(Seconds(.milliseconds(250)) == 0.25)
    #expect(Seconds(Duration(secondsComponent: -3, attosecondsComponent: 0)) == -3)
  }

  @Test func `layers and scenes print as their lines`() {
    var hand = Layer("hand", content: .shape(Self.bar), transform: .rotate(.degrees(30)))
    hand.animations = [.animate(.rotation, to: .degrees(90), duration: 2)]
    let lines = """
      hand: shape of 6 segments, rotate(30)
        ~ rotation from 0 s for 2 s: 30° → 90°
      """
    #expect(String(reflecting: hand) == lines)
    let scene = Layer.Scene(size: Layer.Size(width: 9, height: 9), layers: [hand])
    #expect(String(reflecting: scene) == scene.dump())
  }
}

/// The calls that write SVG.
@Suite struct WritingTests {
  @Test func `designs and dials are written without another call`() throws {
    let gauge = Speedometer(142)
    #expect(try SVGWriter().write(gauge) == gauge.svg())
    #expect(try SVGWriter().write(gauge.dial).issues.isEmpty)
  }

  @Test func `a control that lacks its script is an issue`() throws {
    var dial = try KnobDial().dial
    dial.interactivity = .script
    let bare = try SVGWriter().write(dial.scene())
    #expect(bare.issues.map(\.reason) == ["a control needs a script, and the options have none"])
    #expect(throws: bare.issues[0]) { try bare.checked() }
    let whole = try SVGWriter().write(dial)
    #expect(try whole.checked() == whole && whole == SVGWriter().write(interactive: dial))
    #expect(whole.string.contains("<script>"))
    let compiled = try dial.compiled { (context, value: Double) in context.reading = Reading(value)
    }
    .write(2)
    #expect(compiled.issues.isEmpty && compiled.string.contains("<script>"))
  }
}
