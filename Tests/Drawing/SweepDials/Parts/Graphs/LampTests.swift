import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct LampTests {
  private func context(_ reading: Reading) -> DialContext {
    let plot = Dial.Plot(frame: Rect(x: 0, y: 0, width: 100, height: 10), x: Scale(0...10))
    return DialContext(reading: reading, theme: .eink, plot: plot)
  }

  private func bar(_ show: Bar.Cells) -> Bar {
    Bar().with { ($0.along, $0.cells, $0.gap, $0.show, $0.limits) = (.x, 10, 0, show, [5, 8]) }
  }

  @Test(arguments: [(0.0, 0.0), (0.4, 0), (0.6, 10), (4.9, 50), (10, 100), (12, 100)])
  func `lamps are wholly on or off`(value: Double, lit: Double) throws {
    let layer = try bar(.lamps).layer(in: context(Reading(value, duration: 0)))
    let covers = layer.sublayers.compactMap { layer -> Double? in
      guard case .shape(let shape) = layer.content, shape.strokeStart > 0 else { return nil }
      return shape.strokeStart * 103
    }
    #expect(covers.allSatisfy { abs($0 - lit) < 1e-9 })
    #expect(covers.isEmpty == (lit == 0))
  }

  @Test(arguments: [(0.0, 0.0, Color(1)), (7, 60, Color(2)), (10, 90, Color(3))])
  func `a dot stands at the last lamp`(value: Double, place: Double, color: Color) throws {
    let bar = bar(.dot).with { $0.colors = [1, 2, 3].map { .color(Color($0)) } }
    let lamp = try #require(
      try bar.layer(in: context(Reading(value, duration: 0))).sublayers.first)
    #expect(lamp.transform == [.translate(Vector(dx: place, dy: 0))])
    let shape = if case .shape(let shape) = lamp.content { shape } else { Layer.Shape(Path()) }
    #expect(shape.fillColor == .color(color))
  }

  @Test func `lamps jump from reading to reading`() throws {
    let playing = Reading(playing: [2, 8], every: 1, duration: 0.5)
    let layer = try bar(.lamps).layer(in: context(playing))
    #expect(layer.sublayers.contains { !$0.animations.isEmpty })
  }
}
