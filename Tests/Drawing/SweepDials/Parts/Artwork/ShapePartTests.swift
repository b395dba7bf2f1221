import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

/// Parts made of outlines: thresholds, ranges, glass, custom figures.
@Suite struct ShapePartTests {
  private static let context = DialContext(
    theme: .flat,
    plot: Dial.Plot(
      frame: Rect(x: 10, y: 20, width: 200, height: 100), x: Scale(0...1), y: Scale(0...50)))

  private func shape(_ layer: Layer) throws -> Layer.Shape {
    guard case .shape(let shape) = layer.content else { throw DialError("shape", "is none") }
    return shape
  }

  private func text(_ layer: Layer) throws -> Layer.Text {
    guard case .text(let text) = layer.content else { throw DialError("text", "is none") }
    return text
  }

  @Test func `a threshold crosses the plot at its reading`() throws {
    let layer = try Threshold(40, label: "limit").layer(in: Self.context)
    #expect(
      try shape(layer.sublayers[0]).path.elements == [
        .move(to: Point(10, 40)), .line(to: Point(210, 40)),
      ])
    #expect(try text(layer.sublayers[1]).alignment == .end)
    #expect(layer.sublayers[1].position == Point(208, 35.8))
  }

  @Test func `a threshold lies at a number of the readings, but at no change`() throws {
    let points = [10.0, 20, 45].enumerated().map { DataPoint(Double($0), $1) }
    let plot = Dial.Plot(
      frame: Rect(x: 10, y: 20, width: 200, height: 100), points: points, y: Scale(0...50))
    let context = DialContext(theme: .flat, plot: plot)
    func y(_ threshold: Threshold) throws -> Double? {
      try shape(threshold.layer(in: context).sublayers[0]).path.elements.first?.end?.y
    }
    #expect(try y(Threshold().with { $0.quantity = .mean }) == 70)
    #expect(try y(Threshold(40).with { $0.quantity = .mean }) == 40)
    #expect(throws: DialError.self) {
      try Threshold().with { $0.quantity = .change }.layer(in: context)
    }
  }

  @Test func `its words stand below it where there is no room above`() throws {
    let high = try Threshold(49, label: "limit").with { $0.isLabelAtLeft = true }
      .layer(in: Self.context)
    #expect(high.sublayers[1].position == Point(12, 33))
    #expect(try text(high.sublayers[1]).alignment == .start)
  }

  @Test(arguments: [(60.0, 24.4, 1.0, 31.0), (-5, 115.6, -1, 115.8)])
  func `a threshold outside of the scale is an arrowhead at that end`(
    value: Double, tip: Double, inward: Double, baseline: Double
  ) throws {
    let layer = try Threshold(value, label: "limit").layer(in: Self.context)
    let ends = try shape(layer.sublayers[0]).path.elements.compactMap(\.end)
    #expect(abs(ends[0].y - tip) < 1e-9 && (ends[1].y - tip) * inward > 5 && ends[1].y == ends[2].y)
    #expect(ends[2].x < 208 - 20 && layer.sublayers[1].position == Point(208, baseline))
    #expect(try Threshold(value).layer(in: Self.context).sublayers.count == 1)
  }

  @Test(
    arguments: [
      ([30, 30, 42], 12.0), ([42, 30, 38], 112), ([10, 10, 10], 208),
    ] as [([Double], Double)])
  func `the words of a threshold keep clear of the data`(values: [Double], left: Double) throws {
    let points = values.enumerated().map { DataPoint(Double($0), $1) }
    let plot = Dial.Plot(
      frame: Rect(x: 10, y: 20, width: 200, height: 100), points: points, y: Scale(0...50))
    let context = DialContext(theme: .flat, plot: plot)
    let words = try Threshold(40, label: "limit").layer(in: context).sublayers[1].position
    #expect(words.x == left)
  }

  @Test func `ranges lie beside the scale, the last colours counting`() throws {
    let layers = try Ranges([0, 30, 50]).layer(in: Self.context).sublayers
    let ends = try layers.map { try shape($0).path.elements.compactMap(\.end) }
    #expect(
      ends == [[Point(214, 120), Point(214, 60)], [Point(214, 60), Point(214, 20)]])
    #expect(
      try layers.map { try shape($0).strokeColor }
        == [.color(Theme.flat.warning), .color(Theme.flat.danger)])
    #expect(throws: DialError("limits", "must rise, and be at least two")) {
      try Ranges([30, 30]).layer(in: Self.context)
    }
  }

  @Test(arguments: [0, 0.3, 1])
  func `the light keeps inside the glass`(reach: Double) throws {
    let glass = try GlassPart().with { ($0.reach, $0.strength) = (reach, 0.1) }.layer(
      in: Self.context)
    let box = try #require(try shape(glass).path.boundingBox)
    #expect(box.minX >= -96.001 && box.minY >= -96.001 && box.maxX <= 96.001 && box.maxY <= 96.001)
    #expect(throws: DialError("reach", "must lie in 0 … 1")) {
      try GlassPart().with { $0.reach = 1.1 }.layer(in: Self.context)
    }
  }

  @Test func `a figure is a layer in the colours of the theme`() throws {
    let figure = ShapePart().with {
      ($0.path, $0.fillColor, $0.position) = (.rect(.zero), .token(.accent), Point(3, 4))
      ($0.rotation, $0.scale, $0.opacity) = (.degrees(30), ScaleFactors(x: 2, y: 1), 0.5)
      $0.layers = [ShapePart().with { $0.layerName = "inner" }]
    }
    let layer = try figure.layer(in: Self.context)
    #expect(try shape(layer).fillColor == .color(Theme.flat.accent))
    #expect(layer.transform == [.rotate(.degrees(30)), .scale(x: 2, y: 1)])
    #expect(layer.position == Point(3, 4) && layer.opacity == 0.5)
    #expect(layer.sublayers.map(\.name) == ["inner"])
    #expect(throws: DialError("strokeEnd", "must lie in 0 … 1")) {
      try figure.with { $0.strokeEnd = 2 }.layer(in: Self.context)
    }
  }
}
