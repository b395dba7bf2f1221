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

  private static func box(_ change: (inout Layer) -> Void) -> Layer {
    var layer = Layer("box")
    (layer.frame, layer.backgroundColor) = (Self.frame, .blue)
    change(&layer)
    return layer
  }

  @Test(arguments: [true, false])
  func `Viewers who ask for less motion see the end of shadows and of texts`(isText: Bool) throws {
    let layer = Self.box {
      if isText {
        $0.text = Layer.Text("a")
        $0.animations = [.animate(.foregroundColor, from: .red, to: .blue, duration: 2)]
      } else {
        $0.shadowOpacity = 1
        $0.animations = [.animate(.shadowOpacity, from: 0, to: 1, duration: 2)]
      }
    }
    let svg = try SVGWriter(SVGOptions(idPrefix: .none)).write(Self.scene(layer)).string
    let rest = isText ? "fill:#000!important" : "{filter:url(#box_filter_still)!important}"
    #expect(svg.contains(rest), "\(svg)")
    #expect(svg.contains(#"<filter id="box_filter_still""#) != isText)
    let blurred = Self.box { $0.animations = [.animate(.blurRadius, to: 4, duration: 1)] }
    let sharp = try SVGWriter(SVGOptions(idPrefix: .none)).write(Self.scene(blurred)).string
    #expect(sharp.contains("#box{filter:none!important}"))
  }

  @Test
  func `A shadow along a path falls below the background`() throws {
    let layer = Self.box {
      ($0.shadowOpacity, $0.shadowPath) = (1, .rect(Rect(x: 20, y: 20, width: 80, height: 40)))
    }
    let svg = try SVGWriter(SVGOptions(idPrefix: .none)).write(Self.scene(layer)).string
    let shadow = try #require(svg.firstRange(of: "filter=\"url"))
    let background = try #require(svg.firstRange(of: "fill=\"#00f\""))
    #expect(shadow.lowerBound < background.lowerBound)
  }

  @Test func `Findings name the property that a layer animates`() throws {
    var text = Layer("figure", content: .text(Layer.Text("1")))
    let strings = Layer.Animation.keyframes(.string, ["2", "3"], duration: 1)
    text.animations = [
      .group(
        AnimationGroup([strings], timing: MediaTiming(duration: 2), timingFunction: .easeIn))
    ]
    let issues = try SVGWriter().write(Self.scene(text)).issues
    #expect(Set(issues.map(\.property)) == [.string])
    #expect(Set(issues.map(\.layer)) == ["figure"])
  }

  @Test(arguments: [AnimatedProperty.bounds, .anchorPoint])
  func `Parts that stay while their bounds move are reported`(property: AnimatedProperty) throws {
    let layer = Self.box {
      $0.sublayers = [Layer(content: .shape(Layer.Shape(.circle(radius: 3))))]
      $0.sublayerTransform = [.rotate(.degrees(20))]
      $0.animations = [
        property == .bounds
          ? .animate(.bounds, to: Rect(x: 0, y: 0, width: 9, height: 9), duration: 1)
          : .animate(.anchorPoint, to: .zero, duration: 1)
      ]
    }
    let issues = try SVGWriter().write(Self.scene(layer)).issues.map(\.description)
    #expect(
      issues == ["layer 'box': '\(property.rawValue)' moves, but not the content in them"])
  }

  @Test
  func `Lengths add up pass by pass, and sums of two outlines are refused`() throws {
    var grown = BasicAnimation(
      .cornerRadius, from: 0, to: 4, timing: MediaTiming(duration: 1, repeatCount: 3))
    grown.isCumulative = true
    let scene = Self.scene(Self.box { $0.animations = [.basic(grown)] })
    #expect(scene.presentation(at: 2.5).layers[0].cornerRadius == 10)
    let svg = try SVGWriter().write(scene).string
    #expect(svg.contains(#"dur="3s""#))
    var added = BasicAnimation(
      .cornerRadius, from: 0, to: 4, timing: MediaTiming(duration: 1))
    added.isAdditive = true
    let both = Self.box {
      $0.animations = [.animate(.cornerRadius, from: 0, to: 9, duration: 1), .basic(added)]
    }
    #expect(try SVGWriter().write(Self.scene(both)).issues.count == 1)
  }

  @Test
  func `A group in steps rests on its last value`() throws {
    let group = AnimationGroup(
      [.animate(.rotation, from: .zero, to: .degrees(180), duration: 2)],
      timing: MediaTiming(duration: 2, fillMode: .forwards),
      timingFunction: .steps(4))
    let scene = Self.scene(Self.box { $0.animations = [.group(group)] })
    #expect(scene.presentation(at: 3).layers[0].transform == [.rotate(.degrees(180))])
    #expect(try SVGWriter().write(scene).string.contains("rotate(180)"))
  }

  @Test
  func `Sizes below zero and no scale are refused, and colours that are none are black`() throws {
    let growth = Self.box {
      $0.animations = [
        .animate(.bounds, to: Rect(x: 0, y: 0, width: -1, height: 9), duration: 1)
      ]
    }
    #expect(throws: SceneError.self) { try SVGWriter().write(Self.scene(growth)) }
    let stops = [Layer.Gradient.Stop(0, .red), .init(1, Color(red: .nan, green: 0, blue: 0))]
    let conic = Self.box {
      $0.gradient = Layer.Gradient(.conic(center: Point(0.5, 0.5)), stops: stops)
    }
    #expect(try !SVGWriter().write(Self.scene(conic)).string.contains("nan"))
    let image = Self.box {
      $0.image = Layer.Image(.gif, bytes: Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0])
      $0.image?.contentsScale = 0
    }
    #expect(throws: SceneError.self) { try SVGWriter().write(Self.scene(image)) }
    var none = Layer()
    none.add(.animate(.opacity, to: 0, duration: 1), forKey: "")
    none.add(.animate(.opacity, to: 0, duration: 1), forKey: "")
    #expect(none.animations.count == 2)
  }

  @Test
  func `BasicAnimation.fromValue can be set, to a value of its type alone`() throws {
    var fade = BasicAnimation(.opacity, from: 0, timing: MediaTiming(duration: 1))
    fade.fromValue = .number(0.5)
    let layer = Self.box { $0.animations = [.basic(fade)] }
    #expect(try SVGWriter().write(Self.scene(layer)).string.contains(#"values="0.5;1""#))
    fade.fromValue = .angle(.degrees(9))
    let wrong = Self.box { $0.animations = [.basic(fade)] }
    let error = #expect(throws: SceneError.self) { try SVGWriter().write(Self.scene(wrong)) }
    #expect(error?.message == "must be of the type number, not rotation")
  }

  @Test
  func `Messages name the layers of the scene, not those that stand for a feature`() throws {
    var bad = Layer("bad", content: .shape(Layer.Shape(.circle(radius: 3))))
    bad.opacity = .nan
    let layer = Self.box {
      $0.sublayers = [Layer(), bad]
      $0.sublayerTransform = [.rotate(.degrees(20))]
      ($0.shadowOpacity, $0.shadowPath) = (1, .circle(radius: 3))
    }
    let error = #expect(throws: SceneError.self) { try SVGWriter().write(Self.scene(layer)) }
    #expect(error?.layer == "box/bad")
    var label = Layer("label", content: .text(Layer.Text("0")))
    label.animations = [
      .keyframes(.string, ["1", "2"], duration: 2), .animate(.foregroundColor, duration: -1),
    ]
    let fault = #expect(throws: SceneError.self) { try SVGWriter().write(Self.scene(label)) }
    #expect(fault?.layer == "label")
  }
}
