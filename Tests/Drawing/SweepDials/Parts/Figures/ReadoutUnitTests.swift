import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

@Suite struct ReadoutUnitTests {
  private func layer(_ value: Double, _ change: (inout Readout) -> Void) throws -> Layer {
    let readout = Readout().with {
      ($0.window, $0.unit, $0.position) = (.some(.none), "km/h", Point(0, 10))
    }.with(change)
    return try readout.layer(in: DialContext(reading: Reading(value), theme: .flat))
  }

  private func texts(_ layer: Layer) -> [(text: Layer.Text, place: Point)] {
    layer.sublayers.compactMap { layer in
      if case .text(let text) = layer.content { (text, layer.position) } else { nil }
    }
  }

  @Test func `a unit in a size of its own stands behind the number`() throws {
    let found = texts(try layer(73) { ($0.isUnitBehind, $0.unitSize) = (true, 8) })
    #expect(found.map(\.text.string) == ["73", "km/h"])
    #expect(found[1].text.fontSize == 8 && found[0].text.fontSize == 24)
    #expect(found[0].place.x < 0 && found[1].place.x > 0 && found[1].place.y == 10)
    #expect(found[1].text.foregroundColor == .color(Theme.flat.muted))
  }

  @Test func `a raised unit ends at the top of the figures`() throws {
    let found = texts(
      try layer(73) { ($0.isUnitBehind, $0.unitSize, $0.isUnitRaised) = (true, 8, true) })
    let tops = found.map { $0.place.y - 0.72 * $0.text.fontSize }
    #expect(abs(tops[0] - tops[1]) < 0.01 && found[0].place.y == 10)
  }

  @Test func `below the number it has the size that it is given`() throws {
    let found = texts(try layer(73) { $0.unitSize = 5 })
    #expect(found.map(\.text.fontSize) == [24, 5])
    #expect(texts(try layer(73) { _ in }).map(\.text.fontSize) == [24, 7.5])
  }

  @Test func `where a script moves the number the unit leaves room for the widest`() throws {
    let readout = Readout().with {
      ($0.window, $0.unit, $0.isUnitBehind, $0.unitSize) = (.some(.none), "km/h", true, 8)
    }
    func places(_ value: Double) throws -> [Point] {
      var reading = Reading(value)
      reading.course = .sweep(0...100)
      return texts(try readout.layer(in: DialContext(reading: reading, theme: .flat))).map(\.place)
    }
    #expect(try places(7) == places(100))
  }

  @Test func `sizes are above zero`() {
    #expect(throws: DialError.self) { try layer(1) { $0.unitSize = 0 } }
  }
}
