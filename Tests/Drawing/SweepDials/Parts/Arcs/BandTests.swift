@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct BandTests {
  @Test func `straight stretches have patterns too`() throws {
    var plot = Plot()
    plot.y = Scale(0...100)
    let context = DialContext(theme: .flat, plot: plot)
    var ranges = Ranges([0, 50, 80, 100])
    #expect(try ranges.layer(in: context).sublayers.count == 3)
    ranges.patterns = [.solid, .dots, .stripes]
    let layers = try ranges.layer(in: context).sublayers
    let paints = layers.compactMap { layer -> Shape? in
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

  private func shapes(_ bands: Bands) throws -> [Shape] {
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

  @Test func `flat bands are arcs as before`() throws {
    #expect(try shapes(Bands([0, 60, 100])).map(\.lineWidth) == [3, 3])
  }
}
