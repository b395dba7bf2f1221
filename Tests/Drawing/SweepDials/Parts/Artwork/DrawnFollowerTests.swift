import SweepDials
import SweepGeometry
import SweepScene
import Testing

/// Arcs and lights of artwork that follow the reading.
@Suite struct DrawnFollowerTests {
  private static let center = Point(50, 60)
  private static let box = Rect(x: 0, y: 0, width: 100, height: 100)
  private static let scales = [
    Scale(0...100, start: .degrees(-90), span: .degrees(180)),
    Scale(0...100, start: .degrees(110), span: .degrees(-220)),
    Scale(
      0...100, start: .degrees(-120), span: .degrees(240),
      mapping: .piecewise([Scale.Stop(20, at: 0.6)])),
  ]

  private func context(_ value: Double, _ scale: Scale = scales[0]) -> DialContext {
    DialContext(scale: scale, reading: Reading(value))
  }

  /// A line round the centre, from one direction to another.
  private func line(from: Double, to: Double) -> Layer.Shape {
    Layer.Shape(
      .arc(center: Self.center, radius: 40, from: .degrees(from), to: .degrees(to)),
      fillColor: .none, strokeColor: .color(.black), lineWidth: 8)
  }

  private func part(
    _ shape: Layer.Shape, _ steps: [TransformOperation] = []
  ) -> ArtworkPart {
    let layer = Layer("arc", content: .shape(shape))
    let group = Layer("group", transform: steps, sublayers: [layer])
    var part = ArtworkPart(Artwork(viewBox: Self.box, layers: [group]))
    part.frame = Self.box
    part.arc = DrawnArc("arc", pivot: Self.center)
    return part
  }

  /// The masks of a layer, with the maps to its outer coordinates.
  private func masks(_ layer: Layer, _ outer: Affine = .identity) -> [(mask: Layer, map: Affine)] {
    let map = outer * layer.affine
    return [layer.mask].compactMap { $0.map { ($0, map) } }
      + layer.sublayers.flatMap { masks($0, map) }
  }

  /// The shapes of a layer, without masks.
  private func shapes(_ layer: Layer) -> [Layer.Shape] {
    [layer.shape].compactMap(\.self) + layer.sublayers.flatMap(shapes)
  }

  /// The direction from the centre in which what a part shows of its arc ends.
  private func end(_ part: ArtworkPart, _ context: DialContext) throws -> Angle {
    let (mask, map) = try #require(masks(part.layer(in: context)).first { $0.mask.shape != nil })
    let shape = try #require(mask.shape)
    var angles: [Angle] = []
    shape.path.applying(map * mask.affine).forEachSegment { segment in
      angles += (0...4).map { (segment.point(at: Double($0) / 4) - Self.center).direction }
    }
    let steps = zip(angles, angles.dropFirst()).map {
      ($1 - $0).degrees.remainder(dividingBy: 360)
    }
    return try #require(angles.first) + .degrees(steps.reduce(0, +) * shape.strokeEnd)
  }

  @Test(arguments: scales, [5.0, 40, 95])
  func `an arc shows up to the direction of the needle`(scale: Scale, value: Double) throws {
    let context = context(value, scale)
    for shape in [line(from: -130, to: 130), line(from: 130, to: -130)] {
      for steps in [[], [.translate(Vector(dx: 3, dy: 4))]] as [[TransformOperation]] {
        let end = try end(part(shape, steps), context)
        let off = (end - scale.angle(of: value)).degrees.remainder(dividingBy: 360)
        #expect(abs(off) < 0.5, "\(end)")
      }
    }
  }

  @Test func `stretched and mirrored groups keep the direction`() throws {
    let context = context(25)
    for steps in [[.scale(x: 2, y: 0.5)], [.scale(x: -1, y: 1)]] as [[TransformOperation]] {
      let end = try end(part(line(from: -90, to: 90), steps), context)
      #expect(abs(end.degrees.remainder(dividingBy: 360) + 45) < 0.5, "\(end)")
    }
  }

  @Test func `a line that is drawn up to a reading goes on over the scale`() throws {
    for dashes in [[], [60, 400]] as [[Double]] {
      var drawn = line(from: -90, to: -20)
      drawn.lineDashPattern = dashes
      let shape = try #require(shapes(part(drawn).layer(in: context(80))).first)
      let box = try #require(shape.path.boundingBox)
      #expect(abs(box.maxX - 90) < 1e-6 && abs(box.minX - 10) < 1e-6, "\(box)")
      #expect(shape.lineDashPattern.isEmpty)
    }
    // Segments stay as they are drawn, and so does a line about another point.
    var segments = line(from: -90, to: -20)
    segments.lineDashPattern = [3, 1]
    #expect(try shapes(part(segments).layer(in: context(80))).first == segments)
    var other = part(line(from: -90, to: -20))
    other.arc?.pivot = Point(50, 70)
    #expect(try shapes(other.layer(in: context(80))).first == line(from: -90, to: -20))
  }

  @Test func `round ends stay round, and a fill shows as a sector`() throws {
    var round = line(from: -90, to: 90)
    round.lineCap = .round
    let mask = try #require(masks(part(round).layer(in: context(50))).first?.mask.shape)
    #expect(mask.lineCap == .round && (8...9).contains(mask.lineWidth))
    let disc = Layer.Shape(.circle(center: Self.center, radius: 40), fillColor: .color(.black))
    let sector = try #require(masks(part(disc).layer(in: context(50))).first?.mask.shape)
    #expect(sector.lineCap == .butt && sector.lineWidth > 40)
  }

  @Test func `without a pivot the arc has that of the needle`() throws {
    var part = part(line(from: -90, to: 90))
    let hand = Layer(
      "hand", content: .shape(Layer.Shape(.line(from: Self.center, to: Point(50, 20)))))
    part.artwork?.layers.append(hand)
    part.arc?.pivot = nil
    part.needle = DrawnNeedle("hand", pivot: Self.center)
    #expect(try masks(part.layer(in: context(50))).first?.mask.position == Self.center)
    part.needle = nil
    #expect(try masks(part.layer(in: context(50))).first?.mask.position == Point(50, 50))
  }

  @Test func `an arc that cannot be seen is an error`() {
    var part = part(line(from: -90, to: 90))
    part.arc?.element = "bow"
    #expect(
      throws: DialError(
        "arc", "names 'bow', which the artwork does not have; there are arc, group")
    ) { try part.layer(in: context(50)) }
    var clear = line(from: -90, to: 90)
    clear.strokeColor = .none
    part = self.part(clear)
    #expect(throws: DialError("arc", "names 'arc', which draws nothing that can be seen")) {
      try part.layer(in: context(50))
    }
  }

  /// The opacity of a light at a reading.
  private func opacity(_ light: DrawnLight, _ reading: Reading) throws -> Double {
    var part = part(line(from: 0, to: 90))
    (part.arc, part.lights) = (nil, [light])
    let layer = try part.layer(in: DialContext(scale: Self.scales[0], reading: reading))
    func find(_ layer: Layer) -> Double? {
      layer.sublayers.contains { $0.name == "arc" }
        ? layer.opacity : layer.sublayers.lazy.compactMap(find).first
    }
    return try #require(find(layer))
  }

  @Test func `a light is lit from a reading to below another`() throws {
    let band = DrawnLight("arc", from: 20, below: 80)
    for (value, shown) in [(19.99, 0.2), (20, 1), (79.99, 1), (80, 0.2), (100, 0.2)] {
      #expect(try opacity(band, Reading(value)) == shown, "\(value)")
    }
    var lamp = DrawnLight("arc", from: 80)
    lamp.idleOpacity = 0
    #expect(try opacity(lamp, Reading(100)) == 1 && opacity(lamp, Reading(79)) == 0)
    #expect(try opacity(DrawnLight("arc", below: 20), Reading(0)) == 1)
    let outside = DrawnLight("arc", from: 80, below: 20)
    #expect(try opacity(outside, Reading(90)) == 1 && opacity(outside, Reading(50)) == 0.2)
    #expect(try opacity(DrawnLight("arc", below: 20), .missing()) == 0.2)
    lamp.idleOpacity = 2
    #expect(throws: DialError.self) { try opacity(lamp, Reading(1)) }
  }

  @Test func `renamed arcs and lights are found by their boxes`() throws {
    var part = part(line(from: -90, to: 90))
    part.arc?.element = "progress"
    part.lights = [DrawnLight("zone", from: 20)]
    part.arc?.box = Rect(x: 10, y: 20, width: 80, height: 40)
    part.lights[0].box = part.arc?.box
    #expect(part.renamed.map(\.name) == ["progress", "zone"])
    #expect(part.renamed.map(\.element) == ["arc", "arc"])
    #expect(try masks(part.layer(in: context(50))).contains { $0.mask.shape?.strokeEnd == 0.5 })
  }
}
