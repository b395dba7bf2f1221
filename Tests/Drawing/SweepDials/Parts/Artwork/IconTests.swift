import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

@Suite struct IconTests {
  @Test(arguments: Icon.Symbol.allCases)
  func `every icon lies within its box`(symbol: Icon.Symbol) throws {
    let path = try #require(symbol.outline)
    let points = path.elements.compactMap(\.end)
    #expect(points.allSatisfy { (1.4...22.6).contains($0.x) && (1.4...22.6).contains($0.y) })
    #expect(points.count > 1)
  }

  @Test func `there are more than forty icons, no two alike`() {
    #expect(Set(Icon.Symbol.allCases.map(\.pathData)).count == Icon.Symbol.allCases.count)
    #expect(Icon.Symbol.allCases.count >= 47)
  }

  @Test func `artwork takes one colour and keeps what is transparent`() throws {
    var half = Layer.Shape(.circle(radius: 5), fillColor: .rgb(0xff0000, alpha: 0.5))
    half.strokeColor = .rgb(0x00ff00)
    let artwork = Artwork(
      viewBox: Rect(x: 0, y: 0, width: 10, height: 10),
      layers: [Layer(sublayers: [Layer(content: .shape(half))])])
    let icon = Icon().with { ($0.artwork, $0.color) = (artwork, .token(.danger)) }
    func shape(_ icon: Icon) throws -> Layer.Shape? {
      var layer = try icon.layer(in: DialContext(theme: .flat))
      while let inner = layer.sublayers.first { layer = inner }
      if case .shape(let shape) = layer.content { return shape }
      return nil
    }
    let danger = Theme.flat.danger
    #expect(try shape(icon)?.fillColor == .color(danger.opacity(0.5)))
    #expect(try shape(icon)?.strokeColor == .color(danger))
    #expect(try shape(icon.with { $0.color = nil })?.fillColor == half.fillColor)
  }
}
