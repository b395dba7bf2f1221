import SweepGeometry
import SweepSVG
import SweepScene
import SweepType
import Testing

/// Equal layers that move are written once.
@Suite struct RepeatTests {
  private func hand(_ degrees: Double, color: UInt32 = 0xff0000, texts: [String] = []) -> Layer {
    let turn = BasicAnimation(
      .rotation, from: .degrees(degrees), to: .degrees(degrees + 360),
      timing: MediaTiming(duration: 60, repeatCount: .infinity))
    let bars = [3.0, 5].map { width in
      Layer(
        content: .shape(
          Layer.Shape(
            .rect(Rect(x: -width / 2, y: -80, width: width, height: 90)),
            fillColor: .color(Color(color)), strokeColor: .color(.black), lineWidth: 0.5)))
    }
    let words = texts.map {
      Layer(content: .text(Layer.Text($0, fontSize: 9, drawnFace: .engineering)))
    }
    return Layer(
      transform: [.rotate(.degrees(degrees))], sublayers: words.isEmpty ? bars : words,
      animations: [.basic(turn)])
  }

  private func markup(_ layers: [Layer], _ options: SVGOptions = SVGOptions()) throws -> String {
    let scene = Layer.Scene(
      size: Size(width: 400, height: 200),
      layers: layers.enumerated().map {
        Layer(position: Point(Double($0) * 100, 100), sublayers: [$1])
      })
    return try SVGWriter(options).write(scene).string
  }

  private func count(_ part: String, in text: String) -> Int {
    text.split(separator: part).count - 1
  }

  @Test func `a layer that is there again is referred to`() throws {
    let text = try markup([hand(30), hand(30), hand(30)])
    #expect(count("<animateTransform", in: text) == 1 && count("<use ", in: text) == 2)
    #expect(count("<g transform=\"translate(100 100)\"><use", in: text) == 1)
  }

  @Test func `two that turn alike from other angles share what they show`() throws {
    let text = try markup([hand(30), hand(60), hand(90)])
    #expect(count("<animateTransform", in: text) == 3 && count("<use ", in: text) == 2)
    #expect(count("M-1.5", in: text) + count("x=\"-1.5\"", in: text) == 1)
  }

  @Test func `what differs is written in full`() throws {
    #expect(try !markup([hand(30), hand(60, color: 0x0000ff)]).contains("<use"))
  }

  @Test func `texts are shared under the paint of their group`() throws {
    let digits = (0...9).map(String.init)
    let text = try markup([hand(0, texts: digits), hand(90, texts: digits)])
    #expect(count("<use ", in: text) == 1 && count("stroke-width", in: text) == 2)
  }

  @Test func `ids that others know, events and SVG 1.1 have nothing repeated`() throws {
    let hands = [hand(30), hand(30)]
    #expect(try !markup(hands, SVGOptions(idPrefix: .text("a"))).contains("<use"))
    #expect(try !markup(hands, SVGOptions(profile: .svg11)).contains("<use"))
    var waiting = hand(30)
    waiting.animations = waiting.animations.map { animation in
      guard case .basic(var turn) = animation else { return animation }
      turn.timing.trigger = .event(.click)
      return .basic(turn)
    }
    #expect(try !markup([waiting, waiting]).contains("<use"))
  }

  @Test func `what is repeated in a layer that is repeated is counted once`() throws {
    func clock(_ x: Double) -> Layer { Layer(position: Point(x, 0), sublayers: [hand(30)]) }
    let text = try markup([clock(1), clock(2), clock(1)])
    #expect(count("id=\"", in: text) == 2 && count("<use ", in: text) == 2)
  }

  @Test func `a limit of layers holds for what is repeated too`() {
    let many = Layer(
      transform: [.rotate(.zero)],
      sublayers: (0..<2000).map { _ in Layer(content: .shape(Layer.Shape(.circle(radius: 1)))) },
      animations: hand(30).animations)
    #expect(throws: SceneError.self) { try markup(Array(repeating: many, count: 60)) }
  }
}
