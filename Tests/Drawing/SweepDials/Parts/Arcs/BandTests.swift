@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct BandTests {
  @Test func `straight stretches have patterns too`() throws {
    var plot = Dial.Plot()
    plot.y = Scale(0...100)
    let context = DialContext(theme: .flat, plot: plot)
    var ranges = Ranges([0, 50, 80, 100])
    #expect(try ranges.layer(in: context).sublayers.count == 3)
    ranges.patterns = [.solid, .dots, .stripes]
    let layers = try ranges.layer(in: context).sublayers
    let paints = layers.compactMap { layer -> Layer.Shape? in
      if case .shape(let shape) = layer.content { shape } else { nil }
    }
    #expect(paints.count == 5)
    #expect(paints[2].fillColor == .color(context.theme.face))
    #expect(paints[4].strokeColor == .color(context.theme.face))
    ranges.patterns = [.dots]
    #expect(throws: DialError("patterns", "must give a pattern to each of the 3 stretches")) {
      try ranges.layer(in: context)
    }
  }

  private let context = DialContext(scale: Scale(0...100, start: .zero, span: .degrees(180)))

  private func shapes(_ bands: Bands) throws -> [Layer.Shape] {
    try bands.layer(in: context).sublayers.compactMap {
      if case .shape(let shape) = $0.content { shape } else { nil }
    }
  }

  @Test func `a band that tapers is as wide as its reading says`() throws {
    var bands = Bands([0, 50, 100])
    (bands.radius, bands.width, bands.endWidth) = (80, 2, 10)
    let box = try #require(try shapes(bands)[0].path.boundingBox)
    // From the top, where it is 2 wide from 79 on, to the right, where it is 6 wide.
    #expect(abs(box.minY + 81) < 0.1 && abs(box.maxX - 85) < 0.1)
  }

  @Test func `patterns lie on their bands, the last ones where bands are few`() throws {
    var bands = Bands([0, 50, 100])
    bands.patterns = [.dots, .solid, .stripes]
    #expect(try shapes(bands).count == 3)
    bands.patterns = [.stripes]
    #expect(throws: DialError("patterns", "must give a pattern to each of the 2 stretches")) {
      try bands.layer(in: context)
    }
  }

  private func colors(_ bands: Bands) throws -> [UInt32?] {
    try shapes(bands).map { $0.strokeColor.plain?.rgb }
  }

  @Test(arguments: [false, true])
  func `more than three bands have shades of the tones`(isReversed: Bool) throws {
    let theme = context.theme
    let tones: [ThemeColor] = [.token(.good), .token(.warning), .token(.danger)]
    var (first, last) = (theme.good, theme.danger)
    var bands = Bands([0, 20, 35, 60, 75, 100])
    if isReversed { (bands.colors, first, last) = (tones.reversed(), last, first) }
    func shade(_ from: Color, _ to: Color, _ part: Double) -> UInt32 {
      from.interpolated(to: to, part).rgb
    }
    #expect(
      try colors(bands) == [
        first.rgb, shade(first, theme.warning, 0.5), theme.warning.rgb,
        shade(theme.warning, last, 0.5), last.rgb,
      ])
    bands.limits = [0, 10, 20, 30, 40]
    #expect(
      try colors(bands) == [
        first.rgb, shade(first, theme.warning, 2 / 3), shade(theme.warning, last, 1 / 3), last.rgb,
      ])
  }

  @Test func `too few colours of one's own are an error, and so are too many shades`() throws {
    var bands = Bands([0, 10, 20, 30, 40])
    bands.colors = [.token(.good), .token(.danger)]
    #expect(throws: DialError("colors", "must give a colour to each of the 4 stretches")) {
      try bands.layer(in: context)
    }
    bands = Bands((0...100).map(Double.init))
    #expect(try shapes(bands).count == 100)
    bands = Bands((0...101).map(Double.init))
    #expect(throws: DialError("limits", "must make at most 100 stretches")) {
      try bands.layer(in: context)
    }
  }

  @Test(
    arguments: [
      (10.0, "10, in the normal range, 0 to 100"), (30, "30, 0 to 100"),
      (48, "48, in the warning range, 0 to 100"), (90, "90, in the danger range, 0 to 100"),
    ])
  func `bands in tones have words, those in shades none`(value: Double, words: String) {
    let dial = Dial(context: DialContext(scale: Scale(0...100), reading: Reading(value))) {
      Bands([0, 20, 35, 60, 75, 100])
      Needle()
    }
    #expect(dial.words == words)
  }

  @Test func `bands are cut into cells of a length, the last of which may be shorter`() throws {
    var bands = Bands([60, 85, 100])
    (bands.cell, bands.gap) = (10, 0.5)
    let lengths = try shapes(bands).map { shape in
      shape.path.boundingBox.map { Point($0.minX, $0.minY).onGrid }
    }
    #expect(lengths.count == 5 && Set(lengths).count == 5)
    bands.cell = 0.01
    #expect(throws: DialError("cell", "makes more than 500 cells")) { try shapes(bands) }
  }

  @Test func `flat bands are arcs as before`() throws {
    #expect(try shapes(Bands([0, 60, 100])).map(\.lineWidth) == [3, 3])
  }
}
