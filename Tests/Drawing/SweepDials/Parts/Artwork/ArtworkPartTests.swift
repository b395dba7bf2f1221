import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct ArtworkPartTests {
  private let context = DialContext(
    scale: Scale(0...100, start: .degrees(-90), span: .degrees(180)), reading: Reading(75, from: 0))

  /// A needle that points up from 50,50, inside of a group.
  private func artwork(_ transform: [TransformOperation] = []) -> Artwork {
    let hand = Layer(
      "hand", content: .shape(Layer.Shape(.line(from: Point(50, 50), to: Point(50, 10)))))
    let face = Layer(
      "face", content: .shape(Layer.Shape(.circle(center: Point(50, 50), radius: 50))))
    let group = Layer("movement", transform: transform, sublayers: [hand])
    return Artwork(
      viewBox: Rect(x: 0, y: 0, width: 100, height: 100), layers: [face, group],
      labels: ["Zeiger": "hand"])
  }

  /// The tip of the needle on the dial.
  private func tip(_ layer: Layer, _ point: Point) -> Point? {
    func find(_ layer: Layer, _ outer: Affine) -> Point? {
      let map = outer * layer.affine
      if case .shape(let shape) = layer.content, shape.path.elements.count == 2 {
        return map.apply(to: point)
      }
      return layer.sublayers.lazy.compactMap { find($0, map) }.first
    }
    return find(layer, .identity)
  }

  @Test(
    arguments: [
      [], [.translate(Vector(dx: 3, dy: 4))], [.rotate(.degrees(25))], [.scale(2)],
      [.scale(x: 2, y: 0.5)], [.translate(Vector(dx: 99, dy: 0)), .scale(x: -1, y: 1)],
      [.skewX(.degrees(30)), .rotate(.degrees(10))],
    ] as [[TransformOperation]])
  func `an element turns about a point of the artwork, whatever its groups do`(
    steps: [TransformOperation]
  ) throws {
    var drawing = ArtworkPart(artwork(steps))
    // The tip as it is drawn, in the artwork's units, and where a turn of 45° takes it.
    let drawn = steps.affine.apply(to: Point(50, 10))
    let pivot = Point(40, 60)
    let turned = Affine.rotation(.degrees(45), about: pivot).apply(to: drawn)
    drawing.needle = DrawnNeedle("Zeiger", pivot: pivot)
    let found = try #require(tip(drawing.layer(in: context), Point(50, 10)))
    let expected = drawing.artwork?.affine(to: drawing.frame).apply(to: turned) ?? .zero
    #expect(abs(found.x - expected.x) < 1e-9 && abs(found.y - expected.y) < 1e-9)
  }

  @Test func `without a pivot it turns about the middle, from the way it was drawn`() throws {
    var drawing = ArtworkPart(artwork())
    drawing.needle = DrawnNeedle("hand", direction: .degrees(45))
    let found = try #require(tip(drawing.layer(in: context), Point(50, 10)))
    #expect(abs(found.x) < 1e-9 && abs(found.y + 80) < 1e-9)
  }

  @Test(arguments: [nil, "whole"])
  func `all of the artwork is the needle, by its name or without one`(name: String?) throws {
    var drawing = ArtworkPart(artwork())
    drawing.artwork?.name = "whole"
    drawing.needle = DrawnNeedle(name, direction: .degrees(-90))
    // Drawn up, which is taken for left: 90° further than 45°.
    let found = try #require(tip(drawing.layer(in: context), Point(50, 10)))
    let expected = Point(at: .degrees(135), radius: 80)
    #expect(found.distance(to: expected) < 1e-9)
    #expect(drawing.artwork?.names == ["Zeiger", "face", "hand", "movement", "whole"])
    drawing.needle = nil
    drawing.hidden = ["whole"]
    #expect(try tip(drawing.layer(in: context), Point(50, 10)) == nil)
  }

  @Test func `it turns there, and nothing else moves`() throws {
    var drawing = ArtworkPart(artwork())
    drawing.needle = DrawnNeedle("hand")
    let layer = try drawing.layer(in: context)
    var moving: [String] = []
    var rest = [layer]
    while let next = rest.popLast() {
      if !next.animations.isEmpty { moving.append(next.name) }
      rest += next.sublayers
    }
    #expect(moving == ["hand"])
  }

  @Test func `elements are hidden, or shown alone`() throws {
    var drawing = ArtworkPart(artwork())
    drawing.hidden = ["face"]
    #expect(try drawing.layer(in: context).sublayers[0].sublayers.map(\.name) == ["movement"])
    drawing.hidden = []
    drawing.element = "hand"
    let shown = try drawing.layer(in: context).sublayers[0].sublayers
    #expect(shown.map(\.name) == ["movement"] && shown[0].sublayers.map(\.name) == ["hand"])
  }

  @Test func `names that are not there are errors`() {
    var drawing = ArtworkPart(artwork())
    drawing.needle = DrawnNeedle("handle")
    let error = DialError(
      "needle",
      "names 'handle', which the artwork does not have; there are Zeiger, face, hand, movement")
    #expect(throws: error) { try drawing.layer(in: context) }
    drawing = ArtworkPart(artwork([.scale(x: 0, y: 1)]))
    drawing.needle = DrawnNeedle("hand")
    #expect(throws: DialError("needle", "names 'hand', which has no extent")) {
      try drawing.layer(in: context)
    }
  }

  @Test func `a needle that draws nothing is an error`() {
    let empty = Artwork(
      viewBox: Rect(x: 0, y: 0, width: 9, height: 9), layers: [Layer("hand")])
    var drawing = ArtworkPart(empty)
    drawing.needle = DrawnNeedle("hand")
    #expect(throws: DialError("needle", "names 'hand', which draws nothing that can be seen")) {
      try drawing.layer(in: context)
    }
    var needle = Needle()
    needle.artwork = NeedleArtwork(.artwork(empty, element: "hand"), pivot: .zero)
    #expect(throws: DialError("artwork", "has 'hand', which draws nothing that can be seen")) {
      try needle.layer(in: context)
    }
  }

  @Test func `a needle that cannot be seen is an error`() throws {
    let box = Rect(x: 0, y: 0, width: 9, height: 9)
    func shape(_ fill: Paint, at x: Double = 1) -> Layer {
      Layer(
        "hand",
        content: .shape(Layer.Shape(.rect(Rect(x: x, y: 1, width: 2, height: 2)), fillColor: fill)))
    }
    func artwork(_ layer: Layer) -> ArtworkPart {
      var part = ArtworkPart(Artwork(viewBox: box, layers: [layer]))
      part.needle = DrawnNeedle("hand")
      return part
    }
    var clear = shape(.color(.black))
    clear.opacity = 0
    var masked = shape(.color(.black))
    masked.mask = shape(.color(.black))
    masked.maskType = .luminance
    var held = Layer(sublayers: [shape(.color(.black))])
    held.opacity = 0
    let blank = DialError("needle", "names 'hand', which draws nothing that can be seen")
    for layer in [clear, masked, held, shape(.color(.black.opacity(0))), shape(.none)] {
      #expect(throws: blank) { try artwork(layer).layer(in: context) }
    }
    let outside = DialError(
      "needle", "names 'hand', which lies outside of the view box wherever it turns")
    #expect(throws: outside) { try artwork(shape(.color(.black), at: 50)).layer(in: context) }
    // It turns into the view box.
    _ = try artwork(shape(.color(.black), at: 10)).layer(in: context)
    masked.mask = shape(.color(.white))
    _ = try artwork(masked).layer(in: context)
    masked.mask = shape(.color(.black))
    masked.maskType = .alpha
    _ = try artwork(masked).layer(in: context)
  }

  @Test(arguments: [0.0, -90, 30])
  func `a needle is artwork too, with a pivot, a scale and a direction`(direction: Double) throws {
    var needle = Needle()
    needle.artwork = NeedleArtwork(
      .artwork(artwork(), element: "Zeiger"), pivot: Point(50, 50), scale: 2,
      direction: .degrees(direction))
    let found = try #require(tip(needle.layer(in: context), Point(50, 10)))
    let expected = Point(at: .degrees(45 - direction), radius: 80)
    #expect(abs(found.x - expected.x) < 1e-9 && abs(found.y - expected.y) < 1e-9)
  }
}
