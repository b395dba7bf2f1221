import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

@Suite struct RadialBarsTests {
  private func ends(_ bars: RadialBars, _ plot: Dial.Plot? = nil) throws -> [Double] {
    try bars.layer(in: DialContext(theme: .flat, plot: plot)).sublayers.compactMap { layer in
      if case .shape(let shape) = layer.content, shape.strokeEnd < 1 {
        shape.strokeEnd
      } else {
        nil
      }
    }
  }

  @Test func `arcs are parts of a round number`() throws {
    #expect(try ends(RadialBars([84, 50])) == [0.84, 0.5])
    #expect(try ends(RadialBars([84, 50]).with { $0.maximum = 200 }) == [0.42, 0.25])
  }

  @Test func `the data of a plot come first`() throws {
    let plot = Dial.Plot(
      points: [DataPoint(0, 5), DataPoint(1, 2)], x: Scale(categories: ["a", "b"]))
    #expect(try ends(RadialBars([84, 50]), plot) == [0.4])
    var dial = Dial(context: DialContext(plot: plot)) { RadialBars([9]) }
    #expect(dial.words == "a 5, b 2, 0 to 5")
    dial.context.plot = nil
    #expect(dial.words == "9, 0 to 10")
  }

  @Test(arguments: [
    [], [-1.0], [1e13], Array(repeating: 1.0, count: 13),
  ])
  func `numbers are few and not below zero`(values: [Double]) {
    #expect(throws: DialError.self) { try ends(RadialBars(values)) }
  }
}
