import SweepDials
import SweepGeometry
import SweepScene
import Testing

/// Rectangular faces and bezels, with recesses and cutouts.
@Suite struct CardTests {
  private let frame = Rect(x: -80, y: -40, width: 160, height: 80)

  private func context(_ theme: Theme) -> DialContext {
    DialContext(scale: Scale(0...100), theme: theme)
  }

  private func shapes(_ layer: Layer) -> [(shape: Layer.Shape, position: Point)] {
    var own: [(shape: Layer.Shape, position: Point)] = []
    if case .shape(let shape) = layer.content { own = [(shape, layer.position)] }
    return own + layer.sublayers.flatMap(shapes)
  }

  @Test(arguments: Bezel.Finish.allCases.filter { $0 != .none && $0 != .line })
  func `a bezel of metal lies in rings about its frame`(finish: Bezel.Finish) throws {
    let bezel = Bezel().with { ($0.frame, $0.width, $0.finish) = (frame, 10, finish) }
    let filled = try shapes(bezel.layer(in: context(.brass))).filter { $0.shape.fillColor != .none }
    let widths = filled.compactMap { $0.shape.path.boundingBox?.size.width }
    let expected = [180, 179, 169.2, 168.4, 162.4]
    #expect(zip(widths, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(widths)")
    #expect(widths.count == expected.count)
  }

  @Test func `a card without a bezel casts a shadow away from the light and has an edge`() throws {
    let bezel = Bezel().with { $0.frame = frame }
    let copies = try shapes(bezel.layer(in: context(.cupertino)))
    #expect(copies.count == 3)
    let places = copies.prefix(2).map(\.position.y)
    #expect(places == places.sorted() && places[0] > 0)
    // A disc has its edge alone.
    #expect(try shapes(Bezel().layer(in: context(.flat))).count == 1)
  }

  @Test func `the recess of a card stays inside it`() throws {
    let face = Face().with { ($0.frame, $0.recess) = (frame, 0.8) }
    for (shape, _) in try shapes(face.layer(in: context(.instrument))) {
      let box = try #require(shape.path.boundingBox)
      let half = shape.strokeColor == .none ? 0 : shape.lineWidth / 2
      #expect(box.minX - half >= frame.minX - 1e-9 && box.maxY + half <= frame.maxY + 1e-9)
    }
    let plain = try face.with { $0.recess = 0 }.layer(in: context(.instrument))
    #expect(shapes(plain).count == 1)
  }

  @Test func `cards of a drawing are ruled, whatever their finish`() throws {
    let face = Face().with { ($0.frame, $0.finish, $0.recess) = (frame, .gradient, 0) }
    #expect(try shapes(face.layer(in: context(.blueprint))).count > 1)
    #expect(try shapes(face.layer(in: context(.flat))).count == 1)
  }

  @Test func `a sheet for drawings is ruled in at most fifty lines each way`() throws {
    for side in [200.0, 999_999] {
      let sheet = Rect(x: 0, y: 0, width: side, height: side)
      let face = Face().with { ($0.frame, $0.finish, $0.recess) = (sheet, .grid, 0) }
      let ruling = try #require(shapes(face.layer(in: context(.blueprint))).last)
      let lines = ruling.shape.path.elements.count { if case .move = $0 { true } else { false } }
      #expect(lines <= 100 && lines >= 18, "\(side): \(lines)")
    }
  }

  @Test func `a frame needs room and corners that are not negative`() {
    let flat = Rect(x: 0, y: 0, width: 10, height: 0)
    #expect(throws: DialError.self) {
      try Face().with { $0.frame = flat }.layer(in: context(.flat))
    }
    #expect(throws: DialError.self) {
      try Bezel().with { $0.frame = flat }.layer(in: context(.flat))
    }
    #expect(throws: DialError.self) {
      try Bezel().with { ($0.frame, $0.cornerRadius) = (frame, -1) }.layer(in: context(.flat))
    }
  }

  @Test func `a screw has its slots at its angle, and lines alone in a plain theme`() throws {
    let screw = Screw().with { ($0.drive, $0.angle) = (.slot, .degrees(90)) }
    let slot = try #require(shapes(screw.layer(in: context(.aviation))).last)
    let box = try #require(slot.shape.path.boundingBox)
    #expect(abs(box.size.height) < 1e-9 && abs(box.size.width - 7.44) < 1e-9)
    for (shape, _) in try shapes(screw.layer(in: context(.eink))) {
      #expect(shape.fillColor == .none && shape.strokeColor == .color(Theme.eink.bezelEdge))
    }
    #expect(throws: DialError("radius", "must be more than zero and below 1e6")) {
      try screw.with { $0.radius = 0 }.layer(in: context(.flat))
    }
  }

  @Test func `what is engraved has a bright edge on the side away from the light`() throws {
    var theme = Theme.flat
    theme.construction.light.direction = .degrees(90)
    let groove = Ring().with { $0.engraving = 2 }
    let figure = ShapePart().with {
      ($0.path, $0.fillColor) = (.circle(center: .zero, radius: 5), .black)
      ($0.layerName, $0.engraving) = ("flame", 2)
    }
    for part in [groove as any Part, figure] {
      let layer = try part.layer(in: context(theme))
      #expect(layer.sublayers.count == 2)
      #expect(abs(layer.sublayers[0].position.x + 2) < 1e-9)
      #expect(layer.sublayers.map(\.name).filter { $0 == "flame" }.count <= 1)
    }
    #expect(throws: DialError.self) {
      try groove.with { $0.engraving = -1 }.layer(in: context(theme))
    }
  }
}
