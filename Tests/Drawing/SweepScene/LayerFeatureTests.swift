import SweepGeometry
import SweepSVG
import SweepScene
import SweepTimeline
import SweepValues
import Testing

/// Features of layers after Core Animation, by their numbers; `test_layers.py` shows them moving.
struct LayerFeatureTests {
  private static let frame = Rect(x: 10, y: 20, width: 80, height: 40)

  private static func scene(_ layers: Layer...) -> Layer.Scene {
    Layer.Scene(
      size: Size(width: 100, height: 100), viewBox: Rect(x: 0, y: 0, width: 100, height: 100),
      layers: layers)
  }

  @Test
  func `SpringCurve counts a large damping as critical unless allowsOverdamping`() {
    let critical = SpringCurve(damping: 20)
    let heavy = SpringCurve(damping: 60)
    let slow = SpringCurve(damping: 60, allowsOverdamping: true)
    #expect(heavy.position(at: 0.5) == critical.position(at: 0.5))
    #expect(abs(heavy.position(at: 0.5) - 0.9596) < 1e-4)
    #expect(abs(slow.position(at: 0.5) - 0.5631) < 1e-4)
    #expect(SpringCurve(perceptualDuration: 0.5, bounce: -0.5).allowsOverdamping)
  }

  @Test(arguments: [
    (Layer.Image.Gravity.center, 30.0, 30.0), (.topLeft, 10, 20), (.top, 30, 20),
    (.topRight, 50, 20), (.left, 10, 30), (.right, 50, 30), (.bottomLeft, 10, 40),
    (.bottom, 30, 40), (.bottomRight, 50, 40),
  ])
  func `Image.contentsGravity places a picture of its own size`(
    gravity: Layer.Image.Gravity, x: Double, y: Double
  ) {
    // A GIF of 80 × 40 pixels, two of which are a unit.
    let bytes = Array("GIF89a".utf8) + [80, 0, 40, 0, 0, 0, 0]
    var image = Layer.Image(.gif, bytes: bytes, contentsGravity: gravity)
    image.contentsScale = 2
    #expect(image.frame(in: Self.frame) == Rect(x: x, y: y, width: 40, height: 20))
    #expect(Layer.Image(.gif, bytes: bytes).contentsGravity == .resize)
  }

  @Test
  func `Layer.convert and hitTest follow transforms, heights and masks`() {
    var inner = Layer("inner")
    inner.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    var outer = Layer("outer", sublayers: [inner])
    outer.frame = Self.frame
    outer.transform = [.rotate(.degrees(90))]
    outer.timing = MediaTiming(beginTime: 2, speed: 2, duration: Seconds(.infinity))
    var cover = Layer("cover")
    (cover.frame, cover.zPosition) = (Rect(x: 45, y: 0, width: 10, height: 100), -1)
    let scene = Self.scene(outer, cover)
    // The upper left corner of the outer bounds, turned about their centre at 50, 40.
    #expect(scene.convert(Point.zero, from: "outer/inner")?.distance(to: Point(70, 0)) ?? 9 < 1e-9)
    #expect(
      scene.convert(Point(70, 0), to: "outer/inner")?.distance(to: .zero) ?? 9 < 1e-9)
    let box = scene.convert(Rect(x: 0, y: 0, width: 10, height: 10), from: "outer/inner")
    #expect(box.map { abs($0.minX - 60) < 1e-9 && abs($0.size.width - 10) < 1e-9 } == true)
    #expect(scene.convert(Point.zero, from: "nowhere") == nil)
    #expect(scene.convertTime(3, to: "outer") == 2)
    #expect(scene.convertTime(2, from: "outer/inner") == 3)
    #expect(scene.hitTest(Point(65, 5)) == "outer/inner")
    #expect(scene.hitTest(Point(50, 60)) == "outer")
    #expect(scene.hitTest(Point(50, 90)) == "cover")
    #expect(scene.hitTest(Point(2, 2)) == nil)
    #expect(outer.contains(Point(79, 39)) && !outer.contains(Point(81, 39)))
  }

  @Test
  func `Layer.add puts an animation in the place of the one of its key`() {
    var layer = Layer()
    layer.add(.animate(.opacity, to: 0, duration: 1), forKey: "fade")
    layer.add(.animate(.rotation, to: .degrees(9), duration: 1))
    layer.add(.animate(.opacity, to: 0.5, duration: 2), forKey: "fade")
    #expect(layer.animationKeys == ["fade"] && layer.animations.count == 2)
    #expect(layer.animation(forKey: "fade")?.timing.duration == 2)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animations.map(\.property) == [.rotation])
    layer.removeAllAnimations()
    #expect(layer.animations.isEmpty)
  }

  @Test
  func `AnimationGroup refuses a pace that it cannot keep`() throws {
    func write(_ group: AnimationGroup) throws -> SVGOutput {
      try SVGWriter().write(Self.scene(Layer("a", animations: [.group(group)])))
    }
    let turn = Layer.Animation.animate(.rotation, to: .degrees(90), duration: 1)
    let endless = AnimationGroup(
      [turn], timing: MediaTiming(duration: Seconds(.infinity)), timingFunction: .easeOut)
    #expect(throws: SceneError.self) { try write(endless) }
    let back = AnimationGroup(
      [turn], timing: MediaTiming(duration: 1), timingFunction: TimingFunction(0.3, -1, 0.7, 2))
    #expect(throws: SceneError.self) { try write(back) }
    let short = AnimationGroup(
      [turn], timing: MediaTiming(duration: 2), timingFunction: .easeOut)
    let issues = try write(short).issues.map(\.message)
    #expect(issues == ["'rotation' does not last as long as its group, whose pace it takes"])
  }

  @Test
  func `Image.magnificationFilter is written as image-rendering`() throws {
    var image = Layer.Image(.gif, bytes: Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0])
    image.magnificationFilter = .nearest
    var layer = Layer(content: .image(image))
    layer.frame = Self.frame
    let scene = Self.scene(layer)
    #expect(try SVGWriter().write(scene).string.contains(#" image-rendering="pixelated""#))
    let plain = try SVGWriter(SVGOptions(profile: .svg11)).write(scene).string
    #expect(plain.contains(#" image-rendering="optimizeSpeed""#))
  }

  @Test
  func `Layer.compositingFilter is written as mix-blend-mode`() throws {
    var layer = Layer(content: .shape(Layer.Shape(.circle(radius: 9))))
    layer.compositingFilter = .multiply
    let svg = try SVGWriter().write(Self.scene(layer)).string
    #expect(svg.contains(#"<circle r="9" style="mix-blend-mode:multiply"/>"#))
  }

  @Test
  func `Properties of one outline are refused together`() throws {
    var layer = Layer("box")
    (layer.frame, layer.backgroundColor) = (Self.frame, .red)
    layer.animations = [
      .animate(.cornerRadius, to: 9, duration: 1), .animate(.borderWidth, to: 9, duration: 1),
    ]
    let issues = try SVGWriter().write(Self.scene(layer)).issues.map(\.description)
    #expect(
      issues == [
        "layer 'box': 'borderWidth' moves together with cornerRadius, which one outline cannot"
      ])
  }

  @Test
  func `Layer takes Swift's key paths in the place of keys`() {
    var layer = Layer()
    layer[keyPath: \.position.x] = 4
    #expect(layer.position == Point(4, 0))
  }

  @Test
  func `A gradient about a centre paints gradient layers alone`() throws {
    let gradient = Layer.Gradient(
      .conic(center: Point(0.5, 0.5)), stops: [.init(0, .red), .init(1, .blue)])
    let shape = Layer(
      "s", content: .shape(Layer.Shape(.circle(radius: 9), fillColor: .gradient(gradient))))
    let issues = try SVGWriter().write(Self.scene(shape)).issues.map(\.description)
    #expect(
      issues == [
        "layer 's': is painted with a conic gradient, which a gradient layer alone can show"
      ])
  }
}
