import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

@Suite struct LegendColumnTests {
  @Test func `rows fill from the left`() throws {
    let legend = Legend(["a", "b", "c", "d"]).with {
      ($0.columns, $0.colors) = (2, [.black, .white, .black, .white])
    }
    let places = try legend.layer(in: DialContext(theme: .flat)).sublayers.compactMap { layer in
      if case .text = layer.content { layer.position } else { nil }
    }
    #expect(places[0].y == places[1].y && places[2].y > places[0].y)
    #expect(places[0].x == places[2].x && places[1].x > places[0].x)
  }

  @Test func `bands keep their gap and taper, pills have plates`() throws {
    let context = DialContext(
      scale: Scale(0...100), reading: Reading(20, from: 10), theme: .flat)
    func count(_ layer: Layer) -> Int { 1 + layer.sublayers.map(count).reduce(0, +) }
    #expect(try count(Bands([0, 50, 100]).with { $0.gap = 4 }.layer(in: context)) == 3)
    #expect(try count(Bands([0, 1, 100]).with { $0.gap = 9 }.layer(in: context)) == 2)
    let plain = try count(Trend().layer(in: context))
    #expect(try count(Trend().with { $0.hasPill = true }.layer(in: context)) == plain + 1)
    #expect(try MarkerPart(40).with { $0.style = .pill }.layer(in: context).sublayers.count == 4)
  }
}
