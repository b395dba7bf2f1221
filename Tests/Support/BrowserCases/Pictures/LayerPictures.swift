import SweepGeometry
import SweepSVG
import SweepScene
import SweepTimeline

/// A scene that moves, with the model's still pictures of it at moments.
struct LayerPicture: Encodable {
  struct Still: Encodable {
    var time: Double
    var svg: String
  }

  var name: String
  var moving: String
  /// The picture without any animation.
  var resting: String
  var stills: [Still]
  var issues: [String]

  /// Moments that a 32-bit float can hold, and the time after all has ended.
  private static let moments = [0.0, 0.5625, 1.0625, 1.4375, 1.9375, 2.4375]

  init(_ name: String, _ layers: [Layer]) throws {
    let scene = Layer.Scene(
      size: Size(width: 120, height: 120), viewBox: Rect(x: -60, y: -60, width: 120, height: 120),
      layers: layers)
    let moving = try SVGWriter().write(scene)
    self.name = name
    self.moving = moving.string
    resting = try SVGWriter(SVGOptions(motion: .none)).write(scene).string
    issues = moving.issues.map(\.description)
    stills = try Self.moments.map { moment in
      var still = scene.presentation(at: Seconds(moment))
      // Copies with times of their own are layers only in the scene.
      if !layers.contains(where: \.hasDelay) {
        still.layers = layers.map { $0.presentation(at: Seconds(moment)) }
      }
      return Still(time: moment, svg: try SVGWriter().write(still).string)
    }
  }

  /// The features of layers whose numbers no attribute holds alone.
  static func all() throws -> [LayerPicture] {
    let scenes = boxes + effects + places + contents + copies + groups + transitions
    return try scenes.map { try LayerPicture($0.0, $0.1) }
  }

  /// The same features at random, several in a layer, without scenes of which the writer says that
  /// a file shows them otherwise.
  static func random() throws -> [LayerPicture] {
    let seeds = Array(1...70) + [242, 293, 298, 353, 370, 456, 556]
    let pictures = try seeds.map { try LayerPicture("seed \($0)", randomLayers(seed: UInt64($0))) }
    return pictures.filter(\.issues.isEmpty)
  }
}

extension Layer {
  fileprivate var hasDelay: Bool {
    replicator.map { $0.instanceDelay != .zero } ?? false || sublayers.contains(where: \.hasDelay)
  }
}

private typealias NamedLayers = (String, [Layer])

private let frame = Rect(x: -40, y: -30, width: 80, height: 60)

private func box(_ change: (inout Layer) -> Void) -> [Layer] {
  var layer = Layer("box")
  layer.frame = frame
  layer.backgroundColor = Color(0x3366cc)
  change(&layer)
  return [layer]
}

private var boxes: [NamedLayers] {
  [
    (
      "backgroundColor",
      box {
        $0.animations = [
          .animate(.backgroundColor, from: .red, to: .blue, duration: 2, autoreverses: true)
        ]
      }
    ),
    (
      "backgroundColor from none",
      box {
        $0.backgroundColor = nil
        $0.animations = [.animate(.backgroundColor, to: .blue, duration: 2)]
      }
    ),
    (
      "cornerRadius",
      box {
        ($0.cornerRadius, $0.borderWidth) = (5, 4)
        $0.animations = [
          .animate(.cornerRadius, from: 0, to: 60, duration: 2, timingFunction: .easeInEaseOut)
        ]
      }
    ),
    (
      "cornerRadius of a mask",
      box {
        ($0.cornerRadius, $0.masksToBounds) = (5, true)
        $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        $0.sublayers = [
          Layer(content: .shape(Layer.Shape(.circle(radius: 50), fillColor: .orange)))
        ]
        $0.animations = [
          .animate(.cornerRadius, from: 0, to: 30, duration: 2, fillMode: .forwards)
        ]
      }
    ),
    (
      "borderWidth and borderColor",
      box {
        ($0.cornerRadius, $0.borderColor) = (12, .red)
        $0.animations = [
          .animate(.borderWidth, from: 0, to: 40, duration: 2),
          .animate(.borderColor, from: .red, to: .black, duration: 2),
        ]
      }
    ),
  ]
}

private var effects: [NamedLayers] {
  [
    (
      "shadow",
      box {
        ($0.shadowOpacity, $0.shadowRadius) = (0.5, 2)
        $0.animations = [
          .animate(.shadowRadius, from: 0, to: 8, duration: 2),
          .animate(.shadowOffset, from: .zero, to: Vector(dx: 8, dy: 6), duration: 2),
          .animate(.shadowOpacity, from: 0.2, to: 1, duration: 2),
          .animate(.shadowColor, from: .black, to: .red, duration: 2),
        ]
      }
    ),
    (
      "shadow that appears",
      box { $0.animations = [.animate(.shadowOpacity, from: 0, to: 1, duration: 2)] }
    ),
    ("blurRadius", box { $0.animations = [.animate(.blurRadius, from: 0, to: 6, duration: 2)] }),
    (
      "shadowPath",
      box {
        ($0.shadowOpacity, $0.shadowOffset) = (0.8, Vector(dx: 0, dy: 14))
        $0.shadowPath = .ellipse(center: Point(40, 40), radii: Size(width: 40, height: 16))
        $0.animations = [
          .animate(.shadowOpacity, from: 0, to: 1, duration: 2),
          .animate(
            .shadowPath, to: .ellipse(center: Point(40, 30), radii: Size(width: 20, height: 28)),
            duration: 2),
          .animate(.rotation, from: .zero, to: .degrees(90), duration: 2),
        ]
      }
    ),
  ]
}

private var places: [NamedLayers] {
  var front = Layer(content: .shape(Layer.Shape(.circle(radius: 30), fillColor: .red)))
  front.zPosition = 1
  let back = Layer(content: .shape(Layer.Shape(.rect(Rect(x: 0, y: 0, width: 50, height: 50)))))
  return [
    (
      "position",
      box {
        $0.transform = [.scale(x: 0.3, y: 0.3)]
        $0.animations = [
          .animate(
            .position, from: Point(-40, -40), to: Point(40, 20), duration: 2,
            timingFunction: .easeInEaseOut),
          .animate(.rotation, from: .zero, to: .degrees(180), duration: 2),
        ]
      }
    ),
    (
      "position by",
      box {
        $0.transform = [.scale(x: 0.3, y: 0.3)]
        $0.animations = [.animate(.position, by: Point(30, 20), duration: 2, fillMode: .forwards)]
      }
    ),
    (
      "anchorPoint",
      box {
        $0.transform = [.rotate(.degrees(20))]
        $0.animations = [
          .animate(.anchorPoint, from: Point(0, 0), to: Point(1, 0.5), duration: 2)
        ]
      }
    ),
    (
      "bounds",
      box {
        ($0.cornerRadius, $0.borderWidth, $0.masksToBounds) = (10, 3, true)
        $0.sublayers = [
          Layer(content: .shape(Layer.Shape(.circle(radius: 30), fillColor: .orange)))
        ]
        $0.animations = [
          .animate(
            .bounds, from: .zero, to: Rect(x: -10, y: 0, width: 90, height: 50), duration: 2),
          .animate(.rotation, from: .zero, to: .degrees(60), duration: 2),
        ]
      }
    ),
    ("zPosition", [front, back]),
    (
      "sublayerTransform",
      box {
        $0.sublayers = [
          Layer(
            content: .shape(
              Layer.Shape(.rect(Rect(x: 30, y: 20, width: 20, height: 20)), fillColor: .white)))
        ]
        $0.sublayerTransform = [.rotate(.degrees(45))]
        $0.animations = [.animate(.opacity, from: 0, to: 1, duration: 2)]
      }
    ),
  ]
}

private var contents: [NamedLayers] {
  var text = Layer(content: .text(Layer.Text("Ab 12", fontSize: 24)))
  text.animations = [.animate(.foregroundColor, from: .red, to: .blue, duration: 2)]
  func gradient(_ geometry: Layer.Gradient.Geometry, _ animations: [Layer.Animation]) -> [Layer] {
    let stops = [Layer.Gradient.Stop(0, .red), .init(0.5, .yellow), .init(1, .blue)]
    var layer = Layer(content: .gradient(Layer.Gradient(geometry, stops: stops)))
    layer.frame = frame
    layer.animations = animations
    return [layer]
  }
  var figures = Layer(content: .text(Layer.Text("0", fontSize: 40)))
  figures.animations = [
    .keyframes(.string, ["10", "20", "35", "0"], duration: 2),
    .animate(.foregroundColor, from: .red, to: .blue, duration: 2),
    .animate(.rotation, from: .zero, to: .degrees(45), duration: 2),
  ]
  var angle = Layer.Shape(
    .polyline([Point(-40, 30), Point(0, -20), Point(40, 30)]), fillColor: .none,
    strokeColor: .black, lineWidth: 24)
  angle.miterLimit = 1
  var corner = Layer(content: .shape(angle))
  corner.animations = [.animate(.miterLimit, from: 1, to: 4, duration: 2)]
  return [
    ("string", [figures]),
    ("miterLimit", [corner]),
    ("foregroundColor", [text]),
    (
      "text in bounds",
      box {
        $0.text = Layer.Text("Top", fontSize: 12, foregroundColor: .white, alignment: .start)
        $0.animations = [
          .animate(.foregroundColor, from: .white, to: .red, duration: 2),
          .animate(.rotation, from: .zero, to: .degrees(30), duration: 2),
        ]
      }
    ),
    (
      "startPoint and endPoint",
      gradient(
        .linear(from: Point(0, 0), to: Point(1, 0)),
        [
          .animate(.startPoint, to: Point(0.5, 1), duration: 2),
          .animate(.endPoint, from: Point(1, 0), to: Point(0.2, 0.4), duration: 2),
          .animate(.colors, to: [.green, .orange, .yellow], duration: 2),
        ])
    ),
    (
      "conic gradient",
      gradient(
        .conic(center: Point(0.5, 0.5), from: .degrees(30)),
        [.animate(.rotation, from: .zero, to: .degrees(90), duration: 2)])
    ),
  ]
}

private var copies: [NamedLayers] {
  var dot = Layer(
    content: .shape(Layer.Shape(.circle(radius: 6), fillColor: .red)), position: Point(0, -40))
  dot.animations = [
    .animate(.opacity, from: 1, to: 0.1, duration: 1, repeatCount: .infinity)
  ]
  var ring = Layer.Replicator(count: 10, transform: [.rotate(.degrees(36))], delay: 0.1)
  (ring.instanceRedOffset, ring.instanceAlphaOffset) = (-0.1, -0.03)
  let ray = Layer(content: .shape(Layer.Shape(.rect(Rect(x: 37, y: 2, width: 6, height: 20)))))
  var rays = Layer(
    content: .replicator(Layer.Replicator(count: 8, transform: [.rotate(.degrees(45))])),
    sublayers: [ray])
  rays.frame = Rect(x: -40, y: -40, width: 80, height: 80)
  rays.animations = [.animate(.rotation, from: .zero, to: .degrees(45), duration: 2)]
  return [
    ("instanceDelay and offsets", [Layer(content: .replicator(ring), sublayers: [dot])]),
    ("instanceTransform about the centre", [rays]),
  ]
}

private var groups: [NamedLayers] {
  let group = AnimationGroup(
    [
      .animate(
        .rotation, from: .zero, to: .degrees(180), duration: 2, timingFunction: .easeIn),
      .keyframes(.opacity, [0.2, 1, 0.5, 1], duration: 2),
      .keyframes(.backgroundColor, [.red, .green, .blue], duration: 1, repeatCount: 2),
    ], timing: MediaTiming(duration: 2, autoreverses: true), timingFunction: .easeInEaseOut)
  return [("timingFunction of a group", box { $0.animations = [.group(group)] })]
}

private var transitions: [NamedLayers] {
  let old = Layer(content: .shape(Layer.Shape(.rect(frame), fillColor: .orange)))
  let new = Layer(content: .shape(Layer.Shape(.circle(radius: 28), fillColor: .blue)))
  let whole = Layer.TransitionType.allCases.map { type in
    Layer.transition(
      type, subtype: .fromRight, from: old, to: new, in: frame, duration: 1.5,
      timingFunction: .easeInEaseOut, beginTime: 0.25)
  }
  let part = Layer.transition(
    .push, subtype: .fromTop, from: old, to: new, in: frame, duration: 1.5, beginTime: 0.25,
    startProgress: 0.2, endProgress: 0.7)
  return zip(Layer.TransitionType.allCases, whole).map { ("transition \($0)", [$1]) }
    + [("part of a transition", [part])]
}
