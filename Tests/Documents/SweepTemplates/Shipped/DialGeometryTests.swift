@testable import SweepDials
import SweepGeometry
import SweepSVG
import SweepScene
import SweepTemplates
import Sweephand
import Testing

/// The shipped templates at rest and on the way there.
@Suite struct DialGeometryTests {
  private func scene(_ template: String, _ with: String = "") throws -> Layer.Scene {
    try #require(picture("sweephand: 1\ntemplate: \(template)\nwith: {\(with)}"))
  }

  @Test(arguments: Template.names)
  func `no hand strikes a numeral at rest`(template: String) throws {
    let shown = ShownFigures(try scene(template).layers, in: .instrument)
    for figure in shown.labels {
      #expect(!shown.hands.contains { $0.contains(where: figure.contains) }, "\(figure.text)")
    }
  }

  @Test func `a hand across a numeral is found`() throws {
    let shown = ShownFigures(try scene("speedometer", "value: 70").layers, in: .instrument)
    #expect(
      shown.labels.contains { label in
        shown.hands.contains { $0.contains(where: label.contains) }
      })
  }

  @Test func `scales are symmetric`() throws {
    let dials: [any DialDesign] = [Speedometer(), Tachometer(), Barometer(), VUMeter(), KnobDial()]
    for design in dials {
      let scale = try design.dial.context.scale
      #expect(abs((scale.start + scale.end).degrees) < 0.05, "\(scale)")
    }
    #expect(abs((Scale().start + Scale().end).degrees) < 0.05)
  }

  @Test func `upright figures stand on one circle`() {
    let distances = Labels().boxes(in: DialContext()).map { ($0.center - .zero).length }
    #expect((distances.max() ?? 0) - (distances.min() ?? 9) < 0.01, "\(distances)")
  }

  @Test func `a countdown rests on its start`() throws {
    let scene = try scene("countdown", "seconds: 90")
    let rest = ShownFigures(scene.layers, in: .instrument)
    #expect(rest.readout == ["1:30"])
    let end = ShownFigures(scene.presentation(at: 91).layers, in: .instrument)
    #expect(end.readout == ["0:00"])
  }

  @Test(arguments: [0.0, 10, 79.5, 80.5])
  func `the last ten seconds are in danger`(time: Double) throws {
    let layers = try scene("countdown", "seconds: 90").presentation(at: Seconds(time)).layers
    let colors = layers.flatMap { $0.shown("progress") }.compactMap { layer -> Color? in
      guard case .shape(let shape) = layer.content, case .gradient(let light) = shape.strokeColor
      else { return nil }
      return light.stops.last?.color
    }
    #expect(colors == [time > 80 ? Theme.instrument.danger : Theme.instrument.needle])
  }

  /// A figure is within a printed step or a hundredth of the scale of its needle; moments of its change are
  /// rounded.
  @Test(
    arguments: [
      ("speedometer", "value: 73", 0.0...100.0, 1.0), ("speedometer", "value: 100", 0...100, 1),
      ("speedometer", "value: 9", 0...100, 1),
      ("speedometer", "value: 0, previous: 62", 0...100, 1),
      ("speedometer", "value: 21.5, min: -20, max: 40, decimals: 1", -20...40, 0.1),
      ("speedometer", "value: 6340, max: 10000", 0...10000, 1),
      ("speedometer", "value: 12345, max: 20000", 0...20000, 1),
      ("speedometer", "readings: [10, 90, 30, 70]", 0...100, 1),
      ("tachometer", "", 0...8, 0.1), ("dashboard", "", 0...240, 1),
    ])
  func `figure and needle agree in every frame`(
    template: String, with values: String, domain: ClosedRange<Double>, step: Double
  ) throws {
    let scene = try scene(template, values)
    let scale =
      switch template {
      case "tachometer": try Tachometer().dial.context.scale
      default: Scale(domain)
      }
    let extent = domain.upperBound - domain.lowerBound
    for frame in 0...160 {
      let layers = scene.presentation(at: Seconds(Double(frame) / 25)).layers
      let angle = try #require(layers.compactMap { $0.turn(of: "needle") }.last)
      let figure = try #require(
        ShownFigures(layers, in: .instrument).readout.compactMap(\.number).first)
      let value = domain.lowerBound + (angle - scale.start.degrees) / scale.span.degrees * extent
      #expect(abs(value - figure) <= 1.05 * max(step, extent / 100), "\(frame): \(value) \(figure)")
    }
  }
}

extension String {
  fileprivate var number: Double? { Double(replacing("−", with: "-")) }
}

extension Layer {
  /// The layers of a name that are not hidden.
  fileprivate func shown(_ name: String) -> [Layer] {
    if isHidden { return [] }
    return (self.name == name ? [self] : []) + sublayers.flatMap { $0.shown(name) }
  }

  /// The turn of the last layer of a name outside of groups that are moved aside.
  fileprivate func turn(of name: String) -> Double? {
    if position != .zero { return nil }
    if self.name == name, case .rotate(let angle)? = transform.first { return angle.degrees }
    return sublayers.compactMap { $0.turn(of: name) }.last
  }
}
