import SweepScene
import Testing

@testable import SweepDials

/// Figures and units keep to the width that a readout has.
@Suite struct ReadoutTests {
  private func texts(_ readout: Readout) throws -> [Text] {
    try readout.layer(in: DialContext()).sublayers.compactMap { layer in
      if case .text(let text) = layer.content { text } else { nil }
    }
  }

  @Test(arguments: ["km/h", "×1000 r/min", "thousands of cubic metres an hour"])
  func unitsFit(_ unit: String) throws {
    let readout = Readout().with { ($0.unit, $0.maximumWidth) = (unit, 80) }
    let text = try #require(try texts(readout).last)
    let letters = Double(unit.unicodeScalars.count)
    let width = unit.advance * text.fontSize + letters * text.letterSpacing
    #expect(text.string == unit && width <= 80 + 1e-9)
    #expect((text.fontSize == 7.5) == (letters < 12), "only what is too long gets smaller")
  }
}
