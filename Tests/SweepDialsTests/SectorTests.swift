@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct SectorTests {
  private func wheel(_ reading: Reading, count: Int, at time: Double = 1000) throws -> Layer {
    let sectors = Sectors((0..<count).map(String.init))
    let scene = try Dial(context: DialContext(reading: reading)) { sectors }.scene()
    return scene.presentation(at: Seconds(time)).layers[0].sublayers[0]
  }

  private func turn(_ layer: Layer) -> Double {
    if case .rotate(let angle)? = layer.transform.first { angle.degrees } else { .nan }
  }

  @Test(arguments: [2, 5, 8])
  func `the selected sector stands at the mark`(count: Int) throws {
    for selected in 0..<count {
      let wheel = try wheel(Reading(Double(selected), from: 0, duration: 0.2), count: count)
      #expect(wheel.sublayers.map(\.opacity) == (0..<count).map { $0 == selected ? 1 : 0.6 })
      let place = selected == 0 ? 0 : turn(wheel.sublayers[selected])
      #expect(abs((turn(wheel) + place).remainder(dividingBy: 360)) < 1e-9)
    }
  }

  @Test func `it turns the short way`() throws {
    let reading = Reading(7, from: 0, duration: 0.2, timingFunction: .linear)
    let halfway = try turn(wheel(reading, count: 8, at: 0.1))
    #expect(abs(halfway.remainder(dividingBy: 360) - 22.5) < 1e-9)
  }

  @Test(arguments: [2, 3, 8, 12, 40], [0, 90, -135])
  func `words keep inside their sectors`(count: Int, mark: Double) throws {
    let sectors = Sectors(Array(repeating: "September", count: count)).with {
      $0.mark = .degrees(mark)
    }
    let wheel = try sectors.layer(in: DialContext(reading: Reading(0))).sublayers[0]
    let word = wheel.sublayers[0].sublayers[1]
    let line = word.sublayers.first ?? word
    guard case .text(let text) = line.content else {
      Issue.record("no text")
      return
    }
    let half = FontWidths.sans.advance(of: text.string, weight: 600) * text.fontSize / 2
    let place = word.sublayers.isEmpty ? Affine.identity : word.affine
    let drop = Text.opticalCenter * text.fontSize
    for corner in [Vector(dx: -half, dy: 0), Vector(dx: half, dy: -2 * drop)] {
      let point = place.apply(to: line.position + corner)
      #expect((34...92).contains(point.distance(to: Point.zero)))
      #expect(abs(arcTangent(point.x, -point.y)) < .pi / Double(count))
    }
  }

  @Test func `signs are as many as sectors`() {
    #expect(throws: DialError("icons", "must be as many as the texts, or none")) {
      try Sectors(["a", "b"]).with { $0.icons = [.oil] }.layer(in: DialContext())
    }
  }

  @Test func `a wheel has at least two sectors`() {
    #expect(throws: DialError("texts", "must be the words of 2 … 60 sectors")) {
      try Sectors(["one"]).layer(in: DialContext())
    }
  }

  @Test func `a knob points at its reading`() throws {
    let context = DialContext(
      scale: Scale(0...10, start: .degrees(-135), span: .degrees(270)), reading: Reading(5))
    let layers = try Knob().layer(in: context).sublayers
    let turned = layers.first { $0.name == "knob" }
    #expect(turned?.transform == [.rotate(.zero)] && turned?.animations.count == 1)
  }
}
