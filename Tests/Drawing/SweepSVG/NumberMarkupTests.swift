import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// Decimals, and numbers that cannot be written.
@Suite struct NumberMarkupTests {
  private static let fine: Layer.Scene = plain([
    changed(line { $0.path = .line(from: .zero, to: Point(1.234_567_8, -0.000_000_4)) }) {
      $0.position = Point(0.5, 2 / 3.0)
      $0.transform = [.scale(0.251), .matrix(Affine(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0.5, ty: 0))]
      $0.opacity = 0.125
      $0.animations = [
        .basic(
          BasicAnimation(
            .opacity, from: 0, to: 0.123_456_7, timing: MediaTiming(duration: 0.5),
            timingFunction: .easeIn))
      ]
    }
  ])

  @Test(
    arguments: zip(
      0...6,
      [
        ("1 0", "1 1", "0.251", "0.123"), ("1.2 0", "0.5 0.7", "0.251", "0.123"),
        ("1.23 0", "0.5 0.67", "0.251", "0.123"), ("1.235 0", "0.5 0.667", "0.251", "0.123"),
        ("1.2346 0", "0.5 0.6667", "0.251", "0.1235"),
        ("1.23457 0", "0.5 0.66667", "0.251", "0.12346"),
        ("1.234568 0", "0.5 0.666667", "0.251", "0.123457"),
      ]))
  func `coordinates have as many decimals as asked for`(
    precision: Int, expected: (path: String, place: String, factor: String, fraction: String)
  ) throws {
    let text = try body(
      of: Self.fine, SVGOptions(precision: precision, idPrefix: .none, motion: .full))
    let shift = precision == 0 ? "1" : "0.5"
    #expect(
      text == """
        <path transform="translate(\(expected.place)) scale(\(expected.factor)) \
        matrix(0.5 0 0 0.5 \(shift) 0)" \
        d="M0 0\(expected.path.hasPrefix("1 0") ? "H1" : "H\(expected.path.dropLast(2))")" \
        fill="none" stroke="#000" opacity="0.125">
        <animate attributeName="opacity" values="0;\(expected.fraction)" calcMode="spline" \
        keySplines="0.42 0 1 1" dur="0.5s"/>
        </path>
        """)
  }

  /// A change to a layer, and the field that is at fault when it is given such a number.
  private static let places: [(field: String, change: @Sendable (inout Layer, Double) -> Void)] = [
    ("position", { $0.position.x = $1 }),
    ("bounds", { $0.bounds.origin.y = $1 }),
    (
      "bounds",
      {
        $0.anchorPoint.x = 1; $0.bounds.size.width = $1
      }
    ),
    ("transform", { $0.transform = [.rotate(.degrees($1))] }),
    ("transform", { $0.transform = [.scale(x: 1, y: $1)] }),
    ("transform", { $0.transform = [.translate(Vector(dx: $1, dy: 0))] }),
    ("transform", { $0.transform = [.skewX(.degrees($1))] }),
    ("transform", { $0.transform = [.matrix(Affine(a: 1, b: 0, c: 0, d: 1, tx: $1, ty: 0))] }),
    ("path", { layer, number in layer.change { $0.path.addLine(to: Point(number, 0)) } }),
    ("path", { layer, number in layer.change { $0.path = .circle(radius: abs(number)) } }),
    ("lineWidth", { layer, number in layer.change { $0.lineWidth = abs(number) } }),
    (
      "miterLimit",
      { layer, number in
        layer.change {
          $0.path = .polyline([.zero, Point(1, 0), Point(0, 1)])
          $0.miterLimit = number
        }
      }
    ),
    ("lineDashPattern", { layer, number in layer.change { $0.lineDashPattern = [abs(number)] } }),
    (
      "lineDashPhase",
      { layer, number in
        layer.change {
          $0.lineDashPattern = [1]
          $0.lineDashPhase = number
        }
      }
    ),
    (
      "geometry",
      { layer, number in
        layer.change { $0.fillColor = .gradient(.through(Point(number, 0))) }
      }
    ),
    ("fontSize", { $0.content = .text(Layer.Text("a", fontSize: abs($1))) }),
    ("blurRadius", { $0.blurRadius = abs($1) }),
    (
      "shadowOffset",
      { layer, number in
        layer.shadowOpacity = 1
        layer.shadowOffset.dy = number
      }
    ),
    ("letterSpacing", { $0.content = .text(Layer.Text("a", letterSpacing: $1)) }),
  ]

  @Test(arguments: places.indices, [Double.nan, .infinity, -.infinity, 1e308, 1e9, -1e9])
  func `a number that cannot be written names the layer and the property`(
    place: Int, number: Double
  ) {
    var layer = line()
    layer.name = "b"
    Self.places[place].change(&layer, number)
    let scene = plain([line(), Layer("a", sublayers: [line(), Layer(sublayers: [layer])])])
    let field = Self.places[place].field
    #expect(
      fault(of: scene)
        == "layer 'a/#1/b': '\(field)' must be finite, and less than 1e9 away from zero")
  }

  @Test func `a number just below the limit is written`() throws {
    let scene = plain([changed(line()) { $0.position.x = -999_999_999 }])
    #expect(try body(of: scene).contains("translate(-999999999)"))
  }

  @Test(arguments: [Double.nan, .infinity, 1e9, 0, -1])
  func `the size and the view box must have an extent`(number: Double) {
    var scene = plain([])
    scene.size.width = number
    #expect(fault(of: scene) == "'size' must be more than zero and below 1e9")
    scene = plain([])
    scene.viewBox.size.height = number
    #expect(fault(of: scene) == "'viewBox' must have an extent and be below 1e9")
  }

  private static let negatives: [(field: String, layer: Layer)] = [
    ("lineWidth", line { $0.lineWidth = -1 }),
    ("lineDashPattern", line { $0.lineDashPattern = [1, -1] }),
    ("fontSize", Layer(content: .text(Layer.Text("a", fontSize: -1)))),
    (
      "bounds",
      changed(line()) {
        $0.masksToBounds = true
        $0.bounds = Rect(x: 0, y: 0, width: 1, height: -1)
      }
    ),
    (
      "radius",
      square {
        $0.fillColor = .gradient(
          Layer.Gradient(.radial(center: .zero, radius: -1), stops: [.init(0, .black)]))
      }
    ),
  ]

  @Test(arguments: negatives.indices) func `an extent is not negative`(index: Int) {
    let (field, layer) = Self.negatives[index]
    #expect(fault(of: plain([line(), layer])) == "layer '#1': '\(field)' must not be negative")
  }

  @Test func `an image needs an extent`() {
    let scene = plain([Layer("p", content: .image(Layer.Image(.png, bytes: [0])))])
    #expect(fault(of: scene) == "layer 'p': 'bounds' must have an extent to show an image")
  }
}

extension Layer {
  fileprivate mutating func change(_ change: (inout Layer.Shape) -> Void) {
    guard case .shape(var shape) = content else { return }
    change(&shape)
    content = .shape(shape)
  }
}

extension Layer.Gradient {
  fileprivate static func through(_ point: Point) -> Layer.Gradient {
    Layer.Gradient(.linear(from: .zero, to: point), stops: [.init(0, .black), .init(1, .white)])
  }
}
